// Words of the rules page.
import type { Words } from '../app/language.svelte';

export const rules = {
  'rules.title': { de: 'Regeln', en: 'Rules' },
  'rules.contents': { de: 'Inhalt', en: 'Contents' },
  'rules.language': { de: 'Sprache der Regeln', en: 'Language of the rules' },
  'rules.clause.gone': {
    de: 'Diese Stelle gibt es auf der Seite nicht mehr. Hier stehen die ganzen Regeln.',
    en: 'This place is no longer on the page. Here are the whole rules.',
  },
  'rules.board': {
    de: 'Brett mit {words}. Neu gelegt: {fresh}.',
    en: 'Board with {words}. Newly laid: {fresh}.',
  },
  'rules.board.still': { de: 'Brett mit {words}.', en: 'Board with {words}.' },
  'rules.print': { de: 'Zum Ausdrucken', en: 'To be printed' },
  'rules.print.stones': { de: 'Steine (PDF)', en: 'Stones (PDF)' },
  'rules.print.board': { de: 'Brett (PDF)', en: 'Board (PDF)' },
  'rules.print.pad': { de: 'Block (PDF)', en: 'Score pad (PDF)' },
} as const satisfies Words;
