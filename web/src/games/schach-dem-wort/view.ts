// Schach dem Wort as the server shows it.
import type { Frame, LaidWord, Square } from '../../lib/wire';

/** One line of the list of stones (SDW-16). */
export interface Counted {
  symbol: string;
  total: number;
  lying: number;
  own: number;
  unseen: number;
}

export interface SeenWord {
  word: string;
  squares: Square[];
  /** Who laid its last stone, or who finishes it alone. */
  seat: number;
}

export interface SchachMove {
  seat: number;
  /** lay, rob, buy, pass, time, alone */
  kind: string;
  words: LaidWord[];
  squares: Square[];
  /** One a stone: simple, double or nothing. */
  premiums: string[];
  bought: number;
  /** Empty where it is secret. */
  plan: string;
}

export interface SchachView {
  stones: { square: Square; letter: string; colour: string; jolly: boolean; robbable: boolean }[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  colours: string[];
  counts: Counted[];
  turn: number;
  /** Who stood up for good. */
  left: number[];
  starter: number | null;
  bought: boolean;
  /** Premium stones left. */
  credit: number;
  laid: Square[];
  open: SeenWord[];
  alone: SeenWord[];
  may_buy: boolean;
  may_pass: boolean;
  last: Square[];
  moves: SchachMove[];
  breach: number | null;
  rests: number[];
  shown: string[][];
}

export type SchachFrame = Frame<SchachView>;
