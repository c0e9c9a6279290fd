// @vitest-environment node
import { expect, test } from 'vitest';
import type { Option } from '../lib/wire';
import { gameOf, optionOf } from '../testkit/told';
import { agreedValues, changesTold, offeredPolicy, offerText, sound, tooLong } from './wordOffer';

const option = (facts: Parameters<typeof optionOf>[0], de: string): Option =>
  optionOf({ ...facts, label: { de, en: de } });
const only = { '': { de: 'alle', en: 'all' }, list: { de: 'unsere Liste', en: 'our list' } };
const game = gameOf({
  words: [
    option({ name: 'first_names', type: 'bool', default: true }, 'Vornamen'),
    option({ name: 'old', type: 'bool', default: false }, 'Alte Wörter'),
    option({ name: 'least_letters', type: 'int', default: 2, min: 2, max: 9 }, 'Mindestens'),
    option(
      { name: 'only', type: 'choice', default: '', choices: ['', 'list'], labels: only },
      'Nur',
    ),
  ],
});

test('what is agreed comes back as the form had it', () => {
  const policy = { first_names: 'no', least_letters: '4', only: 'list', own_list: 'HAUS,BÄR' };
  const values = agreedValues(game, policy);
  expect(values).toMatchObject({ first_names: false, old: false, least_letters: 4, only: 'list' });
  expect(offeredPolicy(offerText(game, values))).toEqual(policy);
  expect(offerText(game, agreedValues(game))).toBe('');
});

test('only what would change is told, with what counted so far', () => {
  const before = { first_names: 'no', least_letters: '3' };
  const after = { old: 'yes', least_letters: '3', only: 'list', own_list: 'HAUS,BÄR' };
  expect(changesTold(game, before, after)).toEqual([
    'Vornamen: ja (bisher nein)',
    'Alte Wörter: ja (bisher nein)',
    'Nur: unsere Liste (bisher alle)',
    'own_list: 2 Wörter (bisher 0 Wörter)',
  ]);
  expect(changesTold(game, after, after)).toEqual([]);
});

test('a form that does not fit, or a list that is too long, is not sent', () => {
  const values = agreedValues(game);
  expect(sound(game, values)).toBe(true);
  expect(sound(game, { ...values, least_letters: 1 })).toBe(false);
  expect(sound(game, { ...values, only: 'list' })).toBe(false);
  expect(tooLong('Ä'.repeat(1950))).toBe(false);
  expect(tooLong('Ä'.repeat(1951))).toBe(true);
});
