// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Bilingual } from './games';
import type { Square } from './values';

/** What lay in a tray that somebody typed in; well-known words first, long before short. */
export interface Tray {
  /** row by row */
  letters: string;
  words: TrayWord[];
  /** of all of them */
  points: number;
  count: number;
}

export interface TrayWord {
  word: string;
  points: number;
  path: Square[];
}

/** What each player wrote, in any spelling. */
export interface WrittenLists {
  lists: string[][];
}

/** Lists read aloud: what several have is struck for all of them. */
export interface ReadLists {
  lists: WrittenWord[][];
  /** of each list */
  points: number[];
}

/** A word of a list: it counts, others have it too, or it does not count and why. */
export interface WrittenWord {
  /** as it would be laid */
  word: string;
  points: number;
  verdict: 'counts' | 'refused' | 'shared';
  /** why it does not count */
  sentence: Bilingual | null;
}
