// @vitest-environment node
import { expect, test } from 'vitest';
import type { Tentative } from './picture';
import { layingText, wordFirst } from './laying';
import { keyOf } from './squares';

const at = (name: string, letter: string): Tentative => ({
  square: [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65],
  letter,
});
const lying = (...stones: Tentative[]) => new Map(stones.map((s) => [keyOf(s.square), s.letter]));

test('three stones in a row are one group', () => {
  expect(layingText([at('E4', 'W'), at('F4', 'A'), at('G4', 'S')], lying())).toBe('E4> WAS');
});

test('the order of putting down does not matter', () => {
  expect(layingText([at('G4', 'S'), at('E4', 'W'), at('F4', 'A')], lying())).toBe('E4> WAS');
});

test('stones below a lying one go down', () => {
  expect(layingText([at('E5', 'I'), at('E6', 'T'), at('E7', 'Z')], lying(at('E4', 'W')))).toBe(
    'E5v ITZ',
  );
});

test('a lying stone between new ones is a dot', () => {
  expect(layingText([at('C6', 'A'), at('D6', 'R'), at('F6', 'E')], lying(at('E6', 'T')))).toBe(
    'C6> AR.E',
  );
});

test('stones in different places are several groups', () => {
  expect(layingText([at('H2', 'U'), at('C6', 'A'), at('D6', 'R')], lying(at('G2', 'N')))).toBe(
    'H2> U C6> AR',
  );
});

test('a corner is an arm across and a rest', () => {
  expect(layingText([at('A1', 'A'), at('B1', 'B'), at('A2', 'N')], lying())).toBe('A1> AB A2> N');
});

const open = {
  nameOf: ([row, col]: [number, number]) => `${row},${col}`,
  signOf: (stone: Tentative) => (stone.star ? stone.letter.toLowerCase() : stone.letter),
};
const row = (word: string, r: number, c: number): Tentative[] =>
  [...word].map((letter, at) => ({ square: [r, c + at], letter }));
const column = (word: string, r: number, c: number): Tentative[] =>
  [...word].map((letter, at) => ({ square: [r + at, c], letter }));

test('the laid word stands first, what completes a contact behind it', () => {
  const holz = column('HOLZ', 0, 5);
  const stones = [{ square: [1, 3], letter: 'S' } as Tentative, ...holz];
  expect(wordFirst(stones, lying(...row('E', 1, 4)), true, open)).toBe('0,5v HOLZ 1,3> S');
});

test('a jolly is written small, a lying stone between new ones as a dot', () => {
  const stones: Tentative[] = [
    { square: [-1, 0], letter: 'N', star: 'corner' },
    { square: [1, 0], letter: 'T' },
  ];
  expect(wordFirst(stones, lying(...row('AHA', 0, 0)), false, open)).toBe('-1,0v n.T');
});

test('a stone alone belongs to the longer line, and to the way of writing where both are as long', () => {
  const around = lying(...row('WOR', 0, 0), ...column('T', -1, 3));
  expect(wordFirst(row('T', 0, 3), around, true, open)).toBe('0,3> T');
  const even = lying(...row('A', 0, 2), ...column('E', -1, 3));
  expect([false, true].map((down) => wordFirst(row('T', 0, 3), even, down, open))).toEqual([
    '0,3> T',
    '0,3v T',
  ]);
});
