import { beforeEach, expect, test } from 'vitest';
import type { Square } from '../lib/wire';
import type { Surroundings, Told } from './arrangement';
import { Arranging } from './arranging.svelte';
import { plainPiece, type Picture, type Piece } from './picture';
import { keyOf } from './squares';

const picture: Picture = {
  label: '',
  top: 0,
  left: 0,
  rows: 12,
  cols: 12,
  open: false,
  stones: [
    { square: [0, 0], letter: 'K' },
    { square: [0, 1], letter: 'A' },
  ],
  chips: [{ square: [8, 2], disc: 'block', spoken: 'Störer' }],
  last: [],
};
const upper = ([row]: Square) => row < 6;
const chip: Piece = {
  ...plainPiece('*', 2),
  id: 'block',
  face: { letter: '', disc: 'block', spoken: 'Störer' },
};
const lying = picture.stones.map(({ square, letter }): Piece => ({
  ...plainPiece(letter, 1),
  id: keyOf(square),
}));

let told: Told[];
beforeEach(() => (told = []));

function arrange(around: Partial<Surroundings>): Arranging {
  return new Arranging(
    () => ({ picture, pieces: [], mine: true, ...around }),
    (what) => told.push(what),
  );
}
const where = ({ stones }: Arranging) =>
  stones.map(({ square, piece }) => `${piece} ${square.join(',')}`);

test('a letter stays out of squares beyond the reach and off chips', () => {
  const arranging = arrange({ pieces: [plainPiece('T', 3)], reach: upper });
  expect([arranging.put('T', [7, 0]), arranging.put('T', [2, 0])]).toEqual([false, true]);
  expect(told[0]).toEqual({ what: 'away', square: [7, 0] });
  expect(arrange({ pieces: [plainPiece('T', 3)] }).put('T', [8, 2])).toBe(false);
});

test('with a stamp a tap puts down and a second one takes away', () => {
  const arranging = arrange({
    pieces: [chip],
    stamp: (square) => (upper(square) ? null : chip),
    reach: (square) => !upper(square),
  });
  arranging.pick([7, 3]);
  arranging.pick([9, 4]);
  arranging.pick([7, 3]);
  arranging.pick([1, 1]);
  expect(where(arranging)).toEqual(['block 9,4']);
  expect(told.map(({ what }) => what)).toEqual(['put', 'put', 'back', 'away']);
});

test('no more are stamped than there are', () => {
  const arranging = arrange({ pieces: [chip], stamp: () => chip });
  for (const square of [
    [7, 1],
    [7, 3],
    [7, 5],
  ] as Square[])
    arranging.pick(square);
  expect(where(arranging)).toEqual(['block 7,1', 'block 7,3']);
  expect(told.at(-1)).toEqual({ what: 'gone', letter: 'Störer' });
});

test('a stone that lies is taken up and put down elsewhere', () => {
  const arranging = arrange({ pieces: lying, lifts: true, reach: upper });
  arranging.pick([0, 0]);
  expect(arranging.hand).toBe('0,0');
  arranging.pick([2, 2]);
  expect([where(arranging), arranging.hand]).toEqual([['0,0 2,2'], null]);
  arranging.pick([2, 2]);
  expect([where(arranging), arranging.hand]).toEqual([[], '0,0']);
});

test('a tap on another stone takes that one, a second tap lets it lie', () => {
  const arranging = arrange({ pieces: lying, lifts: true });
  arranging.pick([0, 0]);
  arranging.pick([0, 1]);
  expect(arranging.hand).toBe('0,1');
  arranging.pick([0, 1]);
  expect(arranging.hand).toBeNull();
});

test('a stone is dragged from its square and back beside the board', () => {
  const arranging = arrange({ pieces: lying, lifts: true });
  arranging.drop('0,0', [0, 0], [4, 4]);
  expect(where(arranging)).toEqual(['0,0 4,4']);
  arranging.drop('0,0', [4, 4], null);
  expect(where(arranging)).toEqual([]);
});

test('what another did meanwhile leaves the stones that still can lie', () => {
  const arranging = arrange({ pieces: lying, lifts: true });
  arranging.restore(
    [
      { square: [3, 3], letter: 'K', piece: '0,0' },
      { square: [8, 2], letter: 'A', piece: '0,1' },
    ],
    { hand: '0,1' },
  );
  expect([where(arranging), arranging.hand]).toEqual([['0,0 3,3'], '0,1']);
});
