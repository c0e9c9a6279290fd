// A score pad as a value: what was written down, and what it comes to. Nothing here changes anything.
import { drawnGame, EACH, settled, type Owing } from './payments';
import type { Companion, EndField, Field, PadPlan } from './plan';

export type Entry = Readonly<Record<string, number | string>>;
export interface Pad {
  names: readonly string[];
  /** Row by row, each with a cell a seat; null: nothing is written there yet. */
  rows: readonly (readonly (Entry | null)[])[];
  /** What is written once, by seat. */
  ends: readonly Entry[];
  /** Boxes ticked, by seat. */
  counts: readonly number[];
  /** Boxes ticked for the whole table. */
  tally: number;
}
/** Whoever came later was not there: nothing is counted, and nothing is waited for. */
export const ABSENT: Entry = { absent: 1 };
export const absent = (cell: Entry | null): boolean => Boolean(cell?.absent);

/** Where something is written: in a row, or at the end. */
export type Place = { row: number; seat: number } | { end: string; seat: number };

export const MOST_SEATS = 12;
export const MOST_POINTS = 99_999;
export const LONGEST_NAME = 24;
export const LONGEST_WORD = 40;

export function newPad(names: readonly string[]): Pad {
  return { names, rows: [], ends: names.map(() => ({})), counts: names.map(() => 0), tally: 0 };
}

/** Has anything been written? */
export const blank = ({ rows, ends, counts, tally }: Pad): boolean =>
  !rows.length &&
  tally === 0 &&
  ends.every((end) => !Object.keys(end).length) &&
  counts.every((n) => n === 0);

export function cellOf(pad: Pad, place: Place): Entry | null {
  if ('end' in place) return pad.ends[place.seat] ?? null;
  return pad.rows[place.row]?.[place.seat] ?? null;
}

/** Written in a row; an empty cell at the end of a pad takes its row with it. */
export function withCell(pad: Pad, row: number, seat: number, entry: Entry | null): Pad {
  const rows = pad.rows.map((cells) => [...cells]);
  while (rows.length <= row) rows.push(pad.names.map(() => null));
  (rows[row] as (Entry | null)[])[seat] = entry;
  while (rows.length && rows.at(-1)?.every((cell) => cell === null)) rows.pop();
  return { ...pad, rows };
}

/** Written at the end; `alone`: nobody else has it then. */
export function withEnd(
  pad: Pad,
  seat: number,
  [id, value]: [id: string, value: number | null],
  alone = false,
): Pad {
  const ends = pad.ends.map((end, at) => {
    if (at !== seat && !alone) return end;
    const { [id]: _, ...rest } = end;
    return at === seat && value !== null ? { ...rest, [id]: value } : rest;
  });
  return { ...pad, ends };
}

/** Boxes of a seat; null: of the table. */
export function withCount(pad: Pad, seat: number | null, count: number): Pad {
  if (seat === null) return { ...pad, tally: Math.max(0, count) };
  return { ...pad, counts: pad.counts.map((n, at) => (at === seat ? Math.max(0, count) : n)) };
}

/** The seats as they are called now; `from` says which seat each was before, null a new one. */
export function withSeats(pad: Pad, seats: readonly { name: string; from: number | null }[]): Pad {
  const was = <T>(list: readonly T[], from: number | null, none: T): T =>
    from === null ? none : (list[from] ?? none);
  return {
    ...pad,
    names: seats.map(({ name }) => name),
    rows: pad.rows
      .map((cells) => seats.map(({ from }) => was<Entry | null>(cells, from, ABSENT)))
      .filter((cells) => cells.some((cell) => cell && !absent(cell))),
    ends: seats.map(({ from }) => was(pad.ends, from, {})),
    counts: seats.map(({ from }) => was(pad.counts, from, 0)),
  };
}

/** Whoever comes next: the first empty cell of the last row, else the first of a new one. */
export function nextPlace({ rows }: Pad): { row: number; seat: number } {
  const last = rows.length - 1;
  const seat = rows[last]?.indexOf(null) ?? -1;
  return seat >= 0 ? { row: last, seat } : { row: rows.length, seat: 0 };
}

const numbered = (entry: Entry | null, { id, times }: Field): number =>
  times === 'text' ? 0 : times * (Number(entry?.[id]) || 0);

/** The stake of a game: doubled after one that nobody won. */
export const stakeOf = (plan: PadPlan, { rows }: Pad, row: number): number =>
  plan.way === 'payments' && row > 0 && drawnGame(debtsOf(plan.fields, rows[row - 1] ?? []))
    ? 2
    : 1;

/** What each seat has left over in a game, and what it pays to everybody; null: not written yet. */
const debtsOf = (fields: readonly Field[], cells: readonly (Entry | null)[]): Owing[] =>
  cells.map((cell) =>
    absent(cell)
      ? 'absent'
      : cell && { rest: worthOf(fields, cell), each: Number(cell[EACH]) || 0 },
  );

export const worthOf = (fields: readonly Field[], entry: Entry | null): number =>
  fields.reduce((sum, field) => sum + numbered(entry, field), 0);

/** What a row brought each seat; null where nothing is written, or is not settled yet. */
export function rowPoints({ pad: plan }: Companion, pad: Pad, row: number): (number | null)[] {
  const cells = pad.rows[row] ?? [];
  if (plan.way === 'payments') return settled(debtsOf(plan.fields, cells), stakeOf(plan, pad, row));
  return cells.map((cell) => (cell && !absent(cell) ? worthOf(plan.fields, cell) : null));
}

/** What all rows come to for a seat; null: nothing is written. */
export function sumOf(companion: Companion, pad: Pad, seat: number): number | null {
  const written = pad.rows
    .map((_, row) => rowPoints(companion, pad, row)[seat] ?? null)
    .filter((points): points is number => points !== null);
  if (!written.length) return null;
  switch (companion.pad.way) {
    case 'firsts':
      return written.filter((place) => place === 1).length;
    case 'least':
      return Math.min(...written);
    default:
      return written.reduce((sum, points) => sum + points, 0);
  }
}

/** What the boxes of a seat are worth. */
export function countWorth({ counter }: Companion, pad: Pad, seat: number): number {
  return counter?.worth && counter.of === 'seats' ? counter.worth.of(pad.counts[seat] ?? 0) : 0;
}

export function endOf(entry: Entry | undefined, { id, times, once }: EndField): number {
  const value = Number(entry?.[id]) || 0;
  return times === 'text' ? 0 : once !== undefined ? (value ? once : 0) : times * value;
}

export function totalOf(companion: Companion, pad: Pad, seat: number): number | null {
  const sum = sumOf(companion, pad, seat);
  const ends = companion.pad.ends.reduce((all, end) => all + endOf(pad.ends[seat], end), 0);
  const boxes = countWorth(companion, pad, seat);
  return sum === null && !ends && !boxes ? null : (sum ?? 0) + ends + boxes;
}

/** The seats that are ahead; several are level. */
export function ahead(companion: Companion, pad: Pad): number[] {
  const totals = pad.names.map((_, seat) => totalOf(companion, pad, seat));
  const known = totals.filter((total): total is number => total !== null);
  if (!known.length) return [];
  const best = companion.pad.way === 'least' ? Math.min(...known) : Math.max(...known);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** Where points stand on a track: chips taken on the way, and the step. Exactly at its end none yet. */
export function onTrack(points: number, steps: number): { chips: number; step: number } {
  if (points <= 0) return { chips: 0, step: points };
  const chips = Math.floor((points - 1) / steps);
  return { chips, step: points - chips * steps };
}

/** '12', '−3', '+4' are numbers; anything else is none. */
export function readNumber(text: string): number | null {
  const typed = text.trim().replace('−', '-');
  if (typed === '') return 0;
  if (!/^[+-]?\d{1,6}$/.test(typed)) return null;
  const value = Number(typed);
  return Math.abs(value) <= MOST_POINTS ? value + 0 : null;
}
