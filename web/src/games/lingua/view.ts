// Lingua as the server shows it.
import type { LaidWord, Square } from '../../lib/wire';

/** A colour of Lingua: yellow, red, green, blue. */
export type Colour = 'y' | 'r' | 'g' | 'b';

export interface LinguaView {
  rows: number;
  cols: number;
  /** Colours row by row; a dot is white. */
  fields: string[];
  start: Square;
  goals: [Square, number][];
  values?: Record<string, number>;
  stones: { square: Square; letter: string; colour: Colour; ace: boolean }[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  aces: number[];
  factors: number[];
  ace_points: number[];
  turn: number;
  laid: number;
  last: Square[];
  moves: LinguaMove[];
  /** At the end: the hands. */
  shown: string[][];
}

export interface LinguaMove {
  seat: number;
  kind: string;
  words: LaidWord[];
  points: number;
  aces: number;
  prize: number;
  squares: Square[];
  swapped: number;
}
