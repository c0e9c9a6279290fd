import { beforeEach, expect, test } from 'vitest';
import { keepLineup, lineupFor } from './lineup';
import { remember } from './names';
import { draft, type Draft } from './seats';
import { gameOf } from '../testkit/told';

const game = gameOf({});
const told = (seats: Draft[]): string =>
  seats.map((seat) => (seat.kind === 'person' ? seat.text || '-' : `[${seat.level}]`)).join(' ');

beforeEach(() => localStorage.clear());

test('a first table has two people without names', () => {
  expect(told(lineupFor(game, false))).toBe('- -');
});

test('known names sit down by themselves', () => {
  remember(['Anna', 'Bert', 'Cem']);
  expect(told(lineupFor(game, true))).toBe('Anna Bert');
});

test('the last line-up comes back', () => {
  keepLineup('nomina', [draft('person', 'Anna'), draft('computer', '', 'stark')]);
  expect(told(lineupFor(game, false))).toBe('Anna [stark]');
});

test('on one device the computers stand up and people take their seats', () => {
  remember(['Anna', 'Bert']);
  keepLineup('nomina', [draft('person', 'Anna'), draft('computer', '', 'stark')]);
  expect(told(lineupFor(game, true))).toBe('Anna Bert');
});

test('what was kept in a wrong shape is ignored', () => {
  localStorage.setItem('setzkasten.lineup.nomina', '[{"kind":"cat"},null,7]');
  expect(told(lineupFor(game, false))).toBe('- -');
});
