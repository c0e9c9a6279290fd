// Squares as the wire has them: row and column, from 0, negative on an open table.
import type { Square } from '../lib/wire';

export const keyOf = ([row, col]: Square): string => `${row},${col}`;

export function squareOf(key: string): Square {
  const [row = 0, col = 0] = key.split(',').map(Number);
  return [row, col];
}

export const same = (one: Square | null, other: Square | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

export const step = ([row, col]: Square, down: boolean, by = 1): Square =>
  down ? [row + by, col] : [row, col + by];

/** (3, 4) is E4, as people and records write it. */
export const named = ([row, col]: Square): string => `${String.fromCharCode(65 + col)}${row + 1}`;
