// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { TypdomTableStone } from './typdom';
import type { Square } from './values';

export interface RechtView {
  stones: TypdomTableStone[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  /** what can still be bought */
  colours: string[];
  stock_by_colour: Record<string, number>;
  /** all stones less the table, the own hand and hands laid open */
  unseen: Record<string, number>;
  turn: number;
  starter: number | null;
  /** announced; empty while nothing is built */
  word: string;
  author: number | null;
  /** what was announced for this fragment before */
  said: string[];
  fragment: Square[];
  /** where the next stone may go */
  ends: Square[];
  /** letters that the announced word still needs */
  missing: string;
  crossed: Square[];
  premium: number;
  bought: boolean;
  may_buy: boolean;
  may_pass: boolean;
  /** only told to the seat whose duty it is */
  can_finish: boolean;
  out: number[];
  /** of those that dropped out: who plays no later game either */
  left: number[];
  game: number;
  games: number;
  stake: number;
  last: Square[];
  moves: RechtMove[];
  results: RechtResult[];
  /** hands laid open: of seats that dropped out, of all at the end */
  shown: string[][];
}

/** A line of the score pad. */
export interface RechtMove {
  seat: number;
  /** begin, change, fit, finish, out, left, rob, buy, pass, time */
  kind: string;
  word: string;
  /** the fragment after it */
  run: string;
  squares: Square[];
  complete: boolean;
  /** WBR-13 */
  square_premium: boolean;
  /** WBR-14 */
  vowel_premium: boolean;
  /** WBR-08 to each */
  paid: number;
}

/** How one game of the evening ended. */
export interface RechtResult {
  /** nobody: a tie, the next stake is doubled */
  winner: number | null;
  rests: number[];
  hands: string[][];
  out: number[];
  /** what the game brought to each seat */
  change: number[];
  stake: number;
}
