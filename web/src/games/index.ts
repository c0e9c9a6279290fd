// The games that this client can show: each folder here is one, by the id that the server calls it.
import type { TableGame } from '../table/game';

const files = import.meta.glob<{ game: TableGame }>('./*/game.ts', { eager: true });

export function gameOf(id: string): TableGame | undefined {
  return files[`./${id}/game.ts`]?.game;
}
