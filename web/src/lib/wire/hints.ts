// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Square } from './values';

/** Which seat asks, and how much it wants to know: 1 a place, 2 a word, 3 the move. */
export interface HintAsked {
  seat: number;
  stage: number;
}

/** As much of a good move as was asked for. */
export interface Hint {
  stage: number;
  /** of the table that it was thought for */
  seq: number;
  /** what it is, where it is no laying: `swap` */
  verb: string;
  squares: Square[];
  /** from the second stage on */
  words: string[];
  /** the move alone tells them, and what follows */
  stones: HintStone[];
  action: string | null;
  points: number;
  earned: number;
  spent: number;
  /** nothing was better; else it is good, and there may be better ones */
  complete: boolean;
}

/** A stone of the move, and where it goes. */
export interface HintStone {
  square: Square;
  letter: string;
  /** its colour, where stones have one */
  kind: string;
  jolly: boolean;
}
