// Kreuzwort-Spiel of the Super box beside its stones: rests that are paid.
import { NEAREST_Z } from '../../companion/fields';
import { paying } from '../../families/typdom/companion';

export const companion = paying({ glass: [], start: NEAREST_Z });
