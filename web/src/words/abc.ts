// Words of the page for first readers.
import type { Words } from '../app/language.svelte';

export const abc = {
  'abc.title': { de: 'Für Abc-Schützen', en: 'For first readers' },
  'abc.lead': {
    de:
      'Große Steine, jeder Buchstabe wird gesprochen. Keine Uhr, keine Punkte, kein Weg hinaus ' +
      'ohne die Großen.',
    en: 'Big stones, every letter is spoken (in German). No clock, no points, no way out without a grown-up.',
  },
  'abc.go': { de: 'Abc spielen', en: 'Play Abc' },
  'abc.board': { de: 'Das Blatt', en: 'The sheet' },
  'abc.case': { de: 'Die Buchstaben', en: 'The letters' },
  'abc.empty': { de: 'leer', en: 'empty' },
  'abc.again': { de: 'Neues Blatt', en: 'New sheet' },
  'abc.like': { de: '{letter} wie {word}', en: '{letter} as in {word}' },
  'abc.gate': {
    de: 'Für Große: drei Sekunden gedrückt halten',
    en: 'For grown-ups: hold for three seconds',
  },
  'abc.gate.title': { de: 'Für Große', en: 'For grown-ups' },
  'abc.gate.sum': { de: 'Wie viel ist {one} mal {other}?', en: 'What is {one} times {other}?' },
  'abc.gate.wrong': { de: 'Das war nicht richtig.', en: 'That was not right.' },
  'abc.gate.open': { de: 'Weiter', en: 'Go on' },
  'abc.gate.close': { de: 'Zurück zum Spiel', en: 'Back to the game' },
  'abc.stage': { de: 'Wie wird gespielt?', en: 'How is it played?' },
  'abc.stage.guided': {
    de: 'Mit Hilfe: Das Wort steht da, der nächste Buchstabe leuchtet.',
    en: 'With help: the word is shown, the next letter is lit.',
  },
  'abc.stage.free': {
    de: 'Frei: Jeder Buchstabe darf überallhin.',
    en: 'Free: any letter may go anywhere.',
  },
  'abc.words': { de: 'Wörter (zwei bis sieben Buchstaben)', en: 'Words (two to seven letters)' },
  'abc.words.save': { de: 'Wörter übernehmen', en: 'Use these words' },
  'abc.words.n': { de: '{n} {n|Wort|Wörter}', en: '{n} {n|word|words}' },
  'abc.leave': { de: 'Zum Regal', en: 'To the shelf' },
} as const satisfies Words;
