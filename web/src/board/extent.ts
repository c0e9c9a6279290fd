// Parts of the plane on which an open table is laid: around stones, joined, filled up to what a pane shows.
import type { Square } from '../lib/wire';
import type { Extent } from './picture';

/** The squares with `margin` free ones on each side; null for none. */
export function around(squares: readonly Square[], margin: number): Extent | null {
  if (!squares.length) return null;
  const rows = squares.map(([row]) => row);
  const cols = squares.map(([, col]) => col);
  const top = Math.min(...rows) - margin;
  const left = Math.min(...cols) - margin;
  return {
    top,
    left,
    rows: Math.max(...rows) + margin + 1 - top,
    cols: Math.max(...cols) + margin + 1 - left,
  };
}

export function joined(one: Extent, other: Extent | null): Extent {
  if (!other) return one;
  const top = Math.min(one.top, other.top);
  const left = Math.min(one.left, other.left);
  const bottom = Math.max(one.top + one.rows, other.top + other.rows);
  const right = Math.max(one.left + one.cols, other.left + other.cols);
  return { top, left, rows: bottom - top, cols: right - left };
}

/** At least so many rows and columns; what is missing is added on both sides. */
export function filled(
  { top, left, rows, cols }: Extent,
  least: { rows: number; cols: number },
): Extent {
  const more = Math.max(0, Math.ceil(least.rows) - rows);
  const wider = Math.max(0, Math.ceil(least.cols) - cols);
  return {
    top: top - Math.ceil(more / 2),
    left: left - Math.ceil(wider / 2),
    rows: rows + more,
    cols: cols + wider,
  };
}

/** The middle, in squares and parts of them. */
export function centreOf({ top, left, rows, cols }: Extent): Square {
  return [top + rows / 2, left + cols / 2];
}

/** Is the square within, with so much room round it? */
export function within({ top, left, rows, cols }: Extent, [row, col]: Square, room = 0): boolean {
  return (
    row >= top + room &&
    row + 1 <= top + rows - room &&
    col >= left + room &&
    col + 1 <= left + cols - room
  );
}
