// Words of Nomina.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';
import { words as wood } from '../../families/wood/words';

export const words = {
  'wasted.nomina': {
    de: '{name} hat {n} {n|Bon|Bons} liegen lassen.',
    en: '{name} left {n} {n|bon|bons} lying.',
  },
  'nomina.board': {
    de: 'Nomina, Brett mit {rows} mal {cols} Feldern',
    en: 'Nomina, board of {rows} by {cols} squares',
  },
  'nomina.turn': {
    de: 'Zug {move}. {due} {n|Buchstabe|Buchstaben}',
    en: 'Move {move}. {due} {n|letter|letters}',
  },
  'nomina.turn.bon': { de: ', dazu einer für den Bon', en: ', one more for the bon' },
  'nomina.turn.bons': {
    de: ', dazu bis zu {bons} für die Bons',
    en: ', up to {bons} more for the bons',
  },
  'nomina.giveup.text': {
    de:
      '{points} {n|bleibt|bleiben} stehen, in dieser Partie legst du aber nicht mehr. Die ' +
      'anderen spielen weiter.',
    en: '{points} {n|stays|stay}, but you lay no more in this game. The others play on.',
  },
  'nomina.leave': { de: 'Deine Punkte bleiben stehen.', en: 'Your points stand.' },
  'nomina.pass.text': { de: 'Damit ist die Partie zu Ende.', en: 'The game ends with that.' },
} as const satisfies Words;

export const t = speaking(wood, words);
export type Key = KeyOf<typeof t>;
