import { expect, test } from 'vitest';
import type { Square } from '../lib/wire';
import { Arranging } from './arranging.svelte';
import { NO_PICTURE, plainPiece } from './picture';
import { Tapped } from './tapped';

const square: Square = [3, 3];

function board() {
  const picture = { ...NO_PICTURE, rows: 12, cols: 12 };
  const arranging = new Arranging(
    () => ({ picture, pieces: [plainPiece('A', 2)], mine: true }),
    () => undefined,
  );
  return { arranging, tapped: new Tapped(arranging) };
}

test('a double tap with a stone in the hand leaves it there', () => {
  const { arranging, tapped } = board();
  arranging.take('A');
  tapped.mark();
  arranging.pick(square);
  expect(arranging.stones).toHaveLength(1);
  tapped.undo();
  expect([arranging.stones, arranging.hand]).toEqual([[], 'A']);
});

test('a double tap without one moves no cursor and turns nothing', () => {
  const { arranging, tapped } = board();
  tapped.mark();
  arranging.pick(square);
  tapped.undo();
  expect(arranging.cursor).toBeNull();
  arranging.pick(square);
  tapped.mark();
  arranging.pick(square);
  expect(arranging.down).toBe(true);
  tapped.undo();
  expect([arranging.cursor, arranging.down]).toEqual([square, false]);
});
