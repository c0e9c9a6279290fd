// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Square } from './values';

export interface Question {
  do: 'finish' | 'fits' | 'outlook';
  square?: [number, number];
  down?: boolean;
}

export interface Fits {
  fits: Fit[];
}

/** A word that fits. */
export interface Fit {
  word: string;
  squares: Square[];
  /** where it stands already */
  stands: Square[];
  /** empty where nothing can be said */
  meaning: string;
  /** lays it */
  action: string;
}

export interface Finished {
  /** fills the corner around the square, or an empty board; empty: none was found */
  action: string;
}

export interface Outlook {
  /** squares of a run that no word can hold */
  broken: Square[];
  /** the rest can be filled as it is */
  solved: boolean;
}
