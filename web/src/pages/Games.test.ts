import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { nomina, running, served } from '../testkit/served';
import Games from './Games.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const finished = { ...running, id: 'k6', over: true, next: [], winners: [1], scores: [9, 12] };

test('running and finished games stand apart, each with its ways', async () => {
  served({ 'GET /api/games': [nomina], 'GET /api/tables': [running, finished] });
  render(Games);
  expect(await screen.findByRole('heading', { name: 'Laufende Partien' })).toBeTruthy();
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
    'GET /api/tables': [running],
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

test('a broken file is refused with its line', async () => {
  const refusal = { error: { de: 'Hier fehlt ein Zug.', en: 'A move is missing.' }, line: 7 };
  served({
    'GET /api/games': [],
    'GET /api/tables': [],
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
