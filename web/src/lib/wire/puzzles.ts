// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Numbering, Square } from './values';

/** From a table, or out of nothing. */
export interface NewPuzzle {
  table?: string;
  rows?: number;
  cols?: number;
  level?: 'leicht' | 'mittel' | 'schwer';
  umlauts?: 'AE' | 'Ä';
}

/** What its owner writes anew; what is left out stays. */
export interface Change {
  clues?: Noted[];
  title?: string | null;
  dedication?: string | null;
  giver?: string | null;
  numbering?: 'common' | 'leaflet' | null;
  level?: 'leicht' | 'mittel' | 'schwer' | null;
  locked?: [number, number, boolean][] | null;
  theme?: string[] | null;
}

/** A clue and where its word begins. */
export interface Noted {
  row: number;
  col: number;
  across: boolean;
  clue: string;
}

export interface Entered {
  letters: [number, number, string][];
}

export interface Wanted {
  squares: [number, number][];
}

/** What a list shows of a puzzle. */
export interface PuzzleFacts {
  id: string;
  title: string;
  rows: number;
  cols: number;
  words: number;
  /** how many of them have a clue */
  clued: number;
  updated: string;
}

/** For its owner, with the answers. */
export interface OwnPuzzle {
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
  id: string;
  /** the name under which it is given away */
  gift: string;
  words: OwnWord[];
  /** signs that no fount for paper has: boxes stand for them */
  unprinted: string[];
}

export interface OwnWord {
  number: number;
  across: boolean;
  squares: Square[];
  clue: string;
  answer: string;
  /** the clue holds the answer's stem */
  tells: boolean;
}

/** For whoever has the link: no letter of the answers is in it. */
export interface Gift {
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
}

/** A word as a solver knows it. */
export interface Clued {
  number: number;
  across: boolean;
  squares: Square[];
  clue: string;
}

/** Clues for a word, the best first. */
export interface Suggestions {
  clues: Offered[];
}

/** A clue for a word; kind and level are empty where nobody wrote it. */
export interface Offered {
  text: string;
  kind: string;
  level: string;
}

/** How a solver does. */
export interface Checked {
  wrong: Square[];
  /** all letters are there and right */
  solved: boolean;
}

export interface Revealed {
  letters: [number, number, string][];
}
