// Wer behält recht with the stones of the box 1936: on the screen nothing differs.
import { recht } from '../../families/recht/game';

export const game = recht();
