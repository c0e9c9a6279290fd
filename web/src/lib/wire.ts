// The wire: what server and client say to each other. Types only; contract in docs/wire.md.

/** Row and column, counted from 0; negative on an open table. */
export type Square = [number, number];
export type Level = 'leicht' | 'mittel' | 'stark';
export interface Bilingual {
  de: string;
  en: string;
}

export interface Seat {
  names: string[];
  kind: 'person' | 'computer';
  level?: Level | null;
}

export interface Option {
  name: string;
  type: 'bool' | 'int' | 'choice';
  default: boolean | number | string | null;
  choices?: (string | number)[] | null;
  /** What the choices are called. */
  labels?: Record<string, Bilingual>;
  min?: number | null;
  max?: number | null;
  label: Bilingual;
  help: Bilingual;
}

export interface Preset {
  name: string;
  label: Bilingual;
  options: Record<string, OptionValue>;
}

export type OptionValue = boolean | number | string | null;

export interface GameFacts {
  id: string;
  name: string;
  seats: [number, number];
  box: string;
  options: Option[];
  /** What a table may change about which words count; empty where a game has none. */
  words?: Option[];
  presets: Preset[];
}

export interface Messages {
  de: Record<string, string>;
  en: Record<string, string>;
  clauses: Record<string, string[]>;
}

export interface WordReading {
  lemma: string;
  pos: string;
  form: string;
}

export interface WordFacts {
  word: string;
  allowed: boolean;
  reason: string | null;
  sentence: Bilingual;
  readings: WordReading[];
  classes: string[];
  spellings: string[];
  zipf: number;
  definitions: string[];
  synonyms: string[];
  source: string;
}

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  /** What it changes about which words count. */
  policy?: Record<string, OptionValue>;
  seats: Seat[];
}

export interface TableFacts {
  id: string;
  game: string;
  seats: Seat[];
  scores: number[];
  next: number[];
  over: boolean;
  winners: number[];
  updated: string;
}

/** What a table has settled about words. */
export interface BookFacts {
  id: string;
  game: string;
  seats: Seat[];
  words: { word: string; counts: boolean }[];
  updated: string;
}

export interface ReplayStep {
  kind?: 'start' | 'act' | 'chance' | 'expired';
  seat: number | null;
  action: string | null;
  words: LaidWord[];
  points: number;
  scores: number[];
  view: unknown;
}

export interface Replay {
  game: string;
  seats: Seat[];
  steps: ReplayStep[];
  /** Where the following part begins; none: this was all. */
  next?: number | null;
}

export interface LaidWord {
  word: string;
  points: number;
  relation?: string | null;
  squares?: Square[];
  answer?: string;
  parts?: [string, number][];
}

export interface Deadline {
  name: string;
  at: number;
  left: number;
  /** False while the clock is held, as during a vote. */
  running?: boolean;
}

export interface Ballot {
  words: { word: string; reason: string; data?: Record<string, unknown> }[];
  /** Whose laying waits for it; null for a word that lies or is read aloud. */
  seat: number | null;
  /** The word lies on the table: a "no" takes its laying back. */
  lies?: boolean;
  voters: number[];
  voted: number[];
  left: number | null;
}

/** Lists are read aloud: words that the dictionary refuses, before they are struck. */
export interface Reading {
  words: { word: string; reason: string; data?: Record<string, unknown>; /** what the table has said to it */ settled: boolean | null }[];
  ready: number[];
  left: number;
}

/** Something that one seat proposes and that needs everybody's consent. */
export interface Offer {
  seat: number;
  kind: string;
  text: string;
  asked: number[];
  agreed: number[];
}

/** What nobody found in a round of Boggle. */
export interface Missed {
  words: { word: string; points: number; path: Square[] }[];
  /** Of all that lay there. */
  points: number;
  count: number;
}

export interface LogEvent {
  name: string;
  data: Record<string, unknown>;
}

export interface Frame<View = unknown> {
  table: string;
  /** As whom the table is seen; null for someone who only watches. */
  seat?: number | null;
  seq: number;
  /** The time of the table, in milliseconds. */
  now?: number;
  game: string;
  options: Record<string, OptionValue>;
  /** What this table changed about which words count, as a record writes it. */
  policy?: Record<string, string>;
  seats: Seat[];
  phase: string;
  next: number[];
  over: boolean;
  winners: number[];
  scores: number[];
  deadline: Deadline | null;
  ballot: Ballot | null;
  reading?: Reading | null;
  /** Words that lie and that a person may still doubt. */
  doubtful?: string[];
  offer?: Offer | null;
  /** Does a round in real time wait for somebody's call? */
  call?: boolean;
  take_back: number | null;
  view: View;
  log: LogEvent[];
}

export interface RefusedWord {
  word: string;
  squares: Square[];
  reason: string | null;
  data?: Record<string, unknown>;
}

export interface Refusal {
  code: string;
  data: Record<string, unknown>;
  squares: Square[];
  clauses: string[];
  words?: RefusedWord[];
}

export interface TrialWord {
  word: string;
  squares: Square[];
  points: number;
  relation?: string | null;
  answer?: boolean | string | null;
  reason?: string | null;
  witness?: string | null;
  data?: Record<string, unknown>;
  /** How its points came about: ['letters', 10], ['factor', 2] … */
  parts?: [string, number][];
}

export interface Trial {
  words: TrialWord[];
  points: number;
  earned: number;
  spent: number;
  /** How points without words come about: ['D4', 10], ['set', 10] … */
  parts?: [string, number][];
  /** The phase of the game after this move. */
  phase?: string;
  refusal: Refusal | null;
}

export type Request =
  | { do: 'act' | 'try' | 'ask-vote'; seat: number; action: string }
  | { do: 'accept'; seat: number; word: string; /** the laying it stands in; left out while lists are read */ action?: string }
  | { do: 'doubt'; seat: number; word: string }
  | { do: 'go-on' | 'leave'; seat: number }
  | { do: 'offer-words'; seat: number; /** `names=yes old=no` */ action: string }
  | { do: 'answer'; seat: number; aye: boolean }
  | { do: 'vote'; seat: number; /** null: does not want to say */ aye: boolean | null }
  | { do: 'take-back'; seat: number }
  | { do: 'look'; /** left out: as someone who only watches */ seat?: number; /** only as long as it is this seat's turn */ turn?: boolean };

export type Answer =
  | { re: number; ok: true }
  | { re: number; refusal: Refusal }
  | { re: number; trial: Trial };

export interface NominaView {
  rows: number;
  cols: number;
  stones: { square: Square; letter: string }[];
  case: Record<string, number>;
  last: Square[];
  bons: number[];
  chips: number;
  given_up: number[];
  turn: number | null;
  last_move: boolean;
  moves: NominaMove[];
  penalties: number[];
  stones_due: number;
  /** The letters that the seats drew for the start; empty where nothing was drawn. */
  drawn?: string[];
}

export interface NominaMove {
  seat: number;
  words: LaidWord[];
  points: number;
  earned: number;
  spent: number;
  squares: Square[];
}
