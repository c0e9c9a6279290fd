import { expect, test } from 'vitest';
import type { Refusal } from '../lib/wire';
import { objectionsOf, pointedBy } from './pointing';

const refusal: Refusal = {
  code: 'not_a_word',
  data: {},
  clauses: [],
  squares: [],
  words: [
    {
      word: 'INSE',
      reason: null,
      squares: [
        [4, 4],
        [4, 5],
        [4, 6],
        [4, 7],
      ],
    },
    {
      word: 'SE',
      reason: null,
      squares: [
        [3, 7],
        [4, 7],
      ],
    },
  ],
};

test('each refused word gets a number that sticks in its first square', () => {
  const pointed = pointedBy(objectionsOf(refusal), () => 'nicht im Wörterbuch');
  expect(pointed.get('4,4')?.pins).toEqual([1]);
  expect(pointed.get('3,7')?.pins).toEqual([2]);
  expect(pointed.get('4,5')?.pins).toEqual([]);
});

test('a square of two words names both', () => {
  const pointed = pointedBy(objectionsOf(refusal), () => 'nicht im Wörterbuch');
  expect(pointed.get('4,7')?.spoken).toBe('gehört zu INSE und SE: nicht im Wörterbuch');
});

test('squares without words are one objection', () => {
  const stray: Refusal = {
    code: 'not_connected',
    data: {},
    clauses: [],
    squares: [
      [0, 0],
      [9, 9],
    ],
  };
  const [only, ...rest] = objectionsOf(stray);
  expect(rest).toEqual([]);
  expect(only).toMatchObject({ pin: 1, word: null, reason: 'not_connected' });
});

test('a refusal without squares points nowhere', () => {
  expect(objectionsOf({ code: 'not_your_turn', data: {}, clauses: [], squares: [] })).toEqual([]);
  expect(objectionsOf(null)).toEqual([]);
});
