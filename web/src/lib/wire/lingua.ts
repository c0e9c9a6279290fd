// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { LaidWord } from './tables';
import type { Square } from './values';

export interface LinguaView {
  rows: number;
  cols: number;
  /** colours row by row: y r g b or a dot */
  fields: string[];
  start: Square;
  goals: [Square, number][];
  /** what a letter of each colour is worth */
  values: Record<string, number>;
  stones: LinguaStone[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  aces: number[];
  factors: number[];
  ace_points: number[];
  turn: number;
  left: number[];
  laid: number;
  last: Square[];
  moves: LinguaMove[];
  /** at the end: the hands */
  shown: string[][];
}

export interface LinguaStone {
  square: Square;
  letter: string;
  colour: string;
  ace: boolean;
}

/** A line of the score pad. */
export interface LinguaMove {
  seat: number;
  /** lay, swap, time */
  kind: string;
  words: LaidWord[];
  points: number;
  aces: number;
  prize: number;
  squares: Square[];
  swapped: number;
}
