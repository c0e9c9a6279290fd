// What the people at the table are called: by name, or "Du" where only one person plays.
import { listed } from '../board/spoken';
import { t } from '../app/language.svelte';
import type { Company, Frame, Seat } from '../lib/wire';

type Table = Pick<Frame, 'seats' | 'mine'>;

/** The one seat of this device, which is "Du"; null where several people share it, or a team the seat. */
export function aloneAt(table: Table): number | null {
  const { seats } = table;
  const people = seats.flatMap((_, at) => (sitsHere(table, at) ? [at] : []));
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

function turnTitle(table: Table, at: number): string {
  const seat = table.seats[at];
  const name = ownName(seat, at);
  if (at === aloneAt(table)) return t('turn.you');
  if (seat?.kind === 'computer') return t('turn.computer', { name });
  return t((seat?.names.length ?? 1) > 1 ? 'turn.team' : 'turn.one', { name });
}

/** Whose turn it is, as the title of the table says it, of all who are to act. */
export function titleOf(table: Table, seats: readonly number[]): string {
  const [first, ...others] = seats;
  if (first === undefined) return t('turn.wait');
  if (!others.length) return turnTitle(table, first);
  return t('turn.team', { name: listed(seats.map((at) => ownName(table.seats[at], at))) });
}

/** Whoever only watches lays no other game; null: all sit at this device. */
export const takesPart = (company: Pick<Company, 'yours'> | null): boolean =>
  !company || company.yours.length > 0;

/** Does somebody at this device play for the seat? */
export const sitsHere = ({ seats, mine }: Table, at: number): boolean =>
  seats[at]?.kind === 'person' && (mine?.includes(at) ?? true);

export const person = ({ seats }: Table, at: number): boolean => seats[at]?.kind === 'person';

/**
 * Whose names are marked as gone: while the game runs, all who are out of it; at its end those alone
 * who left the table, for in some games giving up is how one plays to the end.
 */
export const goneOf = ({ left, over, people, seats }: Frame): number[] =>
  left.filter((seat) => !over || (seats[seat]?.kind === 'person' && !people.includes(seat)));
