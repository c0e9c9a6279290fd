// @vitest-environment node
import { expect, test } from 'vitest';
import { frame } from '../games/nomina/sample';
import { person } from '../testkit/told';
import type { Frame, Seat } from '../lib/wire';
import { goneOf } from './seats';

const rosa: Seat = { names: ['Rosa'], kind: 'computer', level: 'mittel' };
const table: Frame = {
  ...frame,
  seats: [person('Anna'), person('Bert'), rosa],
  left: [0, 1, 2],
  people: [0],
};

test('while the game runs, all who are out of it are marked', () => {
  expect(goneOf({ ...table, over: false })).toEqual([0, 1, 2]);
});

test('at the end neither who gave up and stayed nor a computer is', () => {
  expect(goneOf({ ...table, over: true })).toEqual([1]);
});
