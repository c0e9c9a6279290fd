// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Square } from './values';

/** A stone on the common table. */
export interface TypdomTableStone {
  square: Square;
  letter: string;
  colour: string;
  jolly: boolean;
  robbable: boolean;
}

/** A stone that somebody laid, as it reads. */
export interface TypdomStone {
  square: Square;
  letter: string;
  colour: string;
  jolly: boolean;
}
