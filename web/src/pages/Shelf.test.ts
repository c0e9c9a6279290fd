import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nomina, running, served } from '../testkit/served';
import Shelf from './Shelf.svelte';

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the shelf shows the games that the server lists, and no other', async () => {
  served({ 'GET /api/games': [nomina], 'GET /api/tables?over=false': [] });
  render(Shelf);
  expect(await screen.findByRole('heading', { name: 'Nomina' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByText('Weiterspielen')).toBeNull();
});

test('against the computer one press leads to a table', async () => {
  const sent = served({
    'GET /api/games': [nomina],
    'GET /api/tables?over=false': [],
    'POST /api/tables': { id: 'k8' },
  });
  render(Shelf);
  await fireEvent.click(await screen.findByRole('button', { name: 'Nomina: Gegen Computer' }));
  await vi.waitFor(() => expect(location.hash).toBe('#/tisch/k8'));
  expect(sent.at(-1)?.body).toEqual({
    game: 'nomina',
    options: { start: 'draw' },
    seats: [
      { names: ['Gast'], kind: 'person' },
      { names: ['Computer'], kind: 'computer', level: 'leicht' },
    ],
  });
});

test('the card asks how strong the computer is, and remembers it', async () => {
  const answers = {
    'GET /api/games': [nomina],
    'GET /api/tables?over=false': [],
    'POST /api/tables': { id: 'k8' },
  };
  const sent = served(answers);
  const { unmount } = render(Shelf);
  const strength = { name: 'Nomina: Stärke' };
  const asked = await screen.findByRole<HTMLSelectElement>('combobox', strength);
  expect(asked.value).toBe('leicht');
  await fireEvent.change(asked, { target: { value: 'stark' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Nomina: Gegen Computer' }));
  await vi.waitFor(() => expect(location.hash).toBe('#/tisch/k8'));
  expect(sent.at(-1)?.body).toMatchObject({ seats: [{}, { level: 'stark' }] });
  unmount();
  served(answers);
  render(Shelf);
  expect((await screen.findByRole<HTMLSelectElement>('combobox', strength)).value).toBe('stark');
});

test('a table of Boggle from the shelf is for three rounds', async () => {
  const sent = served({
    'GET /api/games': [{ ...nomina, id: 'boggle', name: 'Boggle', options: [] }],
    'GET /api/tables?over=false': [],
    'POST /api/tables': { id: 'k8' },
  });
  render(Shelf);
  await fireEvent.click(await screen.findByRole('button', { name: 'Boggle: Gegen Computer' }));
  await vi.waitFor(() => expect(location.hash).toBe('#/tisch/k8'));
  expect(sent.at(-1)?.body).toMatchObject({ options: { rounds: 3 } });
});

test('a running game can be played on', async () => {
  served({
    'GET /api/games': [nomina],
    'GET /api/tables?over=false': [{ ...running, id: 'neu', next: [1] }, running],
  });
  render(Shelf);
  expect(
    await screen.findByText('Nomina mit Computer', {}, { timeout: 20_000 }), // fetched with the games
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Weiterspielen' }).getAttribute('href')).toBe(
    '#/tisch/k7',
  );
}, 30_000);

test('a server that is away can be asked again', async () => {
  served({});
  render(Shelf);
  expect((await screen.findByRole('alert')).textContent).toContain('Fehlt.');
  served({ 'GET /api/games': [nomina], 'GET /api/tables?over=false': [] });
  await fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Nomina' })).toBeTruthy();
});

test('puzzles and the page of first readers are one press away', async () => {
  served({ 'GET /api/games': [nomina], 'GET /api/tables?over=false': [] });
  render(Shelf);
  expect((await screen.findByRole('link', { name: 'Zu den Rätseln' })).getAttribute('href')).toBe(
    '#/raetsel',
  );
  expect(screen.getByRole('link', { name: 'Abc spielen' }).getAttribute('href')).toBe('#/abc');
});
