import { expect, test } from 'vitest';
import type { Tentative } from './picture';
import { layingText } from './laying';
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
  expect(layingText([at('E5', 'I'), at('E6', 'T'), at('E7', 'Z')], lying(at('E4', 'W')))).toBe('E5v ITZ');
});

test('a lying stone between new ones is a dot', () => {
  expect(layingText([at('C6', 'A'), at('D6', 'R'), at('F6', 'E')], lying(at('E6', 'T')))).toBe('C6> AR.E');
});

test('stones in different places are several groups', () => {
  expect(layingText([at('H2', 'U'), at('C6', 'A'), at('D6', 'R')], lying(at('G2', 'N')))).toBe('H2> U C6> AR');
});

test('a corner is an arm across and a rest', () => {
  expect(layingText([at('A1', 'A'), at('B1', 'B'), at('A2', 'N')], lying())).toBe('A1> AB A2> N');
});
