// Which squares belong to a corner: from the one that was tapped to the nearest corner of the grid.
import type { Square } from '../lib/wire';

export interface Sized {
  rows: string[];
}
interface Run {
  squares: Square[];
}

export const keyOf = ([row, col]: Square): string => `${row},${col}`;

const between = (a: number, b: number, n: number): boolean =>
  n >= Math.min(a, b) && n <= Math.max(a, b);

// How many rows and columns does a corner have at least? One that is smaller has no other words.
const LEAST = 4;

/** Away from the corner until the part is large enough. */
const pushed = (from: number, far: number, length: number): number =>
  far === 0
    ? Math.min(length - 1, Math.max(from, LEAST - 1))
    : Math.max(0, Math.min(from, length - LEAST));

/** All squares for letters between two of them. */
export function area({ rows }: Sized, [top, left]: Square, [bottom, right]: Square): Square[] {
  return rows.flatMap((row, r) =>
    [...row].flatMap((sign, c): Square[] =>
      sign !== '#' && between(top, bottom, r) && between(left, right, c) ? [[r, c]] : [],
    ),
  );
}

/** The part of the grid from here to its nearest corner, with words whole that lie in it by half. */
export function corner(grid: Sized & { words: Run[] }, from: Square): Square[] {
  const height = grid.rows.length;
  const width = grid.rows[0]?.length ?? 0;
  const far: Square = [from[0] * 2 < height ? 0 : height - 1, from[1] * 2 < width ? 0 : width - 1];
  const inside = area(grid, [pushed(from[0], far[0], height), pushed(from[1], far[1], width)], far);
  const taken = new Set(inside.map(keyOf));
  const more = grid.words
    .filter(
      ({ squares }) => squares.filter((one) => taken.has(keyOf(one))).length * 2 >= squares.length,
    )
    .flatMap(({ squares }) => squares);
  return unique([...inside, ...more]);
}

export const unique = (squares: Square[]): Square[] => [
  ...new Map(squares.map((square) => [keyOf(square), square])).values(),
];
