// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { LaidWord } from './tables';
import type { TypdomTableStone } from './typdom';
import type { Square } from './values';

export interface KreuzwortView {
  stones: TypdomTableStone[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  /** what can still be bought */
  colours: string[];
  stock_by_colour: Record<string, number>;
  /** all stones less the table and the own hand */
  unseen: Record<string, number>;
  turn: number;
  left: number[];
  starter: number | null;
  /** a second word may follow */
  second: boolean;
  /** time ran out, a stone must be bought */
  late: boolean;
  may_pass: boolean;
  /** how many stones may be bought now */
  most_to_buy: number;
  last: Square[];
  moves: KreuzwortMove[];
  /** at the end: what each hand was worth */
  rests: number[];
  /** at the end: the hands */
  shown: string[][];
}

/** A line of the score pad. */
export interface KreuzwortMove {
  seat: number;
  /** lay, rob, buy, pass, time */
  kind: string;
  words: LaidWord[];
  points: number;
  squares: Square[];
  bought: number;
}
