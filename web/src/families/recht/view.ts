// Wer behält recht as the server shows it.
import type { Square } from '../../lib/wire';

export interface RechtView {
  stones: { square: Square; letter: string; colour: string; jolly: boolean; robbable: boolean }[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  colours: string[];
  unseen: Record<string, number>;
  turn: number;
  starter: number | null;
  /** The announced word; empty while nothing is built. */
  word: string;
  author: number | null;
  said: string[];
  fragment: Square[];
  /** Where the next stone may go. */
  ends: Square[];
  /** Letters that the announced word still needs. */
  missing: string;
  /** The finished word that the new one must cross. */
  crossed: Square[];
  premium: number;
  bought: boolean;
  may_buy: boolean;
  may_pass: boolean;
  can_finish: boolean;
  out: number[];
  /** Of those, who plays no later game of the evening either. */
  left: number[];
  game: number;
  games: number;
  stake: number;
  last: Square[];
  moves: RechtMove[];
  results: RechtResult[];
  /** Hands laid open; empty ones are hidden. */
  shown: string[][];
}

export interface RechtMove {
  seat: number;
  kind: string;
  word: string;
  /** The string after the move. */
  run: string;
  squares: Square[];
  complete: boolean;
  square_premium: boolean;
  vowel_premium: boolean;
  /** What was paid to each. */
  paid: number;
}

/** How one game of the evening ended. */
export interface RechtResult {
  winner: number | null;
  rests: number[];
  hands: string[][];
  out: number[];
  /** What the game brought to each seat. */
  change: number[];
  stake: number;
}
