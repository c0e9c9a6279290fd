import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nomina, served, type Sent } from '../testkit/served';
import NewGame from './NewGame.svelte';

let sent: Sent[];

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  sent = served({ 'GET /api/games': [nomina], 'POST /api/tables': { id: 'k8' } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened(): Promise<void> {
  render(NewGame, { game: 'nomina' });
  await screen.findByRole('heading', { level: 1 });
}
const name = (n: number): HTMLElement => screen.getByLabelText(`Platz ${n}: Name`);
const posted = (): Sent[] => sent.filter((one) => one.method === 'POST');

test('people and computers in any mix sit down', async () => {
  await opened();
  await fireEvent.input(name(1), { target: { value: 'Anna, Bert' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Platz dazu' }));
  await fireEvent.click(screen.getAllByRole('radio', { name: 'Computer' })[2]!);
  await fireEvent.click(screen.getByRole('radio', { name: 'Stark' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Partie zu dritt beginnen' }));
  await vi.waitFor(() => expect(location.hash).toBe('#/tisch/k8'));
  expect(posted()[0]?.body).toEqual({
    game: 'nomina',
    options: { start: 'draw', first: 1 },
    clock: { per: 'none', amount: 0 },
    seats: [
      { names: ['Anna', 'Bert'], kind: 'person' },
      { names: ['Platz 2'], kind: 'person' },
      { names: ['Computer'], kind: 'computer', level: 'stark' },
    ],
  });
});

test('a name twice is shown beside its field and nothing is sent', async () => {
  await opened();
  await fireEvent.input(name(1), { target: { value: 'Anna' } });
  await fireEvent.input(name(2), { target: { value: 'Anna' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Partie zu zweit beginnen' }));
  expect(name(2).getAttribute('aria-invalid')).toBe('true');
  expect(
    document.getElementById(name(2).getAttribute('aria-describedby') ?? '')?.textContent,
  ).toContain('gibt es schon');
  expect(posted()).toEqual([]);
});

test('a preset sets its options, an agreed seat begins', async () => {
  await opened();
  await fireEvent.click(screen.getByRole('button', { name: 'Mit allen Finessen', hidden: true }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Platz 2' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Partie zu zweit beginnen' }));
  await vi.waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]?.body).toMatchObject({
    clock: { per: 'move', amount: 2 },
    options: { start: 'agreed', first: 2 },
  });
});

test('a clock is chosen in minutes and days', async () => {
  await opened();
  await fireEvent.click(screen.getByRole('button', { name: 'Tage je Zug' }));
  await fireEvent.change(screen.getByLabelText('Wie viele Tage?'), { target: { value: '7' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Partie zu zweit beginnen' }));
  await vi.waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]?.body).toMatchObject({ clock: { per: 'days', amount: 7 } });
});

test('what the server refuses is said', async () => {
  const refusal = { error: { code: 'option_range', de: 'Das passt nicht.', en: 'No.' } };
  served({
    'GET /api/games': [nomina],
    'POST /api/tables': new Response(JSON.stringify(refusal), { status: 400 }),
  });
  await opened();
  await fireEvent.click(screen.getByRole('button', { name: 'Partie zu zweit beginnen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Das passt nicht.');
});

test('a game that is not on the shelf leads back to it', async () => {
  render(NewGame, { game: 'schach' });
  expect(await screen.findByText('Dieses Spiel steht nicht im Regal.')).toBeTruthy();
});
