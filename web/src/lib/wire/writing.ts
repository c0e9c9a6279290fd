// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Square } from './values';

export interface SheetRequest {
  re: number;
  do: 'answer' | 'cursor' | 'look' | 'offer' | 'write';
  /** write: row, column, letter or nothing, in pencil? */
  cells?: [number, number, string, boolean][];
  /** write: late, after a broken line; */
  since?: number | null;
  /** of the cursor; null: it is nowhere */
  square?: [number, number] | null;
  /** the cursor's way */
  across?: boolean;
  /** offer */
  what?: 'check' | 'restart' | 'reveal' | null;
  /** offer: about these; none: all */
  squares?: [number, number][];
  /** of an answer; whoever made an offer takes it back without */
  aye?: boolean;
}

/** The whole sheet: at the start, when asked to look, and for who could not read so fast. */
export interface SheetShown {
  sheet: Sheet;
}

/** All that lies there. */
export interface Sheet {
  /** its version */
  v: number;
  /** your number */
  you: number;
  /** row, column, letter, who wrote it, how */
  cells: [number, number, string, number, 'ink' | 'pencil' | 'shown' | 'wrong'][];
  offer: SheetOffer | null;
  news: SheetNews | null;
  done: boolean;
  people: Solver[];
}

/** Something that everybody has to agree to. */
export interface SheetOffer {
  by: number;
  what: 'check' | 'restart' | 'reveal';
  /** none: all of them */
  squares: Square[];
  ayes: number[];
}

/** What came of the last thing that was wished, or of the last letter. */
export interface SheetNews {
  /** counts all news of this sheet */
  number: number;
  what: 'declined' | 'full' | 'nothing' | 'restarted' | 'right' | 'shown' | 'solved' | 'wrong';
  by: number;
  /** wrong letters, or squares that were shown */
  count: number;
}

/** Somebody who writes on the same sheet. */
export interface Solver {
  number: number;
  name: string;
  /** counts those of the same sheet */
  colour: number;
  /** the page is open */
  here: boolean;
}

export interface SheetChanged {
  change: SheetChange;
}

/** What became of the version `since`; whoever has another one asks to look. */
export interface SheetChange {
  v: number;
  since: number;
  /** without a letter: rubbed out */
  cells: [number, number, string, number, 'ink' | 'pencil' | 'shown' | 'wrong'][];
  offer: SheetOffer | null;
  news: SheetNews | null;
  done: boolean;
}

/** Who is there, after somebody came or went. */
export interface SolversMet {
  people: Solver[];
}

/** Where somebody else is writing. */
export interface CursorMoved {
  cursor: Cursor;
}

export interface Cursor {
  by: number;
  /** null: nowhere */
  square: Square | null;
  across: boolean;
}
