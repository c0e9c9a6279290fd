// What the people at the table are called: by name, or "Du" where only one person plays.
import { listed } from '../board/spoken';
import { t } from '../app/language.svelte';
import type { Frame, Seat } from '../lib/wire';

type Table = Pick<Frame, 'seats'>;

/** The one seat of a person who plays alone against computers; null in a round of several. */
export function aloneAt({ seats }: Table): number | null {
  const people = seats.flatMap((seat, at) => (seat.kind === 'person' ? [at] : []));
  const [only] = people;
  return people.length === 1 && only !== undefined && seats[only]?.names.length === 1 ? only : null;
}

export function nameOf(table: Table, at: number): string {
  return at === aloneAt(table) ? t('seat.you') : ownName(table.seats[at], at);
}

/** The name that was given, also for someone who is otherwise "Du". */
export function ownName(seat: Pick<Seat, 'names'> | undefined, at: number): string {
  return seat?.names.length ? listed(seat.names) : String(at + 1);
}

/** Whose turn it is, as the title of the table says it. */
export function turnTitle(table: Table, at: number): string {
  const seat = table.seats[at];
  const name = ownName(seat, at);
  if (at === aloneAt(table)) return t('turn.you');
  if (seat?.kind === 'computer') return t('turn.computer', { name });
  return t((seat?.names.length ?? 1) > 1 ? 'turn.team' : 'turn.one', { name });
}

export const person = ({ seats }: Table, at: number): boolean => seats[at]?.kind === 'person';

/**
 * Whose names are marked as gone: while the game runs, all who are out of it; at its end those alone
 * who left the table, for in some games giving up is how one plays to the end.
 */
export const goneOf = ({ left, over, people, seats }: Frame): number[] =>
  left.filter((seat) => !over || (seats[seat]?.kind === 'person' && !people.includes(seat)));
