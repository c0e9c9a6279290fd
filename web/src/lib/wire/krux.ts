// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { LaidWord } from './tables';
import type { Square } from './values';
import type { WoodenStone } from './wooden';

export interface KruxView {
  rows: number;
  cols: number;
  stones: WoodenStone[];
  blockers: Square[];
  /** those of them that long words earned, as they were set */
  after: Square[];
  case: Record<string, number>;
  chips: number;
  turn: number;
  due: number;
  rebuilding: boolean;
  last: Square[];
  given_up: number | null;
  left: number[];
  drawn: string[];
  sheets: KruxSheet[];
  /** what each half would count if all its words held */
  so_far: number[];
  stones_due: number;
}

/** KRX-22 The final count of one half: across and down, less the penalties. */
export interface KruxSheet {
  across: number;
  down: number;
  penalties: number;
  words: LaidWord[];
}
