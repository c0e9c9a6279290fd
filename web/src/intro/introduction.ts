// The first minute of a game as data: pictures that move, and a table at which a hand shows the first stones.
import type { Bilingual } from '../lib/wire';

/**
 * Rows of squares, parted by blanks: `.` is free, `_` is nothing, `#` a blocker, `W` lies, `W!` arrives,
 * `E*` is a jolly, `H/y` has a colour, `./y` is a field of it.
 */
export interface Drawing {
  look: 'wood' | 'ivory' | 'coloured' | 'dice' | 'cards';
  rows: readonly string[];
  /** A word that is said. */
  says?: string;
  /** What it brings, below. */
  note?: Bilingual;
}

export const say = (de: string, en: string): Bilingual => ({ de, en });

export interface IntroPicture {
  title: Bilingual;
  text: Bilingual;
  drawing: Drawing;
}

/** What the hand shows: which stone goes where, in this order. Any other move is as good. */
export interface GuidedMove {
  told: Bilingual;
  /** How the stone is written, and the key of its square. */
  stones: readonly (readonly [symbol: string, square: string])[];
  /** The word that is announced with them. */
  says?: string;
  /** Are the squares dice, to be touched one after the other? */
  dice?: boolean;
  /** Is the square chosen before the stone? */
  squareFirst?: boolean;
  /** Does it end with the last stone? Else with the move. */
  whole?: boolean;
}

export interface Introduction {
  /** Below the title. */
  lead: Bilingual;
  pictures: readonly IntroPicture[];
  /** The steps of the record with which the table to try it begins, after its header. */
  steps: readonly string[];
  options?: readonly string[];
  /** For one alone. */
  solo?: boolean;
  /** Has its leaflet a worked game? */
  sample?: boolean;
  moves: readonly GuidedMove[];
}

/** How a game brings it: fetched when somebody wants to see it. */
export type Introduced = () => Promise<{ introduction: Introduction }>;

/** The record of the table to try it. */
export function recordOf(game: string, intro: Introduction): string {
  const { options = [], steps, solo } = intro;
  const lines = [
    'szk 1',
    `game ${game}`,
    ...options.map((option) => `option ${option}`),
    'seat 1 person Ich',
    ...(solo ? [] : ['seat 2 computer/leicht Emil']),
    '',
    ...steps.map((step) => `0 ${step}`),
    '',
  ];
  return lines.join('\n');
}
