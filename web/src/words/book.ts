// Words of the page of the word books.
import type { Words } from '../app/language.svelte';

export const book = {
  'book.head': { de: 'Wortbuch', en: 'Word book' },
  'book.lead': {
    de:
      'Was an einem Tisch über Wörter entschieden ist, steht dort über dem Wörterbuch und geht ' +
      'mit in die Revanche.',
    en:
      'What was settled about words at a table stands above the dictionary there, and goes ' +
      'along to a rematch.',
  },
  'book.none': {
    de:
      'Hier steht noch nichts. Lasst ihr ein Wort gelten, das im Wörterbuch fehlt, oder stimmt ' +
      'ihr dagegen, findest du es hier wieder.',
    en:
      'Nothing here yet. When you let a word count that the dictionary lacks, or vote against ' +
      'one, you will find it here.',
  },
  'book.counts': { de: 'gilt', en: 'counts' },
  'book.not': { de: 'gilt nicht', en: 'does not count' },
  'book.strike': { de: 'Streichen', en: 'Strike' },
  'book.strike.all': { de: 'Alle streichen', en: 'Strike all' },
  'book.strike.sure': { de: 'Alle {n} Wörter streichen?', en: 'Strike all {n} words?' },
  'book.strike.text': {
    de: 'Danach entscheidet an diesem Tisch wieder das Wörterbuch. Was gelegt ist, bleibt liegen.',
    en: 'The dictionary decides at this table again. What lies stays.',
  },
  'book.keep': { de: 'Behalten', en: 'Keep them' },
  'book.struck': {
    de: '{word} ist gestrichen. Darüber entscheidet wieder das Wörterbuch.',
    en: '{word} is struck. The dictionary decides again.',
  },
  'book.struck.all': { de: 'Das Wortbuch ist leer.', en: 'The word book is empty.' },
  'book.table': { de: 'Zum Tisch', en: 'To the table' },
  'book.all': { de: 'Wortbücher aller Tische', en: 'Word books of all tables' },
} as const satisfies Words;
