// The call that begins a round, and the words that are read: for those who play, not for who watches.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { frame as sample } from '../../games/nomina/sample';
import type { Frame, Reading as Read } from '../../lib/wire';
import type { Desk } from '../../table/desk.svelte';
import { person } from '../../testkit/told';
import Call from './Call.svelte';
import Reading from './Reading.svelte';

const frame: Frame = { ...sample, seats: [person('Anna'), person('Ben')], people: [0, 1] };
const reading = {
  words: [{ word: 'MAMO', reason: 'unknown', data: {}, settled: null }],
  ready: [],
} as unknown as Read;
const desk = (here: number[]): Desk =>
  ({ frame, lid: { here }, socket: { line: 'open' } }) as unknown as Desk;

afterEach(cleanup);

test.each([
  [[1], true],
  [[], false],
])('at seats %j', (here, plays) => {
  render(Call, { desk: desk(here), label: 'Würfel schütteln' });
  const props = { desk: desk(here), frame, reading, onwords: () => undefined };
  render(Reading, props);
  expect(screen.queryByRole('button', { name: 'Würfel schütteln' }) !== null).toBe(plays);
  expect(screen.queryByRole('button', { name: 'Abstimmen' }) !== null).toBe(plays);
  expect(screen.getByRole('button', { name: 'MAMO' })).toBeTruthy();
});
