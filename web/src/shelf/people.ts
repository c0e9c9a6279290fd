// Who sits at a table, in words.
import type { Language } from '../lib/language.svelte';
import type { Seat, TableFacts } from '../lib/wire';

/** listed(['Karl', 'Ines', 'Emil'], 'de') → 'Karl, Ines und Emil' */
export function listed(names: readonly string[], lang: Language): string {
  return new Intl.ListFormat(lang === 'de' ? 'de' : 'en-GB', { type: 'conjunction' }).format(names);
}

/** A team is one seat with several names. */
export function seatName(seat: Seat | undefined, lang: Language): string {
  return seat ? listed(seat.names, lang) : '';
}

/** The seat of the only person at the table, or undefined: then nobody can be called "you". */
export function onlyPerson(seats: readonly Seat[]): number | undefined {
  const people = seats.flatMap((seat, n) => (seat.kind === 'person' ? [n] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** The others at the table of an only person, else everyone. */
export function company(table: TableFacts, lang: Language): string {
  const you = onlyPerson(table.seats);
  return listed(table.seats.filter((_, n) => n !== you).map((seat) => seatName(seat, lang)), lang);
}
