// Nomina beside its box: words, points and bons; those left over are subtracted.
import { NEAREST_A, POINTS, TOTAL, TURN } from '../../companion/fields';
import type { Companion } from '../../companion/plan';

export const companion: Companion = {
  glass: [120],
  pad: {
    row: TURN,
    fields: [
      { id: 'word', label: { de: 'Wörter', en: 'Words' }, times: 'text' },
      POINTS,
      { id: 'bons', label: { de: 'Bons dazu', en: 'Bons earned' }, times: 0 },
    ],
    ends: [{ id: 'left', label: { de: 'Bons übrig −', en: 'Bons left −' }, times: -1 }],
    way: 'sum',
    total: TOTAL,
    note: {
      de: 'Ein neues Wort zählt seine Buchstaben. Ab fünf Buchstaben gibt es einen Bon.',
      en: 'A new word counts its letters. From five letters on it earns a bon.',
    },
  },
  start: NEAREST_A,
};
