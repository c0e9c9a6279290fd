import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFacts } from '../app/facts.svelte';
import type { Handicap, Place, Waiting } from '../lib/wire';
import { fitting, handicapShort, handicapTold, partsOf } from '../newgame/handicap';
import { gameOf } from '../testkit/told';
import { finalFrom, sheetFrom } from '../table/headStart';
import { nomina, served, type Sent } from '../testkit/served';
import Settled from './Settled.svelte';

let sent: Sent[];

const placeOf = (number: number, name: string, handicap: Handicap | null = null): Place => ({
  number,
  kind: 'person',
  names: [name],
  level: null,
  yours: number === 0,
  here: true,
  player: '',
  handicap,
});
const waiting: Waiting = {
  table: 'k8',
  game: 'nomina',
  places: [placeOf(0, 'Marie'), placeOf(3, 'Ines', { letters: 4, words: 'known' })],
  free: 4,
  least: 2,
  opener: true,
  hosts: true,
  begins: true,
  screen: false,
  talk: 'phrases',
  picks: [],
  clock: null,
  options: {},
  policy: {},
  hints: true,
  handicaps: ['points', 'letters', 'words'],
};

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
  sent = served({ 'GET /api/games': [nomina], 'PATCH /api/tables/k8': null });
  await loadFacts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the row tells every handicap, and whoever laid the table changes it', async () => {
  render(Settled, { waiting });
  const row = screen.getByRole('row', { name: /^Vorgabe/ });
  expect(row.textContent).toContain('Ines: Wörter ab 4 Buchstaben, nur geläufige Wörter');
  expect(screen.getByRole('row', { name: /^Hilfe/ }).textContent).toContain('vereinbart');
  await fireEvent.click(within(row).getByRole('button', { hidden: true }));
  const group = (name: string): HTMLElement => screen.getByRole('group', { name, hidden: true });
  const change = async (name: string, label: string, value: string): Promise<void> => {
    await fireEvent.change(within(group(name)).getByLabelText(label), { target: { value } });
  };
  await change('Marie', 'Vorsprung', '20');
  await change('Ines', 'Wortschatz', '');
  await fireEvent.click(screen.getByRole('button', { name: 'Übernehmen', hidden: true }));
  await vi.waitFor(() => expect(sent.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
    handicaps: [
      { place: 0, handicap: { points: 20 } },
      { place: 3, handicap: { letters: 4 } },
    ],
  });
});

test('a guest reads it and changes nothing; a game without handicaps has no row', () => {
  const { unmount } = render(Settled, { waiting: { ...waiting, hosts: false } });
  expect(screen.getByRole('row', { name: /^Vorgabe/ })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  render(Settled, { waiting: { ...waiting, handicaps: [], hints: null } });
  expect(screen.queryByRole('row', { name: /^(Vorgabe|Hilfe)/ })).toBeNull();
});

test('a handicap in words, long and short, and as far as the game knows it', () => {
  const whole: Handicap = { points: 1, letters: 5, words: 'everyday' };
  expect(handicapTold(whole)).toBe(
    '1 Punkt Vorsprung, Wörter ab 5 Buchstaben, nur Wörter des Alltags',
  );
  expect(handicapShort(whole)).toBe('+1 · ab 5 · Alltag');
  expect(handicapTold(null)).toBe('');
  expect(fitting(whole, ['points'])).toEqual({ points: 1 });
  const point = gameOf({ head_start: { winner: 'points' }, limits: false });
  expect(partsOf(point, { winner: 'first-out' })).toEqual([]);
  expect(partsOf(point, { winner: 'points' })).toEqual(['points']);
  expect(partsOf(gameOf({ head_start: null }), {})).toEqual(['letters', 'words']);
});

test('pad and final sheet say what of the sum was there before the first move', () => {
  const seat = { names: [], kind: 'person' as const, level: null };
  const seats = [seat, { ...seat, handicap: { points: 20 } }];
  const sheet = { rounds: [], foot: [{ label: 'Summe', cells: ['3', '24'] }] };
  expect(sheetFrom(sheet, { seats })?.foot.map(({ cells }) => cells)).toEqual([
    ['3', '24'],
    ['–', '+20'],
  ]);
  expect(sheetFrom(sheet, { seats: [seat, seat] })).toBe(sheet);
  const rows = [{ seat: 1, values: ['4'], total: 24 }];
  const final = finalFrom({ heads: ['Wörter'], rows, longest: null }, { seats });
  expect([final.heads, final.rows[0]?.values]).toEqual([
    ['Wörter', 'Vorsprung'],
    ['4', '+20'],
  ]);
});
