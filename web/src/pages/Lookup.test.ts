import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { nomina, served } from '../testkit/served';
import { oese } from '../testkit/told';
import Lookup from './Lookup.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a word in the address is looked up at once', async () => {
  served({ 'GET /api/games': [nomina], 'GET /api/word/%C3%96se?game=nomina': oese });
  render(Lookup, { word: 'Öse' });
  expect(await screen.findByText('gilt in Nomina')).toBeTruthy();
  expect(screen.getByText('Kleiner Ring zum Einhaken.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'die Öse' })).toBeTruthy();
  expect(screen.getByText(/Ausgabe 2026.11, Fassung dd1e4be2/)).toBeTruthy();
});

test('an empty question is answered beside the field', async () => {
  served({ 'GET /api/games': [nomina] });
  render(Lookup, {});
  await screen.findByRole('option', { name: 'Nomina' });
  await fireEvent.click(screen.getByRole('button', { name: 'Nachschlagen' }));
  expect(screen.getByRole('alert').textContent).toContain('Schreib erst ein Wort.');
});

test('what is no word is said beside the field', async () => {
  const refusal = { error: { de: 'Eine 4 ist kein Buchstabe.', en: 'A 4 is no letter.' } };
  served({
    'GET /api/games': [nomina],
    'GET /api/word/M4?game=nomina': new Response(JSON.stringify(refusal), { status: 400 }),
  });
  render(Lookup, { word: 'M4' });
  expect((await screen.findByRole('alert')).textContent).toContain('Eine 4 ist kein Buchstabe.');
  expect(screen.getByLabelText('Wort').getAttribute('aria-invalid')).toBe('true');
});

test('a word of the family is looked up where it stands', async () => {
  const { paragraphs } = oese;
  const sent = served({
    'GET /api/games': [nomina],
    'GET /api/word/%C3%96se?game=nomina': oese,
    'GET /api/word/G%C3%BCrtel%C3%B6se?game=nomina': { ...oese, word: 'GUERTELOESE', paragraphs },
  });
  render(Lookup, { word: 'Öse' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Gürtelöse', hidden: true }));
  expect(await screen.findByRole('img', { name: 'GUERTELOESE' })).toBeTruthy();
  expect(sent.at(-1)?.address).toContain('G%C3%BCrtel%C3%B6se');
});
