// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { LaidWord } from './tables';
import type { TypdomTableStone } from './typdom';
import type { Square } from './values';

export interface SchachView {
  stones: TypdomTableStone[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  /** what can still be bought */
  colours: string[];
  stock_by_colour: Record<string, number>;
  counts: SchachCounted[];
  turn: number;
  left: number[];
  starter: number | null;
  bought: boolean;
  /** premium stones left */
  credit: number;
  /** does a stone that is laid now earn a premium? */
  premiums: boolean;
  /** the stones of this turn */
  laid: Square[];
  open: SchachSeenWord[];
  alone: SchachSeenWord[];
  stuck: number[];
  may_buy: boolean;
  may_pass: boolean;
  last: Square[];
  moves: SchachMove[];
  breach: number | null;
  /** at the end: what each hand was worth */
  rests: number[];
  /** at the end: the hands */
  shown: string[][];
}

/** SDW-16 One line of the list of stones. */
export interface SchachCounted {
  symbol: string;
  total: number;
  lying: number;
  own: number;
  unseen: number;
}

/** An open word as everybody sees it. */
export interface SchachSeenWord {
  word: string;
  squares: Square[];
  /** who laid its last stone, or who finishes it alone */
  seat: number;
}

/** A line of the score pad. */
export interface SchachMove {
  seat: number;
  /** lay, rob, buy, pass, back, time, alone (SDW-11) */
  kind: string;
  words: LaidWord[];
  squares: Square[];
  /** one a stone: simple, double or nothing */
  premiums: string[];
  bought: number;
  /** in a view: empty where it is secret */
  plan: string;
  /** the words that its stones belong to */
  about: [Square, [number, number]][];
}
