// Lingua as the server shows it.
export type { LinguaMove, LinguaView } from '../../lib/wire';

/** A colour of Lingua: yellow, red, green, blue. */
export type Colour = 'y' | 'r' | 'g' | 'b';
