import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { nomina, running, served } from '../testkit/served';
import { person } from '../testkit/told';
import Games from './Games.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const finished = { ...running, id: 'k6', over: true, next: [], winners: [1], scores: [9, 12] };

test('running and finished games stand apart, each with its ways', async () => {
  served({
    'GET /api/games': [nomina],
    'GET /api/tables?over=false': [running],
    'GET /api/tables?over=true&first=0': [finished],
  });
  render(Games);
  expect(await screen.findByRole('heading', { name: 'Du bist dran' })).toBeTruthy();
  expect(screen.queryByText('Computer gewinnt mit 12 Punkten')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Beendete Partien' }));
  expect(await screen.findByRole('heading', { name: 'Beendete Partien' })).toBeTruthy();
  expect(screen.getByText('Computer gewinnt mit 12 Punkten')).toBeTruthy();
  expect(
    screen.getAllByRole('link', { name: 'Nachspielen' }).map((link) => link.getAttribute('href')),
  ).toEqual(['#/nachspielen/k7', '#/nachspielen/k6']);
  expect(screen.getAllByRole('link', { name: 'Als Datei' })[0]?.getAttribute('href')).toBe(
    '/api/tables/k7/record',
  );
});

test('a game is deleted only after a question', async () => {
  const sent = served({
    'GET /api/games': [nomina],
    'GET /api/tables?over=false': [running],
    'DELETE /api/tables/k7': 204,
  });
  render(Games);
  await fireEvent.click(await screen.findByRole('button', { name: /^Löschen/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Behalten' }));
  expect(sent.filter((one) => one.method === 'DELETE')).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: /^Löschen/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'Partie löschen' }));
  expect(await screen.findByText('Die Partie ist gelöscht.')).toBeTruthy();
  expect(screen.queryByText('Nomina mit Computer')).toBeNull();
});

test('whoever deletes a game of several reads that the others keep it', async () => {
  const shared = { ...running, seats: [person('Anna'), person('Bert')] };
  served({ 'GET /api/games': [nomina], 'GET /api/tables?over=false': [shared] });
  render(Games);
  await fireEvent.click(await screen.findByRole('button', { name: /^Löschen/ }));
  expect(screen.getByText(/Die anderen behalten sie/)).toBeTruthy();
});

test('a broken file is refused with its line', async () => {
  const refusal = { error: { de: 'Hier fehlt ein Zug.', en: 'A move is missing.' }, line: 7 };
  served({
    'GET /api/games': [],
    'GET /api/tables?over=false': [],
    'POST /api/records': new Response(JSON.stringify(refusal), { status: 400 }),
  });
  render(Games);
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await fireEvent.change(input, { target: { files: [new File(['quark'], 'kaputt.szk')] } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('kaputt.szk');
  expect(alert.textContent).toContain('Zeile 7:');
  expect(alert.textContent).toContain('Hier fehlt ein Zug.');
});

test('own turns come first, and only the first one is dark', async () => {
  const two = [person('Anna'), person('Ines')];
  const others = { ...running, id: 'b', seats: two, next: [1] };
  const later = { ...running, id: 'c', seats: two, until: '2026-11-30T00:00:00Z' };
  const waits = { ...running, id: 'd', next: [], waiting: true, opened: false };
  served({
    'GET /api/games': [nomina],
    'GET /api/tables?over=false': [waits, others, running, later],
  });
  render(Games);
  await screen.findByRole('heading', { name: 'Die anderen sind dran' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Du bist dran',
    'Die anderen sind dran',
    'Warten auf Leute',
    'Partie aus einer Datei',
  ]);
  const ways = [...document.querySelectorAll<HTMLElement>('.does > .btn')];
  expect(ways.map((one) => one.getAttribute('href'))).toEqual([
    '#/tisch/c',
    '#/tisch/k7',
    '#/tisch/b',
    '#/tisch/d',
  ]);
  expect(ways.map((one) => one.classList.contains('main'))).toEqual([true, false, false, false]);
  expect(screen.getAllByRole('button', { name: /^Löschen/ }).length).toBe(3);
});

test('whoever comes back to the page sees what happened meanwhile', async () => {
  const sent = served({ 'GET /api/games': [nomina], 'GET /api/tables?over=false': [running] });
  render(Games);
  await screen.findByRole('heading', { name: 'Du bist dran' });
  const asked = (): number => sent.filter((one) => one.address.includes('tables')).length;
  expect(asked()).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked()).toBe(2));
});
