// Words of the games with the open case of wooden letters.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';

export const words = {
  'wood.lastmove': { de: 'Der letzte Zug der Partie.', en: 'The last move of the game.' },
  'wood.more': { de: 'Noch {due} {n|Buchstabe|Buchstaben}', en: '{due} more {n|letter|letters}' },
  'wood.take': { de: 'Nimm {due} {n|Buchstaben|Buchstaben}', en: 'Take {due} {n|letter|letters}' },
  'wood.drawn': { de: 'Ausgelost: {draws}.', en: 'Drawn: {draws}.' },
  'wood.pass': { de: 'Auf den letzten Zug verzichten', en: 'Do without the last move' },
  'wood.pass.title': { de: 'Ohne letzten Zug aufhören?', en: 'End without a last move?' },
} as const satisfies Words;

export const t = speaking(words);
export type Key = KeyOf<typeof t>;
