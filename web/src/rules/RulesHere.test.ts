import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { served } from '../testkit/served';
import './Beside.svelte'; // fetched when it is first asked for: here it is there already
import RulesHere from './RulesHere.svelte';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  location.hash = '#/tisch/t1';
  served({
    'GET /api/rules/nomina?lang=de': {
      html: '<h1>Nomina</h1><p id="NOM-02">Drei Steine.</p>',
      print: [],
      sample: true,
    },
    'GET /api/rules/nomina/sample': {
      game: 'nomina',
      seats: [],
      steps: [],
      over: false,
      next: null,
    },
  });
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function linked(href: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', `<a href="${href}">Link</a>`);
  return screen.getByText('Link');
}

test('a link to a clause opens it beside the table, and the table stays', async () => {
  render(RulesHere, { game: 'nomina', name: 'Nomina' });
  const link = linked('#/regeln/nomina/NOM-02');
  expect(await fireEvent.click(link)).toBe(false);
  const clause = await screen.findByText('Drei Steine.');
  await vi.waitFor(() => expect(clause.classList.contains('marked')).toBe(true));
  expect(location.hash).toBe('#/tisch/t1');
  await fireEvent.click(screen.getByRole('button', { name: 'Zurück zum Tisch' }));
  expect(screen.queryByText('Drei Steine.')).toBeNull();
});

test('the worked game opens from the rules, and the table stays', async () => {
  render(RulesHere, { game: 'nomina', name: 'Nomina' });
  await fireEvent.click(linked('#/regeln/nomina'));
  await fireEvent.click(await screen.findByRole('link', { name: 'Musterpartie ansehen' }));
  expect(await screen.findByRole('heading', { name: 'Musterpartie: Nomina' })).toBeTruthy();
  expect(location.hash).toBe('#/tisch/t1');
});

test('rules of another game, and a click for another tab, go where they lead', async () => {
  render(RulesHere, { game: 'nomina', name: 'Nomina' });
  expect(await fireEvent.click(linked('#/regeln/krux'))).toBe(true);
  document.body.querySelector('a')?.remove();
  expect(await fireEvent.click(linked('#/regeln/nomina'), { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
