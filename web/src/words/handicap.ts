// Words of handicaps: agreed on before a game, told beside the names.
import type { Words } from '../app/language.svelte';

export const handicap = {
  'handicap.title': { de: 'Vorgabe', en: 'Handicap' },
  'handicap.none': { de: 'keine', en: 'none' },
  'handicap.given': { de: '{n|für einen Platz|für # Plätze}', en: '{n|for one seat|for # seats}' },
  'handicap.lead': {
    de: 'So haben alle eine Chance: Punkte voraus für die einen, schwerere Wörter für die anderen.',
    en: 'So all have a chance: points ahead for some, harder words for others.',
  },
  'handicap.of': { de: 'Vorgabe von {name}', en: 'Handicap of {name}' },
  'handicap.yours': { de: 'Deine Vorgabe', en: 'Your handicap' },
  'handicap.points': { de: 'Vorsprung', en: 'Head start' },
  'handicap.points.none': { de: 'keiner', en: 'none' },
  'handicap.points.some': { de: '{n|1 Punkt|# Punkte}', en: '{n|1 point|# points}' },
  'handicap.pad': { de: 'davon Vorsprung', en: 'of it head start' },
  'handicap.letters': { de: 'Wörter ab', en: 'Words from' },
  'handicap.letters.none': { de: 'jeder Länge', en: 'any length' },
  'handicap.letters.some': { de: '{n} Buchstaben', en: '{n} letters' },
  'handicap.words': { de: 'Wortschatz', en: 'Vocabulary' },
  'handicap.words.none': { de: 'alle Wörter', en: 'all words' },
  'handicap.words.known': { de: 'geläufige Wörter', en: 'well-known words' },
  'handicap.words.everyday': { de: 'Wörter des Alltags', en: 'everyday words' },
  'handicap.told.points': {
    de: '{n|1 Punkt|# Punkte} Vorsprung',
    en: '{n|1 point|# points} ahead',
  },
  'handicap.told.letters': { de: 'Wörter ab {n} Buchstaben', en: 'words from {n} letters on' },
  'handicap.told.known': { de: 'nur geläufige Wörter', en: 'only well-known words' },
  'handicap.told.everyday': { de: 'nur Wörter des Alltags', en: 'only everyday words' },
  'handicap.short.letters': { de: 'ab {n}', en: '{n}+' },
  'handicap.short.known': { de: 'geläufig', en: 'known' },
  'handicap.short.everyday': { de: 'Alltag', en: 'everyday' },
  'handicap.close': { de: 'Schließen', en: 'Close' },
  'handicap.help.start': {
    de: 'Das erste Wort darf bei allen kurz sein.',
    en: 'The first word may be short for everybody.',
  },
} as const satisfies Words;
