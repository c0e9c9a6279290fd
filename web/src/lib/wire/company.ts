// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Bilingual } from './games';
import type { Announcement } from './keeper';
import type { Handicap, NewClock } from './tables';
import type { Level, TalkWay } from './values';

/** Who has come, at the start and after each change. */
export interface Awaited {
  waiting: Waiting;
}

/** A table before the first move. */
export interface Waiting {
  table: string;
  game: string;
  places: Place[];
  /** how many more may come */
  free: number;
  /** how many are needed */
  least: number;
  /** this device opened the table */
  opener: boolean;
  /** this device may do what the opener may */
  hosts: boolean;
  /** and there are enough people to begin */
  begins: boolean;
  /** this device will show only the table */
  screen: boolean;
  talk: TalkWay;
  /** at a child's table: the names to choose from */
  picks: string[];
  /** null: as the options have it */
  clock: NewClock | null;
  options: Record<string, boolean | number | string | null>;
  /** what is changed about which words count */
  policy: Record<string, boolean | number | string | null>;
  /** may seats be helped? null: where one person plays */
  hints: boolean | null;
  /** those that mean something here: points, letters, words */
  handicaps: string[];
}

/** Somebody who will play. */
export interface Place {
  number: number;
  kind: 'computer' | 'person';
  names: string[];
  /** of a computer */
  level: Level | null;
  /** sits at this device */
  yours: boolean;
  /** its page is open */
  here: boolean;
  /** a computer that is not of the house: `own_rosa`, or `wire`; else empty */
  player: string;
  /** null: none */
  handicap: Handicap | null;
}

/** Who is there, whenever somebody comes or goes. */
export interface Met {
  company: Company;
}

/** Who is there, where people sit at devices of their own. */
export interface Company {
  /** of this device, also where a computer plays for it; none: it watches */
  yours: number[];
  /** whose page is open */
  here: number[];
  /** of the people, whose is not */
  away: Away[];
  /** of yours, those whose page is open on another device, too */
  mates: number[];
  /** this device may do what whoever opened the table may */
  opener: boolean;
  /** this device is the table: it shows only what all may see */
  screen: boolean;
  /** another one is */
  shown: boolean;
}

/** Somebody whose page is not open. */
export interface Away {
  seat: number;
  /** since when */
  seconds: number;
  /** for good: removed, barred or forgotten, and nobody has taken the seat since */
  gone: boolean;
}

/** For the other devices of a seat, whenever one of them moves a stone. */
export interface Mates {
  arranged: Arranged;
}

/** GEN-09 What somebody on another device of this seat has laid so far; nothing is kept. */
export interface Arranged {
  seat: number;
  stones: string;
}

/** For the others at the table. */
export interface InHand {
  arranging: Arranging;
}

/** Whether somebody has stones in hand; which ones, and where, is not told. */
export interface Arranging {
  seat: number;
  busy: boolean;
}

/** For those whom everybody waits for; nothing of it is kept. */
export interface Nudged {
  nudge: Nudge;
}

/** Somebody waits for this device. */
export interface Nudge {
  by: number;
}

/** The last lines, for those who play: at the start and after each new one. */
export interface Writings {
  written: Written[];
}

/** A line that somebody wrote. */
export interface Written {
  /** counts all lines of this table */
  number: number;
  seat: number;
  /** plain, up to 200 signs */
  text: string;
}

/** Somebody has laid the table for one more game; everybody has their seat there. */
export interface Again {
  again: string;
}

/** To open pages, whenever the keeper says something new or takes it back. */
export interface HouseSaid {
  announced: Announcement | null;
}

/** Why somebody has to go; the line is closed after it, and there is no coming back. */
export interface Farewell {
  farewell: Bilingual;
}

/** The server ends, and will be back: the line is closed after it, clocks stand until then. */
export interface Restarting {
  restart: true;
}
