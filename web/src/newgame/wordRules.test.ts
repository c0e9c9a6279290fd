import { expect, test } from 'vitest';
import type { GameFacts, Option } from '../lib/wire';
import { listMissing, listText, policyOf, wordDefaults, wordGroups } from './wordRules';

const said = { de: '', en: '' };
const option = (facts: Pick<Option, 'name' | 'type' | 'default'>): Option => ({
  label: said,
  help: said,
  ...facts,
});
const game: GameFacts = {
  id: 'nomina',
  name: 'Nomina',
  seats: [2, 6],
  box: '',
  options: [],
  presets: [],
  words: [
    option({ name: 'forms', type: 'choice', default: 'any' }),
    option({ name: 'plurals', type: 'bool', default: true }),
    option({ name: 'first_names', type: 'bool', default: true }),
    option({ name: 'only', type: 'choice', default: '' }),
    option({ name: 'planets', type: 'bool', default: false }),
  ],
};
const names = (values: ReturnType<typeof wordDefaults>) =>
  wordGroups(game, values).map((group) => [group.name, group.options.map(({ name }) => name)]);

test('parts come in groups, plurals only where base forms count, and unknown parts last', () => {
  expect(names(wordDefaults(game))).toEqual([
    ['forms', ['forms']],
    ['names', ['first_names']],
    ['strict', ['only']],
    ['more', ['planets']],
  ]);
  expect(names({ ...wordDefaults(game), forms: 'base' })[0]).toEqual([
    'forms',
    ['forms', 'plurals'],
  ]);
});

test('only what departs from the game is sent', () => {
  expect(policyOf(game, wordDefaults(game))).toEqual({});
  expect(policyOf(game, { ...wordDefaults(game), first_names: false })).toEqual({
    first_names: false,
  });
});

test('a list of one’s own goes along where nothing else counts', () => {
  const values = { ...wordDefaults(game), own_list: 'Haus, Bär  Haus;Wal' };
  expect(policyOf(game, values)).toEqual({});
  expect(policyOf(game, { ...values, only: 'list' })).toEqual({
    only: 'list',
    own_list: 'Haus,Bär,Wal',
  });
  expect([
    listText(' , '),
    listMissing({ only: 'list', own_list: ' ' }),
    listMissing({ only: '', own_list: '' }),
  ]).toEqual(['', true, false]);
});
