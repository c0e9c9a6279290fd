// Cartino as the server shows it.
import type { Square } from '../../lib/wire';

/** Only what a line of the pad says: how many points each laid stone brought. */
export interface CartinoMove {
  seat: number;
  kind: string;
  squares: Square[];
  points: number[];
  premium: number;
}

export interface CartinoView {
  /** The cards of the 64 places, row by row: 'cT' is the ten of clubs. */
  cards: string[];
  stones: { square: Square; card: string; joker: boolean; value: number }[];
  hand: string[];
  /** Jokers that were swapped in this turn and wait for the next one. */
  waiting: number;
  hand_sizes: number[];
  stock: number;
  chips: number[];
  track: number[];
  turn: number;
  last: Square[];
  moves: CartinoMove[];
  /** At the end: the hands. */
  shown: string[][];
  /** And what it brought or cost each seat. */
  settled: number[];
}
