// @vitest-environment node
import { expect, test } from 'vitest';
import type { Square } from '../lib/wire';
import { hang, type Ask } from './bubble';

const board = {
  rows: 12,
  cols: 12,
  cell: 27,
  gutter: 17,
  width: 160,
  height: 64,
  lying: [] as Square[],
};
const row = (at: number, ...cols: number[]): Square[] => cols.map((col) => [at, col]);
const column = (at: number): Square[] => Array.from({ length: 12 }, (_, r): Square => [r, at]);

/** The squares that the bubble touches. */
function covers(ask: Ask): Square[] {
  const bubble = hang(ask);
  if (!bubble) return [];
  const { cell, gutter } = ask;
  return [...ask.stones, ...ask.lying].filter(([r, c]) => {
    const [x, y] = [gutter + c * cell, gutter + r * cell];
    return (
      bubble.left < x + cell &&
      bubble.left + ask.width > x &&
      bubble.top < y + cell &&
      bubble.top + ask.height > y
    );
  });
}

test('the bubble hangs below the stones where there is room', () => {
  const bubble = hang({ ...board, stones: row(6, 8, 9, 10, 11) });
  expect(bubble?.above).toBe(false);
  expect(bubble?.top).toBeGreaterThan(17 + 7 * 27);
  expect((bubble?.left ?? 0) + board.width).toBeLessThanOrEqual(17 + 12 * 27);
});

test('at the lower edge it stands above them', () => {
  expect(hang({ ...board, stones: row(11, 2, 3, 4) })?.above).toBe(true);
});

test('it goes where no stones lie', () => {
  const lying = [...row(7, 3, 4, 5, 6, 7, 8), ...row(8, 3, 4, 5, 6, 7, 8)];
  expect(hang({ ...board, lying, stones: row(5, 4, 5, 6) })?.above).toBe(true);
});

test('beside a word over the whole height it hides no new stone', () => {
  expect(covers({ ...board, stones: column(3) })).toEqual([]);
});

test('between stones on all sides it takes free squares farther away', () => {
  const lying = [3, 4, 8, 9].flatMap((r) => row(r, 2, 3, 4, 5, 6, 7));
  const ask = { ...board, stones: row(6, 4, 5), lying: [...lying, ...column(0), ...column(8)] };
  const bubble = hang(ask);
  expect(bubble?.tip).toBeNull();
  expect(covers(ask)).toEqual([]);
});

test('where no free place is large enough it does not hang at all', () => {
  const lying = [0, 2, 4, 6, 8, 10].flatMap((r) => row(r, 0, 2, 4, 6, 8, 10));
  expect(hang({ ...board, stones: row(5, 5), lying })).toBeNull();
  expect(hang({ ...board, rows: 2, cols: 3, stones: row(0, 0, 1, 2) })).toBeNull();
});
