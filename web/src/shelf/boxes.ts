// The shelf's order: boxes as the server lists them, in each box its games; editions of one game share a tile.
import type { GameFacts } from '../lib/wire';

export interface TileFacts {
  name: string;
  editions: GameFacts[];
}
export interface BoxFacts {
  box: string;
  tiles: TileFacts[];
}

export function boxesOf(games: readonly GameFacts[]): BoxFacts[] {
  const boxes: BoxFacts[] = [];
  const tiles = new Map<string, TileFacts>();
  for (const game of games) {
    const known = tiles.get(game.name);
    if (known) {
      known.editions.push(game);
      continue;
    }
    const tile = { name: game.name, editions: [game] };
    tiles.set(game.name, tile);
    const box = boxes.find((one) => one.box === game.box);
    if (box) box.tiles.push(tile);
    else boxes.push({ box: game.box, tiles: [tile] });
  }
  return boxes;
}
