// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { OptionValue } from './values';

/** A game of the house. */
export interface GameFacts {
  id: string;
  name: string;
  /** least and most */
  seats: [number, number];
  box: string;
  edition: string;
  options: Option[];
  /** what a table may change about which words count */
  words: Option[];
  presets: Preset[];
  /** the option with the seconds of a move */
  time_option: string | null;
  /** played turn by turn: a clock may be for a move, for a game or for days */
  clocks: boolean;
  /** with which options most points win; null: never */
  head_start: Record<string, string> | null;
  /** may a seat be held to longer or better known words? */
  limits: boolean;
  /** the first word cannot be long: no length is asked of it */
  free_start: boolean;
  /** refusals that await stones: below so many, null: always */
  not_yet: Record<string, number | null>;
  /** made when it is over, or as soon as its words are */
  puzzle: 'end' | 'sound' | null;
  /** may its board be the picture of the week? */
  contest: boolean;
}

/** A house rule, or a part of what a table may change about which words count. */
export interface Option {
  name: string;
  type: 'bool' | 'choice' | 'int';
  default: OptionValue;
  /** of a choice */
  choices: string[] | null;
  /** of an int */
  min: number | null;
  max: number | null;
  /** what the choices are called */
  labels: Record<string, Bilingual>;
  label: Bilingual;
  help: Bilingual;
}

export interface Bilingual {
  de: string;
  en: string;
}

/** Options that go together, under a name. */
export interface Preset {
  name: string;
  label: Bilingual;
  options: Record<string, OptionValue>;
}

/** Every sentence by its code, with places such as `{word}`, and the clauses behind it. */
export interface Messages {
  de: Record<string, string>;
  en: Record<string, string>;
  clauses: Record<string, string[]>;
}

/** The rules of a game; each clause is an element whose id is its number. */
export interface RulesPage {
  html: string;
  /** what can be printed for it: stones, board, pad */
  print: string[];
  /** can a worked game of the leaflet be watched? */
  sample: boolean;
}

/** All about a word, as a table sees it. */
export interface WordFacts {
  word: string;
  allowed: boolean;
  reason: string;
  /** for the sentence */
  data: Record<string, string | number>;
  /** the reason in words */
  sentence: Bilingual;
  readings: WordReading[];
  classes: string[];
  spellings: string[];
  /** how often it is used: 7 always, 0 never */
  zipf: number;
  definitions: string[];
  synonyms: string[];
  source: string;
  paragraphs: WordParagraph[];
  /** hurts nobody */
  gentle: boolean;
  /** the name and edition of the dictionary */
  lexicon: string;
}

/** One way to read a word. */
export interface WordReading {
  lemma: string;
  pos: string;
  form: string;
}

/** One word that the letters can be read as, and its family. */
export interface WordParagraph {
  lemma: string;
  pos: string;
  /** which forms of it */
  read_as: string[];
  /** what may stand on two lines */
  divided: string[];
  heads: WordHead[];
  /** a group a meaning */
  synonyms: string[][];
  forms: WordForms[];
  derived: string[];
  compounds: string[];
}

/** One article of the dictionary: what the word means when it is read so. */
export interface WordHead {
  /** m, f, n or nothing */
  gender: string;
  meanings: string[];
}

/** Other forms of the same word, of one kind. */
export interface WordForms {
  form: string;
  words: string[];
}
