// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Level, Square, TalkWay } from './values';

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string | null>;
  /** what it changes about which words count */
  policy?: Record<string, boolean | number | string | null>;
  talk?: TalkWay;
  /** null: as the options have it */
  clock?: NewClock | null;
  /** may seats be helped? Left out: where one person plays */
  hints?: boolean | null;
}

export interface NewSeat {
  /** free: somebody comes by a link */
  kind?: 'computer' | 'free' | 'person';
  names?: string[];
  level?: string | null;
  handicap?: Handicap;
}

/** `points` are a head start; the rest holds for every word that the seat makes. */
export interface Handicap {
  points?: number;
  /** at least so many; 0: as the game has it */
  letters?: number;
  words?: '' | 'everyday' | 'known';
}

export interface NewClock {
  per?: 'days' | 'game' | 'move' | 'none';
  /** minutes; days, where moves take days */
  amount?: number;
}

/** Something new is there, under this name. */
export interface Opened {
  id: string;
}

/** What the list of games shows of a table. */
export interface TableFacts {
  id: string;
  game: string;
  seats: Seat[];
  /** of this device; none: it watches */
  mine: number[];
  next: number[];
  over: boolean;
  winners: number[];
  /** none: this device watches hidden hands and is a turn behind */
  scores: number[];
  /** for people who come by a link */
  waiting: boolean;
  /** at this device */
  opened: boolean;
  /** when the turn began, or what was last done */
  since: string;
  /** when its time is over */
  until: string | null;
  updated: string;
}

/** Who sits at a seat: one name, or several for a team. */
export interface Seat {
  names: string[];
  kind: 'computer' | 'person';
  /** of a computer */
  level: Level | null;
  /** a computer plays for a person who is away */
  minded?: boolean;
  /** a computer that is not of the house: `own_rosa`, or `wire` */
  player?: string;
  /** null: none */
  handicap?: Handicap | null;
}

/** A game move by move, for the slider. */
export interface Replay {
  game: string;
  seats: Seat[];
  steps: ReplayStep[];
  /** played to its end: it can be analysed */
  over: boolean;
  /** where the following part begins; null: this was all */
  next: number | null;
}

/** What stood there after a move; number 0 is the opening. An act and its ruling are one. */
export interface ReplayStep {
  kind: 'act' | 'chance' | 'expired' | 'start';
  seat: number | null;
  /** only its verb, or null, while it would tell what is still hidden */
  action: string | null;
  at: number;
  words: LaidWord[];
  points: number;
  earned: number;
  spent: number;
  scores: number[];
  /** the game's own, as somebody sees it who only watches */
  view: unknown;
}

/** A word of a laying: where it stands, what it brought, what the judge said. */
export interface LaidWord {
  word: string;
  squares: Square[];
  points: number;
  /** to the old word inside it: new, inflection, ambiguous */
  relation: string | null;
  answer: 'ambiguous' | 'inflection' | 'new' | 'no' | 'yes';
  /** how its points came about, as the game names it */
  parts: [string, number][];
}

/** What nobody found in a round of Boggle. */
export interface Missed {
  round: number;
  words: MissedWord[];
  /** of all that lay there */
  points: number;
  count: number;
}

export interface MissedWord {
  word: string;
  points: number;
  path: Square[];
}

/** What a table has settled about words. */
export interface BookFacts {
  id: string;
  game: string;
  seats: Seat[];
  words: SettledWord[];
  updated: string;
}

export interface SettledWord {
  word: string;
  counts: boolean;
}

/** How much of somebody is here. */
export interface MyData {
  /** that people at this device gave themselves */
  names: string[];
  tables: number;
  /** of the tables */
  running: number;
  puzzles: number;
  /** on which somebody here solves with others */
  sheets: number;
  /** the address that is told of one's turn, also before it is confirmed */
  mail: string | null;
  /** does the browser get messages? */
  push: boolean;
  /** pictures of the week */
  entries: number;
  /** that this device made to the keeper of the server */
  reports: number;
  /** free text of the last day */
  remarks: number;
  /** tables from which it was removed */
  turned_away: number;
  /** does the keeper want it at no table? */
  barred: boolean;
  /** may it open tables where only invited people do? */
  admitted: boolean;
  /** does it keep this server just now? */
  keeper: boolean;
}

/** How this device is told that it is its turn. */
export interface Reach {
  mail: Mail | null;
  push: boolean;
  /** does this server send mail? */
  mails: boolean;
  /** by which a browser subscribes to push messages */
  key: string;
}

/** The address of this device. */
export interface Mail {
  address: string;
  /** by whoever reads the mail there */
  confirmed: boolean;
}

export interface NewAddress {
  address: string;
  language?: 'de' | 'en';
}

/** From the link of a letter. */
export interface Secret {
  secret: string;
}

/** A subscription, as a browser tells it. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: 'de' | 'en';
}
