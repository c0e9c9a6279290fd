import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import ClauseLinks from '../parts/ClauseLinks.svelte';
import { served } from '../testkit/served';
import { learnPlaces } from './places';

const HTML =
  '<h1>Nomina</h1><p id="TOP">Davor.</p><h2>Der Zug</h2><p id="NOM-02">Drei.</p><p id="NOM-03">An.</p>' +
  '<h2>Wo Steine liegen dürfen</h2><p id="NOM-10">Neben.</p>';
const CLAUSES = ['NOM-02', 'NOM-03', 'NOM-10', 'GEN-99'];

const said = (): string | null =>
  render(ClauseLinks, { game: 'nomina', clauses: CLAUSES }).container.textContent;

test('links say the headings, two clauses under one are one link', async () => {
  served({});
  await learnPlaces('nomina', 'de');
  expect(said()).toBe('Regel nachlesen');

  const sent = served({ 'GET /api/rules/nomina?lang=de': { html: HTML, sample: true, print: [] } });
  await learnPlaces('nomina', 'de');
  await learnPlaces('nomina', 'de');
  expect(sent).toHaveLength(1);
  expect(said()).toBe('Regel nachlesen: Der Zug, Wo Steine liegen dürfen');
  expect(screen.getByRole('link', { name: 'Der Zug' }).getAttribute('href')).toBe(
    '#/regeln/nomina/NOM-02',
  );
});
