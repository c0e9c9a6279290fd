// Boggle's view, as the server sends it.
import type { Square } from '../../lib/wire';

/** A word of a list when the lists are read aloud. */
export interface Found {
  word: string;
  points: number;
  path: Square[];
  /** Others have it too. */
  shared: boolean;
  allowed: boolean;
}

export interface BoggleRound {
  letters: string;
  /** One list a seat. */
  lists: Found[][];
  points: number[];
}

export interface BoggleView {
  /** Sixteen letters, row by row; empty while they may not be seen. */
  letters: string;
  round: number;
  began_at: number | null;
  /** The own one. */
  list: string[];
  done: number[];
  searching: number[];
  rounds: BoggleRound[];
  order: string;
}
