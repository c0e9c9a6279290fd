// In which part of the list a game stands.
import type { TableFacts } from '../lib/wire';

export type Part = 'yours' | 'others' | 'waiting' | 'finished';

export function partOf(table: TableFacts): Part {
  if (table.over) return 'finished';
  if (table.waiting) return 'waiting';
  return table.next.some((seat) => table.mine.includes(seat)) ? 'yours' : 'others';
}

/** Whoever has the least time comes first; without a clock whoever has waited longest. */
export function bySoonest(one: TableFacts, other: TableFacts): number {
  if (one.until !== other.until)
    return !one.until ? 1 : !other.until ? -1 : one.until.localeCompare(other.until);
  return one.since.localeCompare(other.since);
}
