// Nomina as the server shows it.
import type { LaidWord, Square } from '../../lib/wire';

export interface NominaView {
  rows: number;
  cols: number;
  stones: { square: Square; letter: string }[];
  case: Record<string, number>;
  last: Square[];
  bons: number[];
  chips: number;
  given_up: number[];
  turn: number | null;
  last_move: boolean;
  moves: NominaMove[];
  penalties: number[];
  stones_due: number;
  /** The letters that the seats drew for the start; empty where nothing was drawn. */
  drawn?: string[];
}

export interface NominaMove {
  seat: number;
  words: LaidWord[];
  points: number;
  earned: number;
  spent: number;
  squares: Square[];
}
