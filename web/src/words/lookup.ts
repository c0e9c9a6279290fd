// Words of the look-up.
import type { Words } from '../app/language.svelte';

export const lookup = {
  'lookup.title': { de: 'Nachschlagen', en: 'Look up' },
  'lookup.head': { de: 'Gilt dieses Wort?', en: 'Does this word count?' },
  'lookup.lead': {
    de: 'Schreib es, wie du es gewohnt bist. Umlaute und ß werden von selbst zu AE, OE, UE und SS.',
    en: 'Spell it as you are used to. Umlauts and ß turn into AE, OE, UE and SS by themselves.',
  },
  'lookup.word': { de: 'Wort', en: 'Word' },
  'lookup.game': { de: 'Nach den Regeln von', en: 'By the rules of' },
  'lookup.ask': { de: 'Nachschlagen', en: 'Look up' },
  'lookup.empty': { de: 'Schreib erst ein Wort.', en: 'Write a word first.' },
} as const satisfies Words;
