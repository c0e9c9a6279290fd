// The language of the page: German unless chosen otherwise. t('turn.yours') is a sentence of words/*.ts.
import { fill, type Values } from './fill';
import { keep, kept } from './kept';
import type { Bilingual } from '../lib/wire';
import { abc } from '../words/abc';
import { boggle } from '../words/boggle';
import { cartino } from '../words/cartino';
import { kreuzwortbild } from '../words/kreuzwortbild';
import { krux } from '../words/krux';
import { lingua } from '../words/lingua';
import { pages } from '../words/pages';
import { presto } from '../words/presto';
import { puzzle } from '../words/puzzle';
import { recht } from '../words/recht';
import { schach } from '../words/schach';
import { table } from '../words/table';
import { typdom } from '../words/typdom';

export type Language = 'de' | 'en';
export type Words = Record<string, Bilingual>;
// One line a file of words; a game that joins adds its own.
const every = {
  ...table,
  ...pages,
  ...typdom,
  ...krux,
  ...lingua,
  ...schach,
  ...recht,
  ...presto,
  ...cartino,
  ...boggle,
  ...kreuzwortbild,
  ...abc,
  ...puzzle,
};
export type Key = keyof typeof every;

const words: Words = every;

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

/** For keys made at run time, such as pos.noun; undefined where there is no such word. */
export function tMaybe(key: string, values?: Values): string | undefined {
  const entry = words[key];
  return entry && fill(entry[tongue.current], values);
}

const numerals: Record<Language, string[]> = {
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
};

/** 3 → 'drei'; figures from 13 on. */
export function numeral(n: number): string {
  return numerals[tongue.current][n] ?? String(n);
}

/** The half of a bilingual value from the server that is spoken here. */
export function said(text: Bilingual): string {
  return text[tongue.current] || text.de;
}
