import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../app/language.svelte';
import { served } from '../testkit/served';
import Rules from './Rules.svelte';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  served({
    'GET /api/rules/nomina?lang=de': {
      html: '<h1>Nomina</h1><h2>Der Zug</h2><p id="NOM-02">Drei Steine.</p>',
      print: ['stones', 'board', 'pad'],
      sample: true,
    },
    'GET /api/rules/nomina?lang=en': {
      html: '<h1>Nomina</h1><h2>The move</h2><p id="NOM-02">Three stones.</p>',
      print: ['stones', 'pad'],
      sample: false,
    },
  });
});
afterEach(() => {
  cleanup();
  setLanguage('de');
  vi.unstubAllGlobals();
});

test('the clause of the address is marked and comes into sight', async () => {
  render(Rules, { game: 'nomina', clause: 'NOM-02' });
  const clause = await screen.findByText('Drei Steine.');
  await vi.waitFor(() => expect(clause.classList.contains('marked')).toBe(true));
  expect(document.activeElement).toBe(clause);
});

test('a clause that is not there is said', async () => {
  render(Rules, { game: 'nomina', clause: 'NOM-99' });
  expect(await screen.findByText(/Diese Stelle gibt es auf der Seite nicht mehr/)).toBeTruthy();
});

test('the headings are the contents, the language can be changed', async () => {
  render(Rules, { game: 'nomina' });
  expect(await screen.findByRole('link', { name: 'Der Zug', hidden: true })).toBeTruthy();
  await fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('link', { name: 'The move', hidden: true })).toBeTruthy();
});

test('what can be printed is offered, in the language of the page', async () => {
  render(Rules, { game: 'nomina' });
  const board = await screen.findByRole('link', { name: 'Brett (PDF)' });
  expect(board.getAttribute('href')).toBe('/api/print/board/nomina.pdf?lang=de');
  expect(board.hasAttribute('download')).toBe(true);
  await fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  const pad = await screen.findByRole('link', { name: 'Score pad (PDF)' });
  expect(pad.getAttribute('href')).toBe('/api/print/pad/nomina.pdf?lang=en');
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: /Board/ })).toBeNull());
});

test('the worked game is linked where there is one', async () => {
  render(Rules, { game: 'nomina' });
  const link = await screen.findByRole('link', { name: 'Musterpartie ansehen' });
  expect(link.getAttribute('href')).toBe('#/musterpartie/nomina');
  await fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: /sample/ })).toBeNull());
});
