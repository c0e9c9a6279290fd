// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Seat } from './tables';
import type { OptionValue, Phrase, TalkWay } from './values';

/** The whole table: at the start, when asked to look, and for whoever could not read so fast. */
export interface Shown {
  frame: Frame;
}

/** The whole table as one seat may see it. */
export interface Frame<View = unknown> {
  table: string;
  /** as whom it is seen; null for somebody who only watches */
  seat: number | null;
  /** the version: the next change has the next number */
  v: number;
  /** number of steps so far */
  seq: number;
  /** the time of the table; before a round begins, how much of it is still to come */
  now: number;
  game: string;
  options: Record<string, OptionValue>;
  /** what this table changed about which words count, as in a record */
  policy: Record<string, string>;
  seats: Seat[];
  phase: string;
  next: number[];
  /** who is out of the game for good */
  left: number[];
  /** who still sits there and is asked; one who gave up does */
  people: number[];
  over: boolean;
  winners: number[];
  scores: number[];
  deadline: Deadline | null;
  /** null: none, or the rules have their own */
  clock: Clock | null;
  ballot: Ballot | null;
  reading: Reading | null;
  /** words that lie and that a person may still doubt */
  doubtful: string[];
  offer: Offer | null;
  /** a round in real time waits for somebody's call */
  call: boolean;
  /** when the last one called for begins, by the clock of `time` */
  starts: number | null;
  /** the seat that may take its move back */
  take_back: number | null;
  again: Relaid | null;
  /** null: the first game of it */
  evening: Evening | null;
  /** may a seat be helped here: by hints, and by taking back replies of computers? */
  hints: boolean;
  /** who was: such a game counts nowhere else */
  helped: number[];
  /** the seat that may take its move back with all that came of it */
  undo: number | null;
  /** set phrases; also free text among invited people; a child's table */
  talk: TalkWay;
  /** by each seat the last */
  said: Remark[];
  spelling: Spelling | null;
  /** null: nothing was drawn, or before there were seals */
  seal: Seal | null;
  view: View;
  /** the last events */
  log: LogEvent[];
}

/** When time runs out for somebody. */
export interface Deadline {
  name: string;
  /** in the time of the table */
  at: number;
  left: number;
  /** false while the clock is held, as during a vote */
  running: boolean;
}

/** What the clock of a game of turns is for. */
export interface Clock {
  per: 'days' | 'game' | 'move';
  /** for a move, or for all moves of a seat */
  total: number;
  /** per game: of each seat, when the last step was made */
  left: number[];
  /** whoever laid the table has stopped it */
  held: boolean;
}

/** A vote on words. */
export interface Ballot {
  words: DoubtedWord[];
  /** whose laying waits for it; null for a word that lies or is read aloud */
  seat: number | null;
  /** that laying, unless it shows a board that others must not see */
  action: string | null;
  /** the word lies on the table: a "no" takes its laying back */
  lies: boolean;
  voters: number[];
  voted: number[];
  left: number;
}

/** A word before a vote, and why the dictionary refuses it. */
export interface DoubtedWord {
  word: string;
  reason: string;
  data: Record<string, string | number>;
}

/** Lists are read aloud: words that the dictionary refuses, before they are struck. */
export interface Reading {
  words: ReadWord[];
  ready: number[];
  left: number;
}

/** A word of a list that the dictionary refuses. */
export interface ReadWord {
  word: string;
  reason: string;
  data: Record<string, string | number>;
  /** what the table has said to it */
  settled: boolean | null;
}

/** Something that one seat proposes and that needs everybody's consent. */
export interface Offer {
  seat: number;
  /** words, take-back, abort; stand-in and without are about somebody who is away */
  kind: string;
  /** `brands=yes old=no`; else seats, from 1: whom it is about, and others not asked */
  text: string;
  asked: number[];
  agreed: number[];
}

/** After a game: somebody laid the table for the next one, and everybody has a seat there. */
export interface Relaid {
  seat: number;
  game: string;
  table: string;
  /** everybody sits one seat further on there */
  rotated: boolean;
}

/** A series: how many games were finished, this one too, and how many each seat has won. */
export interface Evening {
  games: number;
  wins: number[];
  /** PR4-03 first places in all rounds, where these decide */
  firsts: number[] | null;
}

/** The last thing that a seat said: a phrase, which everybody reads in their own language. */
export interface Remark {
  seat: number;
  phrase: Phrase;
  /** counts all that was said at this table */
  number: number;
}

/** GEN-11 A seat asks how a word is written. */
export interface Spelling {
  seat: number;
  /** as the seat would write it */
  word: string;
  answers: Spelled[];
}

/** GEN-11 How somebody would write it. */
export interface Spelled {
  seat: number;
  word: string;
}

/** What every draw follows from: the hash of a seed, and the seed once the game is over. */
export interface Seal {
  hash: string;
  seed: string | null;
}

/** For telling and animating; the truth is the view. */
export interface LogEvent {
  name: string;
  data: Record<string, unknown>;
}

/** What became of it. Whoever has another version than the one before asks to look. */
export interface Changed {
  change: FrameChange;
}

/** What became of the frame with the version before; parts of the view are named `view.turn`. */
export interface FrameChange {
  v: number;
  now: number;
  /** parts that are others now */
  set?: Record<string, unknown>;
  /** from the front: place, how many go, what comes there */
  lists?: Record<string, [number, number, unknown[]][]>;
  /** new events; a frame keeps the last twenty */
  log?: LogEvent[];
  /** the same for this seat alone, after all else */
  own?: OwnChange | null;
}

/** What changed for one seat alone. */
export interface OwnChange {
  set?: Record<string, unknown>;
  lists?: Record<string, [number, number, unknown[]][]>;
  log?: LogEvent[];
}
