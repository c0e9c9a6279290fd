// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Square } from './values';
import type { WoodenStone } from './wooden';

/** Nothing is hidden: one person builds, others may look on. */
export interface KreuzwortbildView {
  rows: number;
  cols: number;
  stones: WoodenStone[];
  fillers: Square[];
  case: Record<string, number>;
  case_left: number;
  chips: number;
  symmetry: string;
  words: KreuzwortbildStandingWord[];
  /** HOB-07 letters that stand in no word */
  lone: Square[];
  /** HOB-07 letters that do not hang together with the most */
  stray: Square[];
  letters: number;
  free: number;
  most_fillers: number;
  within_goal: boolean;
  finished: boolean;
  given_up: boolean;
}

/** A run of the picture. `allowed` is None as long as nobody was asked. */
export interface KreuzwortbildStandingWord {
  word: string;
  squares: Square[];
  allowed: boolean | null;
  /** GEN-07 it stands elsewhere, too */
  double: boolean;
}
