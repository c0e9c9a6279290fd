// @vitest-environment node
import { expect, test } from 'vitest';
import type { Frame } from '../lib/wire';
import { changed } from './change';

const FRAME = {
  v: 4,
  now: 10,
  next: [0],
  log: [{ name: 'laid', data: {} }],
  view: { turn: 0, stones: ['a', 'c', 'd'], hand: [] },
} as unknown as Frame;

test('a change replaces parts, splices lists from the front and adds to the log', () => {
  const after = changed(FRAME, {
    v: 5,
    now: 20,
    set: { next: [1], 'view.turn': 1 },
    lists: {
      'view.stones': [
        [1, 0, ['b']],
        [3, 1, ['x', 'y']],
      ],
    },
    log: [{ name: 'passed', data: {} }],
    own: { set: { 'view.hand': ['Q'] } },
  });
  expect(after).toMatchObject({ v: 5, now: 20, next: [1] });
  expect(after?.view).toEqual({ turn: 1, stones: ['a', 'b', 'c', 'x', 'y'], hand: ['Q'] });
  expect(after?.log.map(({ name }) => name)).toEqual(['laid', 'passed']);
});

test('the frame before stays as it was, and what did not change is the same', () => {
  const whole = structuredClone(FRAME);
  const after = changed(FRAME, { v: 5, now: 20, lists: { 'view.stones': [[0, 3, []]] } });
  expect(FRAME).toEqual(whole);
  expect(after?.next).toBe(FRAME.next);
  expect(after?.log).toBe(FRAME.log);
});

test('a frame keeps the last twenty events', () => {
  const log = Array.from({ length: 25 }, (_, n) => ({ name: `${n}`, data: {} }));
  const after = changed(FRAME, { v: 5, now: 20, log });
  expect(after?.log.map(({ name }) => name)).toEqual(log.slice(5).map(({ name }) => name));
});

test('after a gap there is no frame', () => {
  expect(changed(FRAME, { v: 6, now: 20 })).toBeNull();
  expect(changed(FRAME, { v: 4, now: 20 })).toBeNull();
});
