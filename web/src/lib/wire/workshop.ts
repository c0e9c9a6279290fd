// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { OwnPuzzle } from './puzzles';
import type { Square } from './values';

/** What a maker wishes for: lists as they are typed, one a line. */
export interface Wished {
  rows?: number;
  cols?: number;
  level?: 'leicht' | 'mittel' | 'schwer';
  umlauts?: 'AE' | 'Ä';
  symmetry?: 'diagonal' | 'half-turn' | 'mirror' | 'none';
  theme?: string[];
  words?: string;
  banned?: string;
  clues?: string;
  /** goes before rows and cols: `#` is black, `.` is open, letters stay */
  grid?: string;
}

/** Squares that shall be open again. */
export interface Opening {
  squares: [number, number][];
}

/** Another word in a place. */
export interface Rewritten {
  at: [number, number, boolean];
  word: string;
}

export interface Themed {
  word: string;
}

/** The letters as they were before. */
export interface Restored {
  rows: string[];
}

/** A booklet that begins with puzzles of one's own, and goes on with new ones. */
export interface BookletWish {
  puzzles?: string[];
  count?: number;
  styles?: ('classic' | 'swedish' | 'hidden' | 'scrambled' | 'syllables')[];
  level?: 'leicht' | 'mittel' | 'schwer';
  paper?: 'a3' | 'a4' | 'a5';
  title?: string;
  dedication?: string;
  giver?: string;
  lang?: 'de' | 'en';
}

/** All that the bench shows. */
export interface Worked {
  puzzle: OwnPuzzle;
  level: string;
  /** as they stand in the grid */
  theme: string[];
  /** theme words that do not stand in it */
  missing: string[];
  locked: [number, number, boolean][];
  /** squares of theme words and of those that are locked */
  held: Square[];
  /** words that nobody knows, or that stand twice */
  unknown: [number, number, boolean][];
  /** word, its clue, word, its clue */
  circles: [string, string, string, string][];
  grade: Grade;
}

/** How good a grid is: points of a hundred and the parts that they are made of. */
export interface Grade {
  points: number;
  known: number;
  fresh: number;
  lengths: number;
  black: number;
  crossed: number;
  words: number;
  /** words of three letters */
  threes: number;
  black_squares: number;
  /** of a hundred squares */
  black_share: number;
  /** what the level aims at */
  black_aim: number;
  mean_length: number;
}

/** Other words go there, only those that stand there, or none. */
export interface Prospected {
  what: 'none' | 'only' | 'others';
  /** runs that no word can hold any more */
  broken: [number, number, boolean][];
}

/** Other words for a place, each with how many crossings it would break. */
export interface Fitting {
  words: [string, number][];
}
