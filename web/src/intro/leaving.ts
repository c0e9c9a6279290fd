// Back from a table to try a game at; it is put away.
import { removeTable } from '../app/http';
import { go } from '../app/router';
import { tries, type Trying } from './seen';

export async function leaveTrying({ table, back }: Trying): Promise<void> {
  tries(null);
  go({ page: 'table', id: back });
  await removeTable(table);
}
