// The games that this client can show. A new game is one file and one line here.
import type { TableGame } from './game';
import { nomina } from './nomina';

const games: Record<string, TableGame> = {
  nomina: nomina as TableGame,
};

export function gameOf(id: string): TableGame | undefined {
  return games[id];
}
