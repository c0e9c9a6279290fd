// @vitest-environment node
import { expect, test } from 'vitest';
import { objectionsOf, pointedBy } from './pointing';
import { refusalOf } from '../testkit/told';

const refusal = refusalOf('not_a_word', {
  words: [
    {
      word: 'INSE',
      reason: '',
      data: {},
      squares: [
        [4, 4],
        [4, 5],
        [4, 6],
        [4, 7],
      ],
    },
    {
      word: 'SE',
      reason: '',
      data: {},
      squares: [
        [3, 7],
        [4, 7],
      ],
    },
  ],
});

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
  const stray = refusalOf('not_connected', {
    squares: [
      [0, 0],
      [9, 9],
    ],
  });
  const [only, ...rest] = objectionsOf(stray);
  expect(rest).toEqual([]);
  expect(only).toMatchObject({ pin: 1, word: null, reason: 'not_connected' });
});

test('a refusal without squares points nowhere', () => {
  expect(objectionsOf(refusalOf('not_your_turn'))).toEqual([]);
  expect(objectionsOf(null)).toEqual([]);
});
