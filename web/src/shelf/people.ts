// Who sits at a table, in words.
import { listed } from '../board/spoken';
import { aloneAt, ownName } from '../table/seats';
import type { TableFacts } from '../lib/wire';

/** The others at the table of a person who plays alone, else everyone: 'Karl, Ines und Emil'. */
export function company(table: Pick<TableFacts, 'seats'>): string {
  const you = aloneAt(table);
  return listed(table.seats.map(ownName).filter((_, at) => at !== you));
}
