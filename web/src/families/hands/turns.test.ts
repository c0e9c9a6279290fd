// @vitest-environment node
import { expect, test } from 'vitest';
import { chanceTold, lastTurn } from './turns';

const moves = (seats: string) => [...seats].map((seat, at) => ({ seat: Number(seat), at }));

test('the last turn is all that its seat did in a row, three moves at most', () => {
  expect(lastTurn(moves(''))).toEqual([]);
  expect(lastTurn(moves('0'))).toEqual(moves('0'));
  expect(lastTurn(moves('0011')).map(({ at }) => at)).toEqual([2, 3]);
  expect(lastTurn(moves('01111')).map(({ at }) => at)).toEqual([2, 3, 4]);
});

test('a lot names who begins; stones that come are not told', () => {
  const told = (action: string) => chanceTold(action, (seat) => `P${seat + 1}`);
  expect(told('start 2')).toContain('P2');
  expect(told('deal AB/CD')).not.toContain('AB');
  expect(told('draw E')).toBeTruthy();
  expect(told('shake ABCD')).toBeUndefined();
});
