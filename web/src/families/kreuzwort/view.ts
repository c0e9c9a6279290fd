import type { LaidWord, Square } from '../../lib/wire';

/** The view of the Typ-Dom games. */
export interface TypdomView {
  stones: { square: Square; letter: string; colour: string; jolly: boolean; robbable: boolean }[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  /** Of which colours stones can still be bought. */
  colours: string[];
  unseen: Record<string, number>;
  turn: number;
  /** Who stood up for good. */
  left: number[];
  starter: number | null;
  second: boolean;
  last: Square[];
  moves: TypdomMove[];
  /** At the end: what each hand was worth, and the hands. */
  rests: number[];
  shown: string[][];
}

export interface TypdomMove {
  seat: number;
  kind: string;
  words: LaidWord[];
  points: number;
  squares: Square[];
  bought: number;
}
