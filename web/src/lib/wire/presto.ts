// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Tile } from './tiles';
import type { TypdomStone } from './typdom';

export interface PrestoView {
  hand: string[];
  /** the own one */
  board: TypdomStone[];
  /** those that may be seen */
  boards: PrestoShownBoard[];
  hand_size: number;
  building: number[];
  finished: number[];
  out: number[];
  left: number[];
  began_at: number | null;
  round: number;
  rounds: PrestoRound[];
  one_left: boolean;
}

export interface PrestoShownBoard {
  seat: number;
  stones: TypdomStone[];
}

/** What is shown when a round is over. */
export interface PrestoRound {
  finishes: PrestoFinish[];
  points: number[];
  hands: string[][];
  boards: [[number, number], Tile][][];
}

export interface PrestoFinish {
  seat: number;
  millis: number;
  left: number;
  stones: [[number, number], Tile][];
}
