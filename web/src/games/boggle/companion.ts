// Boggle beside its box: three minutes, rounds of points, and dice that can be typed in.
import { POINTS, ROUND, TOTAL } from '../../companion/fields';
import type { Companion } from '../../companion/plan';

export const companion: Companion = {
  glass: [180],
  pad: {
    row: ROUND,
    fields: [POINTS],
    ends: [],
    way: 'sum',
    total: TOTAL,
    note: {
      de: '3 und 4 Buchstaben zählen 1, fünf 2, sechs 3, sieben 5, acht und mehr 11.',
      en: '3 and 4 letters count 1, five 2, six 3, seven 5, eight and more 11.',
    },
  },
  start: {
    way: 'lot',
    text: { de: 'Das Los bestimmt, wer schüttelt.', en: 'The lot decides who shakes.' },
  },
  tray: true,
};
