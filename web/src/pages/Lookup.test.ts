import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { nomina, served } from '../testkit/served';
import Lookup from './Lookup.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const facts = {
  word: 'OESE',
  allowed: true,
  reason: null,
  sentence: { de: 'ÖSE steht im Wörterbuch.', en: 'It is in the dictionary.' },
  readings: [{ lemma: 'Öse', pos: 'noun', form: 'base' }],
  classes: [],
  spellings: ['Öse'],
  zipf: 3,
  definitions: ['Kleiner Ring zum Einhaken.'],
  synonyms: [],
  source: 'Wörterbuch',
};

test('a word in the address is looked up at once', async () => {
  served({ 'GET /api/games': [nomina], 'GET /api/word/%C3%96se?game=nomina': facts });
  render(Lookup, { word: 'Öse' });
  expect(await screen.findByText('gilt in Nomina')).toBeTruthy();
  expect(screen.getByText('Kleiner Ring zum Einhaken.')).toBeTruthy();
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
