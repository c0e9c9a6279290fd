// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { LaidWord } from './tables';
import type { Square } from './values';
import type { WoodenStone } from './wooden';

/** Everything is open in Nomina: all seats and spectators see the same. */
export interface NominaView {
  rows: number;
  cols: number;
  stones: WoodenStone[];
  case: Record<string, number>;
  last: Square[];
  bons: number[];
  chips: number;
  given_up: number[];
  turn: number;
  last_move: boolean;
  moves: NominaMove[];
  penalties: number[];
  drawn: string[];
  stones_due: number;
}

/** A line of the score pad. */
export interface NominaMove {
  seat: number;
  words: LaidWord[];
  points: number;
  earned: number;
  spent: number;
  squares: Square[];
}
