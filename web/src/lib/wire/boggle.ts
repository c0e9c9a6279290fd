// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Square } from './values';

export interface BoggleView {
  letters: string;
  round: number;
  began_at: number | null;
  /** the own one */
  list: string[];
  done: number[];
  searching: number[];
  left: number[];
  rounds: BoggleRound[];
  order: string;
}

/** The dice of a round, what each seat had found, and what it brought. */
export interface BoggleRound {
  letters: string;
  lists: BoggleFound[][];
  points: number[];
}

/** A word of a list when the lists are read aloud. */
export interface BoggleFound {
  word: string;
  points: number;
  path: Square[];
  /** BOG-10 others have it too */
  shared: boolean;
  allowed: boolean;
}
