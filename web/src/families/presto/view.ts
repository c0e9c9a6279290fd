// Presto as the server shows it.
import type { PrestoStone, Square, Tile } from '../../lib/wire';

export type { PrestoFinish, PrestoRound, PrestoStone, PrestoView } from '../../lib/wire';

export const stonesOf = (laid: readonly [Square, Tile][]): PrestoStone[] =>
  laid.map(([square, { letter, kind, jolly }]) => ({ square, letter, colour: kind, jolly }));
