// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { QrCode } from './invitations';
import type { Gift } from './puzzles';

/** How a puzzle is to be solved, by several. */
export interface NewSheet {
  way?: 'alone' | 'groups' | 'together';
  /** of who lays it out; null: only looks on, as the teacher of a class */
  name?: string | null;
  /** where a class solves in groups */
  groups?: number;
  /** names are picked from a list */
  child?: boolean;
  /** may whoever laid it out see how long it took? */
  timed?: boolean;
  /** what was written alone before: row, column, letter, in pencil? */
  cells?: [number, number, string, boolean][];
}

/** What somebody shows who wants to write along. */
export interface SheetKnock {
  secret: string;
  name?: string;
}

/** A sheet that was just laid out: nobody gets to see its secret a second time. */
export interface SheetMade {
  id: string;
  link: string;
  qr: QrCode;
}

/** What a link leads to. */
export interface SheetDoor {
  id: string;
  title: string;
  way: 'alone' | 'groups' | 'together';
  /** of those who write there */
  names: string[];
  /** this device does */
  joined: boolean;
  /** the names to choose from, where names are picked */
  picks: string[];
}

export interface SheetJoined {
  id: string;
  /** two of one name get numbers */
  name: string;
}

/** A sheet for who writes on it or laid it out. */
export interface SheetFacts {
  id: string;
  gift: Gift;
  way: 'alone' | 'groups' | 'together';
  child: boolean;
  timed: boolean;
  /** this device laid it out */
  opener: boolean;
  /** and writes on it */
  joined: boolean;
}

/** For who laid out the sheet. */
export interface ClassProgress {
  squares: number;
  solvers: Progress[];
}

/** How far somebody of a class is, or their group. */
export interface Progress {
  name: string;
  /** of the same part are those who write together */
  part: number;
  /** squares */
  filled: number;
  here: boolean;
  done: boolean;
  /** from coming to the end; null: not at the end, or not to be seen */
  seconds: number | null;
}
