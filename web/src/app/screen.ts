// How a table uses the screen. The same limits stand in look/head.css and those after it.

/**
 * One column; board and side next to each other; or the same on a phone held sideways, where height
 * is dear.
 */
export type Shape = 'column' | 'beside' | 'low';

const NARROW = 620;
const COLUMN = 860;
const LOW = 540;
const LOW_WIDTH = 600;

/** How large the text is that one has chosen, in pixels. */
export const rem = (): number =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) || 17;

/** Has the edge of a board more room than on a phone? */
export const roomy = (shape: Shape, width: number): boolean =>
  shape === 'beside' || (shape === 'column' && width > NARROW);

export function shapeOf(width: number, height: number): Shape {
  if (height <= LOW && width >= LOW_WIDTH) return 'low';
  return width <= COLUMN ? 'column' : 'beside';
}
