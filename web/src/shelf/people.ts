// Who sits at a table, in words.
import { listed } from '../board/spoken';
import { aloneAt, ownName } from '../table/seats';
import type { TableFacts } from '../lib/wire';

/** Who sits where; left out: all people sit at this device. */
export type Seated = Pick<TableFacts, 'seats'> & Partial<Pick<TableFacts, 'mine'>>;

/** The others at the table of a person who plays alone, else everyone: 'Karl, Ines und Emil'. */
export function company(table: Seated): string {
  const you = aloneAt(table);
  return listed(table.seats.map(ownName).filter((_, at) => at !== you));
}
