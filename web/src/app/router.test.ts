// @vitest-environment node
import { expect, test } from 'vitest';
import { addressOf, routeOf, type Route } from './router';

const routes: Route[] = [
  { page: 'shelf' },
  { page: 'new', game: 'nomina' },
  { page: 'table', id: 'k7/ä' },
  { page: 'replay', id: '12' },
  { page: 'rules', game: 'nomina' },
  { page: 'sample', game: 'nomina' },
  { page: 'rules', game: 'nomina', clause: 'NOM-02' },
  { page: 'lookup' },
  { page: 'lookup', word: 'ÖSE' },
  { page: 'games' },
  { page: 'book' },
  { page: 'book', id: 'k7/ä' },
  { page: 'settings' },
  { page: 'mydata' },
  { page: 'reach' },
  { page: 'letter', kind: 'ende', secret: 'a-b_c' },
  { page: 'puzzles' },
  { page: 'puzzle', id: 'p_1' },
  { page: 'solve', id: 'g-2' },
  { page: 'week' },
  { page: 'week', week: '2026-W47' },
  { page: 'companion' },
  { page: 'companion', game: 'nomina' },
  { page: 'daily' },
  { page: 'daily', day: '2026-11-18' },
  { page: 'daily', part: 'tray' },
  { page: 'daily', part: 'crossword', day: '2026-11-18' },
  { page: 'keeper' },
  { page: 'keeper', secret: 'a-b_c' },
  { page: 'admission', secret: 'a-b_c' },
  { page: 'housetext', kind: 'datenschutz' },
];

test.each(routes)('the address of $page leads back to it', (route) => {
  expect(routeOf(addressOf(route))).toEqual(route);
});

test('an empty hash is the shelf', () => {
  expect(routeOf('')).toEqual({ page: 'shelf' });
  expect(routeOf('#')).toEqual({ page: 'shelf' });
});

test('an unknown or broken address is lost, not an exception', () => {
  expect(routeOf('#/nirgends').page).toBe('lost');
  expect(routeOf('#/tisch/').page).toBe('lost');
  expect(routeOf('#/%E0%A4%A').page).toBe('lost');
});
