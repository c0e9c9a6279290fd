// What many pads have in common.
import type { Bilingual } from '../lib/wire';
import type { EndField, Field } from './plan';

export const ROUND: Bilingual = { de: 'Runde', en: 'Round' };
export const TURN: Bilingual = { de: 'Zug', en: 'Turn' };
export const GAME: Bilingual = { de: 'Spiel', en: 'Game' };
export const TOTAL: Bilingual = { de: 'Endstand', en: 'Total' };

export const POINTS: Field = { id: 'points', label: { de: 'Punkte', en: 'Points' }, times: 1 };
export const WORD: Field = { id: 'word', label: { de: 'Wort', en: 'Word' }, times: 'text' };

/** Who has used up all stones first gets so much. */
export const firstOut = (points: number): EndField => ({
  id: 'out',
  label: { de: `Fertig +${points}`, en: `Out first +${points}` },
  times: 1,
  once: points,
});

export const REST: EndField = { id: 'rest', label: { de: 'Rest −', en: 'Rest −' }, times: -1 };

export const LOT = {
  way: 'lot',
  text: { de: 'Das Los bestimmt, wer beginnt.', en: 'The lot decides who begins.' },
} as const;
export const NEAREST_Z = {
  way: 'lot',
  text: {
    de:
      'Nach dem Blatt beginnt, wer den Buchstaben am nächsten am Z auf der Bank hat. Haben zwei ' +
      'denselben, entscheidet das Los.',
    en:
      'By the leaflet whoever holds the letter nearest to Z begins. If two hold the same one, the ' +
      'lot decides.',
  },
} as const;
export const NEAREST_A = {
  way: 'letters',
  text: {
    de: 'Jeder deckt einen Buchstaben auf. Wer dem A am nächsten ist, beginnt.',
    en: 'Everybody turns over a letter. Whoever is nearest to A begins.',
  },
} as const;
