import { beforeEach, expect, test } from 'vitest';
import type { Told } from './arrangement';
import { Arranging } from './arranging.svelte';
import { plainPiece, type Picture, type Piece } from './picture';

const picture: Picture = {
  label: '',
  top: 0,
  left: 0,
  rows: 12,
  cols: 12,
  open: false,
  stones: [{ square: [3, 4], letter: 'W' }],
  last: [],
};
let told: Told[];
let pieces: Piece[];
let mine: boolean;
let arranging: Arranging;

beforeEach(() => {
  told = [];
  mine = true;
  pieces = Object.entries({ A: 9, S: 2, W: 1, I: 1, T: 1, Z: 1 }).map(([letter, count]) =>
    plainPiece(letter, count),
  );
  const around = () => ({ picture, pieces, mine });
  arranging = new Arranging(around, (what) => told.push(what));
});

const laid = () =>
  arranging.stones.map(({ letter, square }) => `${letter}${square.join(',')}`).join(' ');
const type = (word: string) =>
  [...word].forEach((letter) => arranging.type(letter, { over: true }));

test('typed letters go on in the direction of the cursor', () => {
  arranging.cursor = [3, 5];
  type('AS');
  expect(laid()).toBe('A3,5 S3,6');
  expect(arranging.cursor).toEqual([3, 7]);
});

test('typing a letter that lies steps over it', () => {
  arranging.cursor = [3, 4];
  type('WAS');
  expect(laid()).toBe('A3,5 S3,6');
});

test('another letter on a lying stone goes behind it', () => {
  arranging.cursor = [3, 4];
  arranging.turn();
  type('I');
  expect(laid()).toBe('I4,4');
});

test('a letter of which none is left is refused in words', () => {
  arranging.cursor = [0, 0];
  type('II');
  expect(laid()).toBe('I0,0');
  expect(told.at(-1)).toEqual({ what: 'gone', letter: 'I' });
});

test('letter first: a tap takes it in hand, a tap on a square lays it', () => {
  arranging.take('S');
  expect(arranging.hand).toBe('S');
  arranging.pick([0, 0]);
  expect(laid()).toBe('S0,0');
  expect(arranging.hand).toBeNull();
  expect(arranging.cursor).toBeNull();
});

test('square first: letters flow to the cursor and jump over lying stones', () => {
  arranging.pick([3, 3]);
  arranging.take('A');
  arranging.take('S');
  expect(laid()).toBe('A3,3 S3,5');
});

test('a second tap on the cursor turns the direction', () => {
  arranging.pick([3, 3]);
  arranging.pick([3, 3]);
  expect(arranging.down).toBe(true);
});

test('a tap on a stone in the making picks it up', () => {
  arranging.take('S');
  arranging.pick([0, 0]);
  arranging.pick([0, 0]);
  expect(laid()).toBe('');
  expect(arranging.hand).toBe('S');
});

test('backspace takes back along the word and over lying stones', () => {
  arranging.cursor = [3, 3];
  type('AWS');
  expect(laid()).toBe('A3,3 S3,5');
  arranging.back();
  arranging.back();
  expect(laid()).toBe('');
  expect(arranging.cursor).toEqual([3, 3]);
});

test('a stone is dragged to another square or off the board', () => {
  arranging.drop('A', null, [0, 0]);
  arranging.drop('A', [0, 0], [5, 5]);
  expect(laid()).toBe('A5,5');
  arranging.drop('A', [5, 5], [3, 4]);
  expect(laid()).toBe('A5,5');
  arranging.drop('A', [5, 5], null);
  expect(laid()).toBe('');
});

test('escape clears the stones first and the cursor then', () => {
  arranging.cursor = [0, 0];
  type('AS');
  arranging.clear();
  expect(laid()).toBe('');
  expect(arranging.cursor).not.toBeNull();
  arranging.clear();
  expect(arranging.cursor).toBeNull();
});

test('nothing can be put down when it is not my turn', () => {
  mine = false;
  arranging.take('A');
  arranging.drop('A', null, [0, 0]);
  expect(arranging.hand).toBeNull();
  expect(laid()).toBe('');
});

test('a remembered laying comes back as far as its squares are free', () => {
  arranging.restore([
    { square: [3, 4], letter: 'A' },
    { square: [3, 5], letter: 'A' },
    { square: [3, 6], letter: 'Q' },
  ]);
  expect(laid()).toBe('A3,5');
});

const jolly: Piece = {
  id: '+1',
  symbol: '+',
  letters: 'AEIOUY',
  count: 1,
  face: { letter: '', star: 'whole', spoken: 'Jolly, rot' },
  lies: (letter) => ({ letter, star: 'corner', spoken: `Jolly als ${letter}` }),
};

test('a stone for several letters asks for which one before it lies', () => {
  pieces.push(jolly);
  arranging.take('+1');
  arranging.pick([0, 0]);
  expect(laid()).toBe('');
  expect(arranging.wish?.piece.letters).toBe('AEIOUY');
  arranging.stand('E');
  expect(laid()).toBe('E0,0');
  expect(arranging.stones[0]).toMatchObject({ symbol: '+', star: 'corner' });
  expect(told.at(-1)).toEqual({ what: 'put', letter: 'Jolly als E', square: [0, 0] });
});

test('a wish can be dropped, and the stone stays where it was', () => {
  pieces.push(jolly);
  arranging.drop('+1', null, [0, 0]);
  arranging.stand(null);
  expect([laid(), arranging.wish, arranging.left('+1')]).toEqual(['', null, 1]);
});

test('a typed letter takes its own stone first and the jolly then', () => {
  pieces.push(jolly);
  arranging.cursor = [0, 0];
  type('IE');
  type('I');
  expect(arranging.stones.map((stone) => stone.piece)).toEqual(['I', '+1']);
  expect(told.at(-1)).toEqual({ what: 'gone', letter: 'I' });
});

test('at the cursor the jolly asks too, and the cursor goes on', () => {
  pieces.push(jolly);
  arranging.pick([3, 3]);
  arranging.take('+1');
  arranging.stand('O');
  expect(laid()).toBe('O3,3');
  expect(arranging.cursor).toEqual([3, 5]);
});

test('a jolly that is moved keeps its letter, one that is picked up is asked again', () => {
  pieces.push(jolly);
  arranging.drop('+1', null, [0, 0]);
  arranging.stand('E');
  arranging.drop('+1', [0, 0], [1, 1]);
  expect(laid()).toBe('E1,1');
  arranging.pick([1, 1]);
  arranging.pick([2, 2]);
  expect(arranging.wish?.square).toEqual([2, 2]);
});
