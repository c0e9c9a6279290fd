// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Square } from './values';

export interface CartinoView {
  /** the 64 places row by row */
  cards: string[];
  stones: CartinoStone[];
  hand: string[];
  waiting: number;
  hand_sizes: number[];
  stock: number;
  /** CAR-14 */
  chips: number[];
  track: number[];
  turn: number;
  left: number[];
  last: Square[];
  moves: CartinoMove[];
  /** at the end: the hands */
  shown: string[][];
  /** and what it brought or cost each seat (CAR-15, CAR-16) */
  settled: number[];
}

export interface CartinoStone {
  square: Square;
  card: string;
  joker: boolean;
  value: number;
}

/** A line of the score pad: what each laid stone brought. */
export interface CartinoMove {
  seat: number;
  /** lay, exchange, pass, time */
  kind: string;
  squares: Square[];
  points: number[];
  premium: number;
}
