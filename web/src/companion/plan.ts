// What the companion needs of a game: what its leaflet writes down, times, counts and draws. A game
// adds games/<id>/companion.ts; one without still has a clock, a plain pad and lots.
import type { Bilingual } from '../lib/wire';
import { POINTS, ROUND, TOTAL } from './fields';

/** Something that is written down. */
export interface Field {
  id: string;
  label: Bilingual;
  /** How often it counts: −1 is subtracted, 0 is noted only. `text`: a word, not a number. */
  times: number | 'text';
}

/** Something that is written down once, when the game is over. */
export interface EndField extends Field {
  /** A tick for one seat alone, worth so much. */
  once?: number;
}

/**
 * How a pad is added up. sum: all rows; payments: rests are paid to whoever has the lowest; firsts:
 * first places are counted; least: the smallest number of all rows.
 */
export type Way = 'sum' | 'payments' | 'firsts' | 'least';

export interface PadPlan {
  /** What a row is: a turn, a round, a game. */
  row: Bilingual;
  fields: readonly Field[];
  ends: readonly EndField[];
  way: Way;
  total: Bilingual;
  /** What stands at the foot of the leaflet's pad. */
  note?: Bilingual;
  /** Points walk on a track of so many steps; whoever passes its end takes a chip. */
  track?: number;
}

/** Boxes to tick while the game goes on. */
export interface Counter {
  title: Bilingual;
  /** In the bar of a narrow screen. */
  short: Bilingual;
  of: 'seats' | 'table';
  boxes: number;
  /** What is printed in boxes with a meaning of their own. */
  marks: Readonly<Record<number, string>>;
  rule: Bilingual;
  /** What holds now, and what comes next. */
  says: (count: number) => readonly Bilingual[];
  /** What it adds at the end, with its line on the pad. */
  worth?: { label: Bilingual; of: (count: number) => number };
}

export interface Companion {
  /** How long the leaflet lets one think, in seconds; none: as agreed. */
  glass: readonly number[];
  pad: PadPlan;
  counter?: Counter;
  /** Who begins, in a sentence; `letters`: each draws one. Left out: alone nobody begins. */
  start?: { way: 'letters' | 'lot'; text: Bilingual };
  /** Dice with letters that can be typed in. */
  tray?: boolean;
}

export const PLAIN: Companion = {
  glass: [],
  pad: { row: ROUND, fields: [POINTS], ends: [], way: 'sum', total: TOTAL },
  start: {
    way: 'lot',
    text: { de: 'Das Los bestimmt, wer beginnt.', en: 'The lot decides who begins.' },
  },
};

const files = import.meta.glob<{ companion: Companion }>('../games/*/companion.ts', {
  eager: true,
});

export const planOf = (game: string): Companion =>
  files[`../games/${game}/companion.ts`]?.companion ?? PLAIN;
