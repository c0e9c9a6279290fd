// What server and client say to each other (docs/wire.md). Written by ./setz wire.

/** A finished game of this week. */
export interface NewEntry {
  table: string;
  /** may everybody see the picture? */
  shown?: boolean;
  /** and this name beside it; never from a child's table */
  name?: string;
}

/** What came of it. */
export interface EnteredPicture {
  /** that counts now */
  entry: MyEntry;
  /** it is the new one; else an earlier one is as good and stays */
  better: boolean;
  place: number;
  /** of the new one */
  without_letter: number;
  /** what stands there and does not count */
  uncounted: string[];
}

/** What this device entered. */
export interface MyEntry {
  number: number;
  week: string;
  /** the game */
  kind: string;
  table: string;
  name: string;
  shown: boolean;
  /** letters that count; `#` has a chip, `.` is free */
  rows: string[];
  without_letter: number;
  /** the mean worth of its words, 0 to 7 */
  quality: number;
  at: number;
}

/** The contest of a week. */
export interface Week {
  /** `2026-W47` */
  week: string;
  /** its Monday */
  first: string;
  /** its Sunday */
  last: string;
  /** it is this week: entries are welcome */
  now: boolean;
  /** of the week */
  word: string;
  kinds: Contest[];
  /** with pictures to be seen, the latest first */
  weeks: string[];
  ours: OurPicture;
}

/** One kind of a week. */
export interface Contest {
  /** the game */
  kind: string;
  /** built for it, with the word of the week; else any board of a game of this week */
  task: boolean;
  entries: number;
  mine: MyEntry | null;
  /** of mine */
  place: number | null;
  gallery: ShownPicture[];
}

/** A picture in the gallery. */
export interface ShownPicture {
  place: number;
  /** empty: whoever built it gave none */
  name: string;
  rows: string[];
  without_letter: number;
  quality: number;
  mine: boolean;
}

/** The record of the house, found by program; `at_least`: fewer fillers nobody can have. */
export interface OurPicture {
  rows: string[];
  fillers: number;
  at_least: number;
}

/** A picture that everybody sees. */
export interface ShownEntry {
  number: number;
  week: string;
  /** the game */
  kind: string;
  /** empty: none was given */
  name: string;
  rows: string[];
}
