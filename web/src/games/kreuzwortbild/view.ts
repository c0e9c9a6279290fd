// What the builder of a picture sees, and what the assistant answers.
import type { Square } from '../../lib/wire';

export interface StandingWord {
  word: string;
  squares: Square[];
  /** null as long as nobody was asked. */
  allowed: boolean | null;
  double: boolean;
}

export interface PictureView {
  rows: number;
  cols: number;
  stones: { square: Square; letter: string }[];
  fillers: Square[];
  case: Record<string, number>;
  case_left: number;
  chips: number;
  symmetry: string;
  words: StandingWord[];
  lone: Square[];
  stray: Square[];
  letters: number;
  free: number;
  most_fillers: number;
  within_goal: boolean;
  finished: boolean;
  given_up: boolean;
}

export interface Fit {
  word: string;
  squares: Square[];
  /** Where it stands already. */
  stands: Square[];
  meaning: string;
  /** The text that lays it. */
  action: string;
}

export interface Outlook {
  broken: Square[];
  solved: boolean;
}
