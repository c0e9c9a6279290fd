// Whole values of the wire, for tests that care about a part of them.
import type {
  GameFacts,
  LaidWord,
  Option,
  Refusal,
  ReplayStep,
  Seat,
  Trial,
  TrialWord,
  WordFacts,
} from '../lib/wire';

const none = { de: '', en: '' };

export const person = (...names: string[]): Seat => ({ names, kind: 'person', level: null });

export const laid = (word: string, points = 0, more: Partial<LaidWord> = {}): LaidWord => ({
  word,
  points,
  squares: [],
  relation: null,
  answer: 'yes',
  parts: [],
  ...more,
});

export const tried = (word: string, points = 0, more: Partial<TrialWord> = {}): TrialWord => ({
  ...laid(word, points),
  reason: '',
  witness: '',
  data: {},
  ...more,
});

export const trialOf = (more: Partial<Trial>): Trial => ({
  words: [],
  points: 0,
  earned: 0,
  spent: 0,
  phase: '',
  parts: [],
  refusal: null,
  ...more,
});

export const stepOf = (more: Partial<ReplayStep>): ReplayStep => ({
  kind: 'act',
  seat: 0,
  action: null,
  at: 0,
  words: [],
  points: 0,
  earned: 0,
  spent: 0,
  scores: [0],
  view: {},
  ...more,
});

export const refusalOf = (code: string, more: Partial<Refusal> = {}): Refusal => ({
  code,
  data: {},
  squares: [],
  clauses: [],
  words: [],
  ...more,
});

export const optionOf = (
  facts: Partial<Option> & Pick<Option, 'name' | 'type' | 'default'>,
): Option => ({
  choices: null,
  min: null,
  max: null,
  labels: {},
  label: none,
  help: none,
  ...facts,
});

export const gameOf = (facts: Partial<GameFacts>): GameFacts => ({
  id: 'nomina',
  name: 'Nomina',
  seats: [2, 6],
  box: '',
  edition: '1',
  options: [],
  words: [],
  presets: [],
  time_option: null,
  clocks: false,
  head_start: {},
  limits: true,
  free_start: false,
  not_yet: {},
  puzzle: null,
  contest: false,
  ...facts,
});

/** What a look-up tells about a small word. */
export const oese: WordFacts = {
  word: 'OESE',
  allowed: true,
  reason: 'listed',
  data: {},
  sentence: { de: 'ÖSE steht im Wörterbuch.', en: 'It is in the dictionary.' },
  readings: [{ lemma: 'Öse', pos: 'noun', form: 'base' }],
  classes: [],
  spellings: ['Öse'],
  zipf: 3,
  definitions: ['Kleiner Ring zum Einhaken.'],
  synonyms: [],
  source: 'de-2026.11-dd1e4be2',
  paragraphs: [
    {
      lemma: 'Öse',
      pos: 'noun',
      read_as: ['base'],
      divided: ['Öse'],
      heads: [{ gender: 'f', meanings: ['Kleiner Ring zum Einhaken.'] }],
      synonyms: [['Schlaufe']],
      forms: [{ form: 'plural', words: ['Ösen'] }],
      derived: [],
      compounds: ['Gürtelöse'],
    },
  ],
  gentle: true,
  lexicon: 'de-2026.11-dd1e4be2',
};
