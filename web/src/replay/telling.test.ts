// @vitest-environment node
import { expect, test } from 'vitest';
import type { Replay, ReplayStep } from '../lib/wire';
import { boughtTold, moveNumbers, moveRows, stepName, told } from './telling';
import { laid, person, stepOf } from '../testkit/told';

const seats = [person('Karl'), person('Anna', 'Bert')];
const start = stepOf({ seat: null });
const game = (...steps: ReplayStep[]): Replay => ({
  game: 'nomina',
  seats,
  steps: [start, ...steps],
  over: true,
  next: null,
});
const rabe = {
  words: [laid('RABE', 4), laid('ABART', 5)],
  points: 9,
};

test('a laying is told with its words and points', () => {
  expect(told(game(stepOf(rabe)), 1)).toBe('Karl legt RABE und ABART, 9 Punkte.');
  expect(told(game(stepOf({ ...rabe, seat: 1 })), 1)).toBe(
    'Anna und Bert legen RABE und ABART, 9 Punkte.',
  );
});

test('giving up is told, of one and of a team', () => {
  expect(told(game(stepOf({ action: 'give-up' })), 1)).toBe('Karl gibt auf.');
  expect(told(game(stepOf({ action: 'give-up', seat: 1 })), 1)).toBe('Anna und Bert geben auf.');
});

test('an action without a sentence is shown as it is written', () => {
  expect(told(game(stepOf({ action: 'swap A' })), 1)).toBe('Karl: swap A');
});

test('the lot is told with its letters and is no move', () => {
  const replay = game(stepOf({ seat: null, action: 'draw M C' }), stepOf({ ...rabe, seat: 1 }));
  expect(stepName(replay, 1)).toBe('Das Los');
  expect(told(replay, 1)).toBe('Karl M, Anna und Bert C. Anna und Bert fangen an.');
  expect(moveNumbers(replay)).toEqual([0, 0, 1]);
  expect(stepName(replay, 2)).toBe('Zug 1 von 1');
});

test('a clock that ran out is told', () => {
  expect(told(game(stepOf({ seat: null, action: 'thinking' })), 1)).toBe(
    'Die Bedenkzeit ist abgelaufen.',
  );
});

test('the start tells nothing', () => {
  expect(told(game(), 0)).toBe('');
  expect(stepName(game(), 0)).toBe('Vor dem ersten Zug');
});

test('purchases one after the other are one row of the list', () => {
  const drawn = (letter: string) =>
    stepOf({ kind: 'chance', seat: null, action: `draw ${letter}` });
  const replay = game(
    stepOf({ action: 'buy red' }),
    drawn('A'),
    stepOf({ action: 'buy red', seat: 1 }),
    drawn('E'),
    stepOf({ action: 'buy black' }),
    drawn('N'),
    stepOf({ action: 'pass', seat: 1 }),
    stepOf({ action: 'buy red' }),
  );
  const rows = moveRows(replay);
  expect(rows.map(({ from, to }) => [from, to])).toEqual([
    [1, 6],
    [7, 7],
    [8, 8],
  ]);
  expect(boughtTold(replay, rows[0]?.bought)).toBe('Karl kauft 2×, Anna und Bert kaufen 1×.');
});
