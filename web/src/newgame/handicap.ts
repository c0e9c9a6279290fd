// Handicaps in words, and which of them a game knows.
import { t } from '../app/language.svelte';
import type { Frame, GameFacts, Handicap } from '../lib/wire';
import type { Values } from './options';

export type Part = 'points' | 'letters' | 'words';
export const POINTS: readonly number[] = [5, 10, 15, 20, 30, 50, 100, 200];
export const LETTERS: readonly number[] = [3, 4, 5, 6];
export const VOCABULARIES = ['known', 'everyday'] as const;

/** What is agreed, in whole phrases; nothing where there is none. */
export function phrasesOf({ points, letters, words }: Handicap = {}): string[] {
  return [
    points ? t('handicap.told.points', { n: points }) : '',
    letters ? t('handicap.told.letters', { n: letters }) : '',
    words ? t(`handicap.told.${words}`) : '',
  ].filter(Boolean);
}

/** '20 Punkte Vorsprung, Wörter ab 4 Buchstaben' */
export const handicapTold = (handicap?: Handicap | null): string =>
  phrasesOf(handicap ?? {}).join(', ');

/** '+20 · ab 4': beside a name. */
export function handicapShort({ points, letters, words }: Handicap): string {
  return [
    points ? `+${points}` : '',
    letters ? t('handicap.short.letters', { n: letters }) : '',
    words ? t(`handicap.short.${words}`) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Which handicaps mean something in a game with these options. */
export function partsOf({ head_start, limits }: GameFacts, values: Values): Part[] {
  const points =
    head_start && Object.entries(head_start).every(([name, value]) => values[name] === value);
  return [...(points ? (['points'] as const) : []), ...(limits ? LIMITS : [])];
}
const LIMITS = ['letters', 'words'] as const;

/** Only what the game knows. */
export function fitting(handicap: Handicap, parts: readonly string[]): Handicap {
  const kept = Object.entries(handicap).filter(([part, value]) => parts.includes(part) && value);
  return Object.fromEntries(kept);
}

/** The points that a seat had before the first move. */
export const aheadOf = ({ seats }: Pick<Frame, 'seats'>, at: number): number =>
  seats[at]?.handicap?.points ?? 0;
