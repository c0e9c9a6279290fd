// Words of the games with hidden hands.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';

export const words = {
  'hands.otherwise': { de: 'Wenn nichts geht', en: 'If nothing fits' },
  'hands.dealt': { de: 'Die Steine sind verteilt.', en: 'The stones are dealt.' },
  'hands.drawn': { de: 'Blind gezogen.', en: 'Drawn blind.' },
  'hands.begins.lot': { de: 'Das Los sagt: {name} fängt an.', en: 'The lot says: {name} begins.' },
  'hands.begins.lot.you': { de: 'Das Los sagt: Du fängst an.', en: 'The lot says: you begin.' },
} as const satisfies Words;

export const t = speaking(words);
export type Key = KeyOf<typeof t>;
