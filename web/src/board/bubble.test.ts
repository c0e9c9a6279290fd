import { expect, test } from 'vitest';
import type { Square } from '../lib/wire';
import { corner, hang } from './bubble';

const board = { rows: 12, cols: 12, cell: 27, gutter: 17, width: 160, height: 64, lying: [] as Square[] };
const row = (at: number, ...cols: number[]): Square[] => cols.map((col) => [at, col]);

test('the bubble hangs below the stones where there is room', () => {
  const bubble = hang({ ...board, stones: row(6, 8, 9, 10, 11) });
  expect(bubble.above).toBe(false);
  expect(bubble.top).toBeGreaterThan(17 + 7 * 27);
  expect(bubble.left + board.width).toBeLessThanOrEqual(17 + 12 * 27);
});

test('at the lower edge it stands above them', () => {
  expect(hang({ ...board, stones: row(11, 2, 3, 4) }).above).toBe(true);
});

test('it goes where fewer stones lie', () => {
  const lying = [...row(7, 3, 4, 5, 6, 7, 8), ...row(8, 3, 4, 5, 6, 7, 8)];
  expect(hang({ ...board, lying, stones: row(5, 4, 5, 6) }).above).toBe(true);
});

test('beside a word over the whole height it still hides no new stone', () => {
  const stones = Array.from({ length: 12 }, (_, at): Square => [at, 3]);
  const bubble = hang({ ...board, stones });
  const hides = bubble.left < 17 + 4 * 27 && bubble.left + board.width > 17 + 3 * 27;
  expect(hides).toBe(false);
});

test('without any room it hangs below the board', () => {
  const stones: Square[] = row(0, 0, 1, 2);
  expect(hang({ ...board, rows: 2, cols: 3, stones }).top).toBe(17 + 2 * 27 + 12);
});

test('in a corner it covers as little as possible, and keeps to the wished edge', () => {
  expect(corner({ ...board, stones: row(11, 9, 10, 11) }, 'top')).toMatchObject({ left: 4, top: 4 });
  expect(corner({ ...board, stones: row(0, 0, 1), lying: row(1, 2, 3) }, 'top').left).toBeGreaterThan(100);
  const crowded = corner({ ...board, stones: row(0, 0, 6, 11), lying: row(1, 3) }, 'top');
  expect(crowded.top).toBeGreaterThan(200);
});
