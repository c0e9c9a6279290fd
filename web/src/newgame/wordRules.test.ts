// @vitest-environment node
import { expect, test } from 'vitest';
import { listMissing, listText, policyOf, wordDefaults, wordGroups } from './wordRules';
import { gameOf, optionOf } from '../testkit/told';

const game = gameOf({
  words: [
    optionOf({ name: 'forms', type: 'choice', default: 'any' }),
    optionOf({ name: 'plurals', type: 'bool', default: true }),
    optionOf({ name: 'first_names', type: 'bool', default: true }),
    optionOf({ name: 'only', type: 'choice', default: '' }),
    optionOf({ name: 'planets', type: 'bool', default: false }),
  ],
});
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
