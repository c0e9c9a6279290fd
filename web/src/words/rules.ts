// Words of the rules page.
import type { Words } from '../app/language.svelte';

export const rules = {
  'rules.title': { de: 'Regeln', en: 'Rules' },
  'rules.contents': { de: 'Inhalt', en: 'Contents' },
  'rules.language': { de: 'Sprache der Regeln', en: 'Language of the rules' },
  'rules.clause.gone': {
    de: 'Die Stelle {clause} gibt es auf dieser Seite nicht.',
    en: 'There is no place {clause} on this page.',
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
