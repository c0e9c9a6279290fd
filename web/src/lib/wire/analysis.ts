// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Square } from './values';

/** How far an analysis is; asked again, it is further. */
export interface AnalysisProgress {
  done: number;
  /** 0: nobody has counted yet */
  all: number;
  /** when it is done */
  analysis: Analysis | null;
}

/** What a game could have been: of a game of turns the moves, of one in real time the rounds. */
export interface Analysis {
  unit: 'points' | 'stones';
  moves: AnalysedMove[];
  rounds: AnalysedRound[];
  /** after each of them */
  standing: number[][];
  /** of each seat to win, after each of them */
  chances: number[][];
  turning: TurningPoint[];
  unseen: UnseenWord | null;
  wasted: WastedThings[];
}

/** A move, what it brought, and what it cost against the best of its moment. */
export interface AnalysedMove {
  number: number;
  seat: number;
  action: string;
  words: string[];
  gain: number;
  cost: number;
  better: Better | null;
}

/** The best move of a moment, where it would have brought more than the one that was made. */
export interface Better {
  action: string;
  words: string[];
  gain: number;
  stones: BetterStone[];
  /** every move was weighed; else there may be better ones still */
  complete: boolean;
}

/** A stone of the better move, and where it goes. */
export interface BetterStone {
  square: Square;
  letter: string;
}

/** A round in real time: what it brought each seat, and the best that nobody found. */
export interface AnalysedRound {
  number: number;
  points: number[];
  missed: MissedWords[];
  /** of all that were missed */
  count: number;
  complete: boolean;
}

/** Words that were there and that nobody wrote; `seat`: whose stones they were. */
export interface MissedWords {
  words: string[];
  points: number;
  seat: number | null;
}

/** A move or a round that decided much. */
export interface TurningPoint {
  number: number;
  seat: number;
  kind: 'brought' | 'lead' | 'missed';
}

/** The best word that nobody laid, and from which move to which it was there. */
export interface UnseenWord {
  word: string;
  gain: number;
  first: number;
  last: number;
}

/** Of one seat: bons or aces that the best moves would have earned, jollies they spare. */
export interface WastedThings {
  earned: number;
  jollies: number;
}
