// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Square } from './values';

/** It happened, and is on the disk. */
export interface Done {
  re: number;
  ok: true;
}

/** It did not happen. */
export interface Refused {
  /** null where no number could be found */
  re: number | null;
  refusal: Refusal;
}

/** Why something is not possible. Its sentence is the message of its code. */
export interface Refusal {
  code: string;
  data: Record<string, string | number>;
  squares: Square[];
  /** of the rules */
  clauses: string[];
  words: RefusedWord[];
}

/** A word that the judge turned down. */
export interface RefusedWord {
  word: string;
  squares: Square[];
  reason: string;
  data: Record<string, string | number>;
}

/** What would come of it. */
export interface Tried {
  re: number;
  trial: Trial;
}

/** What a move would bring; nothing has happened. */
export interface Trial {
  words: TrialWord[];
  points: number;
  earned: number;
  spent: number;
  /** of the game after the move */
  phase: string;
  /** how points without words come about: ["D4", 10] … */
  parts: [string, number][];
  refusal: Refusal | null;
}

/** A word of the move as the sheet shows it, and why the judge says so. */
export interface TrialWord {
  word: string;
  squares: Square[];
  points: number;
  relation: string | null;
  answer: 'ambiguous' | 'inflection' | 'new' | 'no' | 'yes';
  reason: string;
  witness: string;
  data: Record<string, string | number>;
  parts: [string, number][];
}

/** What time it is here, in milliseconds of the world. */
export interface Timed {
  re: number;
  now: number;
}

export type Answer = Done | Refused | Tried | Timed;
