// The shelf's order: boxes as the server lists them, in each box its games; editions of one game
// share a tile.
import type { GameFacts } from '../lib/wire';

export interface TileFacts {
  name: string;
  editions: GameFacts[];
}
export interface BoxFacts {
  box: string;
  tiles: TileFacts[];
}

/** 'Presto (1936)' is the game Presto in the edition 1936. */
export function titleOf({ name }: Pick<GameFacts, 'name'>): string {
  return name.replace(/ \([^()]*\)$/, '');
}

export function editionOf({ name, box }: Pick<GameFacts, 'name' | 'box'>): string {
  return name.match(/ \(([^()]*)\)$/)?.[1] ?? box;
}

export function boxesOf(games: readonly GameFacts[]): BoxFacts[] {
  const boxes: BoxFacts[] = [];
  const tiles = new Map<string, TileFacts>();
  for (const game of games) {
    const name = titleOf(game);
    const known = tiles.get(name);
    if (known) {
      known.editions.push(game);
      continue;
    }
    const tile = { name, editions: [game] };
    tiles.set(name, tile);
    const box = boxes.find((one) => one.box === game.box);
    if (box) box.tiles.push(tile);
    else boxes.push({ box: game.box, tiles: [tile] });
  }
  return boxes;
}
