// The language of the page: German unless chosen otherwise. t('turn.yours') is a sentence of words/*.ts.
import { fill, type Values } from './fill';
import { keep, kept } from './kept';
import type { Bilingual } from '../lib/wire';
import { abc } from '../words/abc';
import { clocks } from '../words/clocks';
import { company } from '../words/company';
import { evening } from '../words/evening';
import { handicap } from '../words/handicap';
import { hints } from '../words/hints';
import { inviting } from '../words/inviting';
import { screen } from '../words/screen';
import { pages } from '../words/pages';
import { puzzle } from '../words/puzzle';
import { solving } from '../words/solving';
import { table } from '../words/table';
import { talk } from '../words/talk';
import { votes } from '../words/votes';

export type Language = 'de' | 'en';
export type Words = Record<string, Bilingual>;
// What every page may say. Games bring words of their own, see speaking().
const shared = {
  ...table,
  ...votes,
  ...company,
  ...evening,
  ...clocks,
  ...handicap,
  ...hints,
  ...inviting,
  ...screen,
  ...talk,
  ...pages,
  ...abc,
  ...puzzle,
  ...solving,
};
export type Key = keyof typeof shared;

const words: Words = { ...shared };

class Tongue {
  current = $state<Language>(kept('language') === 'en' ? 'en' : 'de');
}
const tongue = new Tongue();

export function language(): Language {
  return tongue.current;
}

export function setLanguage(chosen: Language): void {
  tongue.current = chosen;
  keep('language', chosen);
  document.documentElement.lang = chosen;
}

/** t('act.lay', { n: 6 }) → 'Legen, 6 Punkte' */
export function t(key: Key, values?: Values): string {
  const entry = words[key];
  return entry ? fill(entry[tongue.current], values) : key;
}

type KeysOf<Own> = Own extends Words ? keyof Own & string : never;
/** The keys that a game's own t() takes. */
export type KeyOf<Speaker extends (key: never) => string> = Parameters<Speaker>[0];

/** The t() of a game: it takes the keys of its own words, of its families', and those of every page. */
export function speaking<const Own extends readonly Words[]>(
  ...own: Own
): (key: Key | KeysOf<Own[number]>, values?: Values) => string {
  Object.assign(words, ...own);
  return (key, values) => t(key as Key, values);
}

/** For keys made at run time, such as pos.noun; undefined where there is no such word. */
export function tMaybe(key: string, values?: Values): string | undefined {
  const entry = words[key];
  return entry && fill(entry[tongue.current], values);
}

const numerals: Record<Language, string[]> = {
  de: [
    'null',
    'ein',
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf',
  ],
  en: [
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
};

/** 3 → 'drei'; figures from 13 on. */
export function numeral(n: number): string {
  return numerals[tongue.current][n] ?? String(n);
}

/** The half of a bilingual value from the server that is spoken here. */
export function said(text: Bilingual): string {
  return text[tongue.current] || text.de;
}
