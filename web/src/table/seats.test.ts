import { expect, test } from 'vitest';
import { frame } from '../games/nomina/sample';
import { goneOf } from './seats';

test('whoever gave up is out while the game runs, and no stranger at its end', () => {
  const table = { ...frame, left: [0, 1], people: [0] };
  expect(goneOf({ ...table, over: false })).toEqual([0, 1]);
  expect(goneOf({ ...table, over: true })).toEqual(frame.seats[1]?.kind === 'person' ? [1] : []);
});
