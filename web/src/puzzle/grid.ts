// Where letters go in a puzzle, and which words cross there.
import { same, step } from '../board/squares';
import type { Clued, Gift } from './puzzles';
import type { Square } from '../lib/wire';

type Grid = Pick<Gift, 'rows'>;

export const inside = ({ rows }: Grid, [row, col]: Square): boolean =>
  row >= 0 && row < rows.length && col >= 0 && col < (rows[0]?.length ?? 0);

/** Is there a square for a letter? */
export const holdsSquare = (grid: Grid, square: Square): boolean =>
  inside(grid, square) && grid.rows[square[0]]?.[square[1]] === '.';

export const wordAt = (
  { words }: Pick<Gift, 'words'>,
  square: Square,
  across: boolean,
): Clued | undefined =>
  words.find((word) => word.across === across && word.squares.some((one) => same(one, square)));

/** The next square for a letter that way, over black ones; null at the edge. */
export function movedFrom(grid: Grid, from: Square, down: boolean, by: number): Square | null {
  let next = step(from, down, by);
  while (inside(grid, next)) {
    if (holdsSquare(grid, next)) return next;
    next = step(next, down, by);
  }
  return null;
}
