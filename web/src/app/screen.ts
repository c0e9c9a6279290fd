// How a table uses the screen. The same limits stand in look/head.css and those after it.

/**
 * One column; board and side next to each other; or the same on a phone held sideways, where height
 * is dear.
 */
export type Shape = 'column' | 'beside' | 'low';

const COLUMN = 860;
const LOW = 540;
const LOW_WIDTH = 600;

export function shapeOf(width: number, height: number): Shape {
  if (height <= LOW && width >= LOW_WIDTH) return 'low';
  return width <= COLUMN ? 'column' : 'beside';
}
