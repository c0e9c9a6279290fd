// Kreuzwort-Spiel of 1936 beside its box: a minute for a word, rests that are paid.
import { LOT } from '../../companion/fields';
import { paying } from '../../families/typdom/companion';

export const companion = paying({ glass: [60], start: LOT });
