import { expect, test } from 'vitest';
import type { Replay, ReplayStep, Seat } from '../lib/wire';
import { moveNumbers, stepName, told } from './telling';

const seats: Seat[] = [
  { names: ['Karl'], kind: 'person' },
  { names: ['Anna', 'Bert'], kind: 'person' },
];
const step = (facts: Partial<ReplayStep>): ReplayStep => ({
  seat: 0,
  action: null,
  words: [],
  points: 0,
  scores: [0],
  view: {},
  ...facts,
});
const start = step({ seat: null });
const game = (...steps: ReplayStep[]): Replay => ({
  game: 'nomina',
  seats,
  steps: [start, ...steps],
});
const laid = {
  words: [
    { word: 'RABE', points: 4 },
    { word: 'ABART', points: 5 },
  ],
  points: 9,
};

test('a laying is told with its words and points', () => {
  expect(told(game(step(laid)), 1)).toBe('Karl legt RABE und ABART, 9 Punkte.');
  expect(told(game(step({ ...laid, seat: 1 })), 1)).toBe(
    'Anna und Bert legen RABE und ABART, 9 Punkte.',
  );
});

test('giving up is told, of one and of a team', () => {
  expect(told(game(step({ action: 'give-up' })), 1)).toBe('Karl gibt auf.');
  expect(told(game(step({ action: 'give-up', seat: 1 })), 1)).toBe('Anna und Bert geben auf.');
});

test('an action without a sentence is shown as it is written', () => {
  expect(told(game(step({ action: 'swap A' })), 1)).toBe('Karl: swap A');
});

test('the lot is told with its letters and is no move', () => {
  const replay = game(step({ seat: null, action: 'draw M C' }), step({ ...laid, seat: 1 }));
  expect(stepName(replay, 1)).toBe('Das Los');
  expect(told(replay, 1)).toBe('Karl M, Anna und Bert C. Anna und Bert fangen an.');
  expect(moveNumbers(replay)).toEqual([0, 0, 1]);
  expect(stepName(replay, 2)).toBe('Zug 1 von 1');
});

test('a clock that ran out is told', () => {
  expect(told(game(step({ seat: null, action: 'thinking' })), 1)).toBe(
    'Die Bedenkzeit ist abgelaufen.',
  );
});

test('the start tells nothing', () => {
  expect(told(game(), 0)).toBe('');
  expect(stepName(game(), 0)).toBe('Vor dem ersten Zug');
});
