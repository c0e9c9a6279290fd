// An empty chair: how long already, three ways on; and whoever is back takes their seat again.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frame as sample } from '../games/nomina/sample';
import type { Company } from '../lib/wire';
import type { Desk } from '../table/desk.svelte';
import { person, refusalOf } from '../testkit/told';
import Absent from './Absent.svelte';

const offer = vi.fn(async () => null);
const ask = vi.fn(async (): Promise<unknown> => ({ ok: true }));
const seats = [person('Marie'), person('Ines')];
const company = (...away: Company['away']): Company => ({
  yours: [0],
  here: [0],
  away,
  mates: [],
  opener: true,
  screen: false,
  shown: false,
});

function shown(told: Company, frame = { ...sample, seats, people: [0, 1] }): void {
  // Told after the page looked at its clock: that is seldom done.
  const socket = { met: performance.now() + 1000, ask };
  const desk = { socket, lid: { here: [0] }, agreeing: { offer } } as unknown as Desk;
  render(Absent, { desk, frame, company: told });
}

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

test('a phone asleep for an hour: since when, that nothing is lost, and what can be done', async () => {
  shown(company({ seat: 1, seconds: 3600, gone: false }));
  expect(screen.getByText('Ines ist seit 60 Minuten weg.')).toBeTruthy();
  expect(screen.getByText('Der Platz und die Punkte bleiben.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Computer übernimmt so lange' }));
  expect(offer).toHaveBeenLastCalledWith(0, 'stand-in', 1);
  await fireEvent.click(screen.getByRole('button', { name: 'Ohne Ines zu Ende spielen' }));
  expect(offer).toHaveBeenLastCalledWith(0, 'without', 1);
  await fireEvent.click(screen.getByRole('button', { name: 'Auf Ines warten' }));
  expect(screen.queryByText(/seit 60 Minuten weg/)).toBeNull();
});

test('nobody is hurried in the first minute', () => {
  shown(company({ seat: 1, seconds: 59, gone: false }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('where moves take days nobody is asked about a chair that is empty most of the time', () => {
  const clock = { per: 'days' as const, total: 172_800_000, left: [], held: false };
  shown(company({ seat: 1, seconds: 36_000, gone: false }), {
    ...sample,
    seats,
    people: [0, 1],
    clock,
  });
  expect(screen.queryByText(/weg/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['move', 'days'] as const)('a chair to which nobody comes back, %s', async (per) => {
  const clock = { per, total: 172_800_000, left: [], held: false };
  const gone = { seat: 1, seconds: 60, gone: true };
  shown(company(gone), { ...sample, seats, people: [0, 1], clock });
  expect(screen.getByText('Der Platz von Ines ist leer.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Computer übernimmt' }));
  expect(offer).toHaveBeenLastCalledWith(0, 'stand-in', 1);
  await fireEvent.click(screen.getByRole('button', { name: 'Später' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever is back reads that a computer has played, and plays again', async () => {
  const minded = [{ ...person('Marie'), minded: true as const }, person('Ines')];
  shown(company(), { ...sample, seats: minded, people: [1] });
  expect(screen.getByText(/hat ein Computer für dich gespielt/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Ich spiele wieder selbst' }));
  expect(ask).toHaveBeenCalledWith({ do: 'come-back', seat: 0 });
});

test('whoever is back in the middle of a vote reads why that has to wait', async () => {
  const minded = [{ ...person('Marie'), minded: true as const }, person('Ines')];
  ask.mockResolvedValueOnce({ refusal: refusalOf('ballot_open') });
  shown(company(), { ...sample, seats: minded, people: [1] });
  await fireEvent.click(screen.getByRole('button', { name: 'Ich spiele wieder selbst' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});
