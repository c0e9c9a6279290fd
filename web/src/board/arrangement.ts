// What arranging stones needs to know, and what it tells.
import type { Square } from '../lib/wire';
import type { Picture, Piece } from './picture';

/** What happened, for the page to say aloud. */
export type Told =
  | { what: 'put'; letter: string; square: Square }
  | { what: 'back'; letters: string[] }
  | { what: 'gone'; letter: string }
  | { what: 'full'; square: Square }
  | { what: 'away'; square: Square }
  | { what: 'elsewhere'; letter: string; square: Square }
  | { what: 'nothing'; square: Square }
  | { what: 'hand'; letter: string }
  | { what: 'way'; down: boolean };

export interface Surroundings {
  picture: Picture;
  /** What may be taken, those in the making not counted off. */
  pieces: readonly Piece[];
  /** May this device arrange stones now? */
  mine: boolean;
  /** Where stones may be put; everywhere where left out. */
  reach?: ((square: Square) => boolean) | undefined;
  /** What a tap on a square puts there without being taken first. */
  stamp?: ((square: Square) => Piece | null) | undefined;
  /** Can stones that lie be taken up? Then the id of a piece is the key of its square. */
  lifts?: boolean | undefined;
}

/** A stone on its way to a square that must say first what it stands for. */
export interface Wish {
  piece: Piece;
  square: Square;
  /** Does the cursor go on behind it? */
  typed: boolean;
}
