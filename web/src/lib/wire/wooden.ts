// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Square } from './values';

/** A letter on its square. */
export interface WoodenStone {
  square: Square;
  letter: string;
}
