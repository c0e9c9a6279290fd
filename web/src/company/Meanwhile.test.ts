// While others vote: who is missing, and what happens if somebody does not come back.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { frame } from '../games/nomina/sample';
import type { Desk } from '../table/desk.svelte';
import { person } from '../testkit/told';
import Meanwhile from './Meanwhile.svelte';

afterEach(cleanup);

const seats = ['Ines', 'Karl', 'Anna'].map((name) => person(name));
const ballot = {
  words: [{ word: 'ZEHENT', reason: '', data: {} }],
  seat: 0,
  action: null,
  lies: false,
  voters: [1, 2],
  voted: [],
  left: 38_000,
};

function shown(voted: number[], away: number[], mine: number[]): string[] {
  const company = { away: away.map((seat) => ({ seat, seconds: 90 })) };
  const socket = { busy: [], nudge: null, company };
  const desk = { socket, seat: mine[0], lid: { here: mine } } as unknown as Desk;
  render(Meanwhile, { desk, frame: { ...frame, seats, mine, ballot: { ...ballot, voted } } });
  return screen.queryAllByRole('status').map((note) => note.textContent ?? '');
}

test('whose vote is missing is said', () => {
  expect(shown([], [], [0])).toEqual(['Es fehlt noch: Karl, Anna.']);
});

test('nobody waits for a telephone that sleeps', () => {
  const told = shown([1], [2], [0]);
  expect(told[0]).toContain('Gerade nicht da: Anna.');
  expect(told[0]).toContain('entscheiden die Stimmen der anderen');
});

test('whoever votes here reads the question instead', () => {
  expect(shown([], [1], [2])).toEqual([]);
});
