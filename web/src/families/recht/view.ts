// Wer behält recht as the server shows it.
export type { RechtMove, RechtResult, RechtView } from '../../lib/wire';
