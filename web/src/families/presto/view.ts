// Presto's view, as the server sends it.
import type { Square } from '../../lib/wire';

export interface PrestoStone {
  square: Square;
  letter: string;
  jolly: boolean;
}

type Laid = [Square, { letter: string; kind: string; jolly: boolean }];

export interface PrestoFinish {
  seat: number;
  millis: number;
  /** Stones that were not built in. */
  left: number;
}

export interface PrestoRound {
  /** In the order of their time. */
  finishes: PrestoFinish[];
  points: number[];
  hands: string[][];
  boards: Laid[][];
}

export interface PrestoView {
  hand: string[];
  /** The own one. */
  board: PrestoStone[];
  /** Those of others that may be seen. */
  boards: { seat: number; stones: PrestoStone[] }[];
  hand_size: number;
  building: number[];
  finished: number[];
  out: number[];
  began_at: number | null;
  round: number;
  rounds: PrestoRound[];
  one_left: boolean;
}

export const stonesOf = (laid: readonly Laid[]): PrestoStone[] =>
  laid.map(([square, { letter, jolly }]) => ({ square, letter, jolly }));
