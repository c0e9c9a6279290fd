// Cartino beside its box: points on the track of twenty, and what is left at the end.
import { firstOut, LOT, POINTS, REST, TOTAL, TURN } from '../../companion/fields';
import type { Companion } from '../../companion/plan';

export const companion: Companion = {
  glass: [],
  pad: {
    row: TURN,
    fields: [POINTS],
    ends: [firstOut(10), REST],
    way: 'sum',
    total: TOTAL,
    track: 20,
    note: {
      de: 'Fünf Steine einer Farbe auf einmal: 10 dazu. Im Rest zählt ein Joker 6.',
      en: 'Five stones of a suit at once: 10 more. In the rest a joker counts 6.',
    },
  },
  start: LOT,
};
