// Presto as the server shows it.
import type { Square, Tile, TypdomStone as PrestoStone } from '../../lib/wire';

export type { PrestoFinish, PrestoRound, PrestoView } from '../../lib/wire';
export type { PrestoStone };

export const stonesOf = (laid: readonly [Square, Tile][]): PrestoStone[] =>
  laid.map(([square, { letter, kind, jolly }]) => ({ square, letter, colour: kind, jolly }));
