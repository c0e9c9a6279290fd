// Wer behält recht beside its box: rests, and what somebody paid who dropped out.
import { NEAREST_Z } from '../../companion/fields';
import { paying } from '../../families/typdom/companion';

export const companion = paying(
  { glass: [], start: NEAREST_Z },
  { de: 'Raus: zahlt jedem', en: 'Out: pays to each' },
);
