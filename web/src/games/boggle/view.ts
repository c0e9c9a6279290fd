// Boggle as the server shows it.
export type { BoggleFound as Found, BoggleRound, BoggleView } from '../../lib/wire';
