// Schach dem Wort beside its box: one or two minutes, rests that are paid, and a penalty.
import { LOT } from '../../companion/fields';
import { paying } from '../../families/typdom/companion';

export const companion = paying(
  { glass: [60, 120], start: LOT },
  { de: 'Strafe an jeden', en: 'Penalty to each' },
);
