// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Clued } from './puzzles';
import type { Numbering, Square } from './values';

/** Some days, and what a page needs to play them alone. */
export interface Daily {
  /** of the glass (BOG-02) */
  seconds: number;
  /** letters of a word (BOG-04) */
  least: number;
  /** by the length of a word, longer ones as the last (BOG-11) */
  points: number[];
  days: Day[];
}

/** What a day brings. */
export interface Day {
  /** `2026-11-18` */
  day: string;
  salt: string;
  tray: DayTray;
  crossword: DailyCrossword;
}

/** The dice of a day, and its words under seal. */
export interface DayTray {
  letters: string;
  /** words */
  count: number;
  /** a length and the sums of all words that have it */
  sums: [number, string][];
}

/** The crossword of a day, for whoever solves it. */
export interface DailyCrossword {
  title: string;
  dedication: string;
  giver: string;
  numbering: Numbering;
  umlauts: 'AE' | 'Ä';
  /** `.` is a square for a letter, `#` is black */
  rows: string[];
  /** row, column, number */
  numbers: [number, number, number][];
  /** the squares of a solution word, in its order */
  solution: Square[];
  words: Clued[];
  level: string;
  /** of its answers, in the order of the words */
  sums: string;
}

/** What lay in the tray of a day: words that people know first, long before short. */
export interface TrayWords {
  words: string[];
}
