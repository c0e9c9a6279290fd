// @vitest-environment node
import { expect, test } from 'vitest';
import type { GameFacts } from '../lib/wire';
import { boxesOf, editionOf } from './boxes';
import { gameOf } from '../testkit/told';

function game(id: string, name: string, box: string): GameFacts {
  return gameOf({ id, name, box });
}

test('games stand in their box, in the order of the server', () => {
  const shelf = boxesOf([
    game('nomina', 'Nomina', 'nomina'),
    game('boggle', 'Boggle', 'boggle'),
    game('krux', 'Krux', 'nomina'),
  ]);
  expect(shelf.map((one) => [one.box, one.tiles.map((tile) => tile.name)])).toEqual([
    ['nomina', ['Nomina', 'Krux']],
    ['boggle', ['Boggle']],
  ]);
});

test('editions of one game share a tile', () => {
  const shelf = boxesOf([
    game('presto-super', 'Presto', 'super'),
    game('presto-1936', 'Presto', '1936'),
  ]);
  expect(shelf).toHaveLength(1);
  expect(shelf[0]?.tiles[0]?.editions.map((one) => one.id)).toEqual([
    'presto-super',
    'presto-1936',
  ]);
});

test('an edition in brackets is told on the shared tile', () => {
  const shelf = boxesOf([
    game('kreuzwort-1936', 'Kreuzwort-Spiel (1936)', 'Typ-Dom'),
    game('kreuzwort-super', 'Kreuzwort-Spiel (Super)', 'Typ-Dom'),
  ]);
  expect(shelf[0]?.tiles.map((tile) => [tile.name, tile.editions.map(editionOf)])).toEqual([
    ['Kreuzwort-Spiel', ['1936', 'Super']],
  ]);
  expect(editionOf({ name: 'Presto', box: 'super' })).toBe('super');
});

test('an empty shelf has no box', () => {
  expect(boxesOf([])).toEqual([]);
});
