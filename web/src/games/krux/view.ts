// Krux as the server shows it.
import type { LaidWord, Square } from '../../lib/wire';

export interface KruxView {
  rows: number;
  cols: number;
  stones: { square: Square; letter: string }[];
  blockers: Square[];
  /** Those of them that long words earned, as they were set. */
  after?: Square[];
  case: Record<string, number>;
  chips: number;
  turn: number;
  /** After-blockers to be set at once. */
  due: number;
  rebuilding: boolean;
  last: Square[];
  given_up: number | null;
  drawn: string[];
  /** At the end: the count of each half. */
  sheets: KruxSheet[];
  stones_due: number;
}

export interface KruxSheet {
  across: number;
  down: number;
  penalties: number;
  words: LaidWord[];
}
