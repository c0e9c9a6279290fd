// Wer behält recht with the stones of the Super box: on the screen nothing differs.
import { recht } from '../../families/recht/game';

export const game = recht();
