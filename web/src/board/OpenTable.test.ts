import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Square } from '../lib/wire';
import Board from './Board.svelte';
import { around, centreOf, filled, joined, within } from './extent';
import type { Picture } from './picture';

const picture: Picture = {
  label: 'Tisch ohne Rand',
  top: -3,
  left: -3,
  rows: 7,
  cols: 9,
  open: true,
  stones: [...'EIS'].map((letter, at) => ({
    square: [0, at] as Square,
    letter,
    spoken: `rotes ${letter}`,
  })),
  last: [],
  grounds: [
    {
      square: [0, 0],
      kind: 'open-jolly',
      spoken: 'kann geraubt werden',
      print: { text: 'frei', kind: 'flag' },
    },
  ],
};
const placeOf = ([row, col]: Square) => `Zeile ${row}, Spalte ${col}`;

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
    configurable: true,
    get: () => 500,
  });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
    configurable: true,
    get: () => 400,
  });
});
afterEach(cleanup);

test('extents grow round squares, join, and fill a pane on both sides', () => {
  expect(
    around(
      [
        [0, 0],
        [2, 5],
      ],
      3,
    ),
  ).toEqual({ top: -3, left: -3, rows: 9, cols: 12 });
  expect(around([], 3)).toBeNull();
  const one = { top: 0, left: 0, rows: 2, cols: 2 };
  expect(joined(one, { top: -1, left: 1, rows: 1, cols: 4 })).toEqual({
    top: -1,
    left: 0,
    rows: 3,
    cols: 5,
  });
  expect(filled(one, { rows: 5, cols: 2 })).toEqual({ top: -2, left: 0, rows: 5, cols: 2 });
  expect(centreOf(one)).toEqual([1, 1]);
  expect([within(one, [1, 1]), within(one, [1, 1], 0.5), within(one, [2, 0])]).toEqual([
    true,
    false,
    false,
  ]);
});

test('squares say their row and column, the stone, and what can be done', () => {
  render(Board, { picture, placeOf });
  const jolly = screen.getByRole('gridcell', {
    name: 'Zeile 0, Spalte 0, rotes E, kann geraubt werden, Teil von EIS waagerecht',
  });
  expect(jolly.querySelector('[data-shown=frei]')).toBeTruthy();
  expect(screen.getByRole('gridcell', { name: 'Zeile -3, Spalte -3, leer' })).toBeTruthy();
});

test('the table grows with the cursor and with stones in the making', async () => {
  const { rerender } = render(Board, { picture, placeOf });
  const before = screen.getAllByRole('row').length;
  await rerender({ picture, placeOf, cursor: [-9, 0] });
  expect(screen.getByRole('gridcell', { name: 'Zeile -12, Spalte 0, leer' })).toBeTruthy();
  expect(screen.getAllByRole('row').length).toBeGreaterThan(before);
  await rerender({ picture, placeOf, tentative: [{ square: [9, 0], letter: 'A' }] });
  expect(screen.getByRole('gridcell', { name: 'Zeile 12, Spalte 0, leer' })).toBeTruthy();
});

test('arrow keys know no edge', async () => {
  const oncursor = vi.fn();
  render(Board, { picture, placeOf, cursor: [-9, 0], oncursor });
  await fireEvent.keyDown(screen.getByRole('gridcell', { name: /^Zeile -9, Spalte 0/ }), {
    key: 'ArrowUp',
  });
  expect(oncursor).toHaveBeenCalledWith([-10, 0]);
});

async function tapAt(timeStamp: number, cell: HTMLElement): Promise<void> {
  const tap = createEvent.click(cell, { detail: 1 });
  Object.defineProperty(tap, 'timeStamp', { value: timeStamp });
  await fireEvent(cell, tap);
}

test('with a stone in the hand one tap puts it down, and two taps come near and back', async () => {
  const [onpick, ontwice] = [vi.fn(), vi.fn()];
  render(Board, { picture, placeOf, carrying: true, onpick, ontwice });
  await tick();
  const cell = screen.getByRole('gridcell', { name: 'Zeile 1, Spalte 1, leer' });
  const size = () =>
    parseFloat((document.querySelector('.mat') as HTMLElement).style.getPropertyValue('--z'));
  const fit = size();
  await tapAt(0, cell);
  expect([onpick.mock.calls, ontwice.mock.calls]).toEqual([[[[1, 1]]], []]);
  await tapAt(200, cell);
  expect([onpick.mock.calls.length, ontwice.mock.calls]).toEqual([1, [[[1, 1]]]]);
  expect(size()).toBeGreaterThan(fit);
  await tapAt(2000, cell);
  await tapAt(2200, cell);
  expect(size()).toBe(fit);
});

test('a finger on small squares first leads near, then it picks', async () => {
  const wide: Picture = {
    ...picture,
    cols: 60,
    stones: [...picture.stones, { square: [0, 50], letter: 'A' }],
  };
  const [onpick, onlook] = [vi.fn(), vi.fn()];
  render(Board, { picture: wide, placeOf, onpick, onlook });
  await tick();
  const cell = screen.getByRole('gridcell', { name: 'Zeile 1, Spalte 1, leer' });
  await tapAt(0, cell);
  expect([onpick.mock.calls.length, onlook.mock.calls]).toEqual([0, [[[1, 1]]]]);
  await tapAt(200, cell);
  expect(onpick, 'a double tap that led near is one tap').not.toHaveBeenCalled();
  await tapAt(900, cell);
  expect(onpick).toHaveBeenCalledWith([1, 1]);
});

test('sizes go up and down, and all comes back into sight', async () => {
  const { component } = render(Board, { picture, placeOf });
  const size = () =>
    parseFloat((document.querySelector('.mat') as HTMLElement).style.getPropertyValue('--z'));
  await tick();
  const fit = size();
  component.zoom(-1);
  await tick();
  expect(size()).toBeLessThan(fit);
  component.zoom(0);
  await tick();
  expect(size()).toBe(fit);
});

test('a long word in the making shrinks the squares until all of it is in sight', async () => {
  const word = [...'RANKOPHILESTEN'].map((letter, at) => ({ square: [2, at] as Square, letter }));
  const { container, rerender } = render(Board, {
    picture: { ...picture, stones: [], grounds: [] },
  });
  const size = () =>
    parseFloat(container.querySelector<HTMLElement>('.mat')?.style.getPropertyValue('--z') ?? '');
  const before = size();
  await rerender({ tentative: word, cursor: [2, word.length] });
  await tick();
  expect(size()).toBeLessThan(before);
  expect(size() * (word.length + 2)).toBeLessThanOrEqual(500);
});
