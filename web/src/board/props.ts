// What every board takes, whether it has an edge or not.
import type { Snippet } from 'svelte';
import type { Square } from '../lib/wire';
import type { BoardKey } from './keys';
import type { Extent, Picture, PlacedStone, Tentative } from './picture';
import type { Pointed } from './pointing';

/** What a bubble must know to find its place: the squares in sight. */
export interface Hanging extends Extent {
  cell: number;
  gutter: number;
  /** How many rows the gap of the board is worth. */
  parting: number;
}

/** What is seen on the squares. */
export interface Seen {
  picture: Picture;
  tentative?: readonly Tentative[];
  pointed?: ReadonlyMap<string, Pointed>;
  cursor?: Square | null;
  down?: boolean;
  /** The square under a stone that is being dragged, and the one it comes from. */
  target?: Square | null;
  away?: Square | null;
  placeOf?: (square: Square) => string;
  oncursor?: ((square: Square) => void) | undefined;
  onkey?: ((key: BoardKey) => void) | undefined;
  ondrag?: ((event: PointerEvent, stone: Tentative) => void) | undefined;
  /** Does the cursor write? Then it shows which way. */
  writes?: boolean;
  /** The square whose stone is in the hand. */
  lifted?: string | null;
  /** Squares for which there is a stone on the bench or in the hand. */
  hints?: ReadonlySet<string> | undefined;
  /** Squares of a hint, with the letter that goes there once it is told. */
  marks?: ReadonlyMap<string, string> | undefined;
  /** Squares on which somebody else's stones have just come, in their order. */
  arriving?: ReadonlyMap<string, number> | undefined;
  /** Where stones that lie can be taken up. */
  onlift?: ((event: PointerEvent, stone: PlacedStone) => void) | undefined;
}

export interface BoardProps extends Seen {
  near?: boolean;
  /** Are the squares too small for a finger? Then a tap only leads near. */
  small?: boolean;
  /** Was it brought near by hand? Then it stays so until the hand brings it back. */
  held?: boolean;
  /** Is a stone in the hand? Then one tap puts it down, also on small squares. */
  carrying?: boolean | undefined;
  onpick?: ((square: Square) => void) | undefined;
  /** A double tap, which means the board: what its first tap did is to be taken back. */
  ontwice?: ((square: Square) => void) | undefined;
  /** A tap that only led near. */
  onlook?: ((square: Square) => void) | undefined;
  /** Hangs on the mat, outside the grid: the dry-run bubble. */
  bubble?: Snippet<[Hanging]> | undefined;
}

// How wide is the gap between the two halves of a board?
export const GAP = 24;

// How large must a square be for a finger? As every other target.
export const TAP = 44;
// How large must it be at least, for a finger that aims with a stone?
export const LEAST_TAP = 24;

/** Was it a finger, and not a mouse or a key? */
export function byFinger(event: MouseEvent): boolean {
  return event.detail > 0 && (!(event instanceof PointerEvent) || event.pointerType !== 'mouse');
}
