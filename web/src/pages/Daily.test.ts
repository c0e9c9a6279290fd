import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../app/language.svelte';
import type { Daily, Day } from '../lib/wire';
import { served } from '../testkit/served';
import DailyPage from './Daily.svelte';

const dayOf = (name: string): Day =>
  ({
    day: name,
    salt: 's',
    tray: { letters: 'LEIDRATSENGUKOHM', count: 167, sums: [] },
    crossword: {
      title: '',
      dedication: '',
      giver: '',
      numbering: 'common',
      umlauts: 'AE',
      rows: ['...', '.#.', '...'],
      numbers: [],
      solution: [],
      words: [],
      level: 'mittel',
      sums: '',
    },
  }) as Day;
const told = (...names: string[]): Daily => ({
  seconds: 180,
  least: 3,
  points: [0, 0, 0, 1, 1, 2, 3, 5, 11],
  days: names.map(dayOf),
});

beforeEach(() => {
  localStorage.clear();
  setLanguage('de');
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 23, 59, 50), toFake: ['Date', 'setInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the day of this device is shown, and at midnight the next one', async () => {
  const weeks = told('2026-11-17', '2026-11-18', '2026-11-19');
  if (weeks.days[2]) weeks.days[2].tray.count = 99;
  served({ 'GET /api/daily': weeks });
  render(DailyPage);
  await screen.findByText(/167 Wörter liegen darin/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Heute für alle gleich');
  vi.advanceTimersByTime(60_000);
  await screen.findByText(/99 Wörter liegen darin/);
  const way = screen.getByRole('link', { name: 'Würfeln und suchen' });
  expect(way.getAttribute('href')).toBe('#/heute/brett');
});

test('a day that the server has not around it is asked for by itself', async () => {
  served({
    'GET /api/daily': told('2027-05-01', '2027-05-02'),
    'GET /api/daily/2026-11-18': told('2026-11-18'),
  });
  render(DailyPage);
  await screen.findByText(/167 Wörter/);
});

test('a device with a strange clock reads why, and finds a day that is there', async () => {
  served({ 'GET /api/daily': told('2026-11-17', '2026-11-18') });
  render(DailyPage, { day: '2020-02-02' });
  await screen.findByText('Fehlt.');
  const way = screen.getByRole('link', { name: 'Zum Brett vom 18. November' });
  expect(way.getAttribute('href')).toBe('#/heute/2026-11-18');
});

test.each([
  ['2026-11-20', 'Der 20. November ist noch nicht da.'],
  ['2026-02-30', 'Diesen Tag gibt es im Kalender nicht.'],
  ['morgen', 'Diesen Tag gibt es im Kalender nicht.'],
])('%s gets a sentence, and nobody is asked', (day, sentence) => {
  const sent = served({});
  render(DailyPage, { day });
  expect(screen.getByRole('status').textContent).toContain(sentence);
  expect(sent).toEqual([]);
});

test('without a net and without days the page says what it waits for', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  render(DailyPage);
  await screen.findByText(/Sobald wieder Netz da ist/);
});
