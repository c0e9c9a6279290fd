// Presto of the Super box beside its stones: four points for the first, two for the second.
import { POINTS, ROUND, TOTAL } from '../../companion/fields';
import { CALLER } from '../../families/presto/companion';
import type { Companion } from '../../companion/plan';

export const companion: Companion = {
  glass: [],
  pad: {
    row: ROUND,
    fields: [POINTS],
    ends: [],
    way: 'sum',
    total: TOTAL,
    note: {
      de: 'Zuerst fertig 4 Punkte, als Zweiter 2.',
      en: 'Done first 4 points, second 2.',
    },
  },
  start: CALLER,
};
