import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Square } from '../lib/wire';
import Board from './Board.svelte';
import type { BoardKey } from './keys';
import type { Picture } from './picture';

const word = (text: string, [row, col]: Square) =>
  [...text].map((letter, at) => ({ square: [row, col + at] as Square, letter }));
const picture: Picture = {
  label: 'Nomina, Brett mit 12 mal 12 Feldern',
  top: 0,
  left: 0,
  rows: 12,
  cols: 12,
  open: false,
  stones: [...word('UM', [6, 6]), { square: [5, 6], letter: 'A' }],
  last: [[5, 6]],
};

afterEach(cleanup);

const cell = (label: string | RegExp) => screen.getByRole('gridcell', { name: label });

test('the board is a grid of rows and cells with one door for the Tab key', () => {
  render(Board, { picture });
  expect(screen.getByRole('grid', { name: picture.label })).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(12);
  const doors = screen.getAllByRole('gridcell').filter((each) => each.tabIndex === 0);
  expect(doors).toHaveLength(1);
});

test('squares are read as place, stone, state', () => {
  const tentative = [{ square: [6, 8] as Square, letter: 'W' }];
  const pointed = new Map([['6,8', { pins: [1], spoken: 'gehört zu UMW: nicht im Wörterbuch' }]]);
  render(Board, { picture, tentative, pointed });
  expect(cell('C5, leer')).toBeTruthy();
  expect(cell('G7, U, Teil von UM waagerecht und AU senkrecht')).toBeTruthy();
  expect(cell('G6, A, Teil von AU senkrecht, zuletzt gelegt')).toBeTruthy();
  expect(cell('I7, W, noch nicht gelegt, gehört zu UMW: nicht im Wörterbuch')).toBeTruthy();
});

test('states carry the classes of the look', () => {
  const tentative = [{ square: [6, 8] as Square, letter: 'W' }];
  const pointed = new Map([['6,8', { pins: [2], spoken: 'x' }]]);
  render(Board, { picture, tentative, pointed, cursor: [0, 0], down: true });
  expect(cell(/^G6/).className).toContain('last');
  expect(cell(/^I7/).className).toContain('refused');
  expect(cell(/^I7/).querySelector('.stone.tent')).toBeTruthy();
  expect(cell(/^I7/).querySelector<HTMLElement>('.pin')?.dataset.shown).toBe('2');
  expect(cell(/^A1,/).className).toMatch(/cursor way down/);
});

test('arrows move the cursor and stop at the edge', async () => {
  const moved: Square[] = [];
  render(Board, { picture, cursor: [0, 0], oncursor: (square: Square) => moved.push(square) });
  await fireEvent.keyDown(cell(/^A1,/), { key: 'ArrowLeft' });
  await fireEvent.keyDown(cell(/^A1,/), { key: 'ArrowDown' });
  await fireEvent.keyDown(cell(/^A1,/), { key: 'End' });
  expect(moved).toEqual([
    [1, 0],
    [0, 11],
  ]);
});

test('letters and commands go to the page', async () => {
  const keys: BoardKey[] = [];
  render(Board, { picture, onkey: (key: BoardKey) => keys.push(key) });
  for (const key of ['ü', ' ', 'Backspace', 'Enter', 'Escape'])
    await fireEvent.keyDown(cell(/^A1,/), { key });
  expect(keys.map((key) => (key.do === 'letters' ? key.letters : key.do))).toEqual([
    'UE',
    'turn',
    'back',
    'commit',
    'clear',
  ]);
});

test('a click picks the square', async () => {
  const onpick = vi.fn();
  render(Board, { picture, onpick });
  await fireEvent.click(cell('C5, leer'));
  expect(onpick).toHaveBeenCalledWith([4, 2]);
});

test('a board without handlers is only to be looked at', async () => {
  render(Board, { picture });
  await fireEvent.click(cell('C5, leer'));
  await fireEvent.keyDown(cell('C5, leer'), { key: 'w' });
  expect(cell('C5, leer')).toBeTruthy();
});
