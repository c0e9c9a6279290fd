// Presto of 1936 beside its box: places, of which the first ones count.
import { ROUND } from '../../companion/fields';
import { CALLER } from '../../families/presto/companion';
import type { Companion } from '../../companion/plan';

export const companion: Companion = {
  glass: [],
  pad: {
    row: ROUND,
    fields: [{ id: 'place', label: { de: 'Platz', en: 'Place' }, times: 1 }],
    ends: [],
    way: 'firsts',
    total: { de: 'Erste Plätze', en: 'First places' },
    note: {
      de: 'Wer zuerst fertig ist, bekommt eine 1, dann 2 und so fort.',
      en: 'Whoever is done first gets a 1, then 2 and so on.',
    },
  },
  start: CALLER,
};
