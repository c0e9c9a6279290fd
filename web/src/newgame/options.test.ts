// @vitest-environment node
import { expect, test } from 'vitest';
import {
  changedFrom,
  defaultsOf,
  fits,
  orderFor,
  presetFits,
  presetValues,
  shownOptions,
  starting,
} from './options';
import { gameOf, optionOf } from '../testkit/told';

const said = { de: '', en: '' };
const game = gameOf({
  options: [
    optionOf({ name: 'time', type: 'int', default: 0, min: 0, max: 3600 }),
    optionOf({ name: 'start', type: 'choice', default: 'agreed', choices: ['agreed', 'draw'] }),
    optionOf({ name: 'first', type: 'int', default: 1, min: 1, max: 6 }),
    optionOf({ name: 'ambiguous', type: 'choice', default: 'new', choices: ['new', 'inflection'] }),
  ],
  presets: [
    {
      name: 'finesse',
      label: said,
      options: { time: 120, ambiguous: 'inflection', start: 'draw' },
    },
  ],
});
const finesse = game.presets[0]!;

test('who starts is asked beside the seats, not among the rules', () => {
  expect(shownOptions(game).map((one) => one.name)).toEqual(['time', 'ambiguous']);
  expect(starting(game, null)).toEqual({ start: 'draw' });
  expect(starting(game, 1)).toEqual({ start: 'agreed', first: 2 });
});

test('the letters of the hands may decide as well as the lot', () => {
  const start = optionOf({
    name: 'start',
    type: 'choice',
    default: 'letter',
    choices: ['letter', 'agreed'],
  });
  const other = {
    ...game,
    options: [start, ...game.options.filter(({ name }) => name !== 'start')],
  };
  expect(starting(other, null)).toEqual({ start: 'letter' });
  expect(shownOptions(other).map((one) => one.name)).toEqual(['time', 'ambiguous']);
});

test('a game without a lot for the start keeps all its options', () => {
  const plain = { ...game, options: game.options.slice(0, 1) };
  expect(starting(plain, null)).toEqual({});
  expect(shownOptions(plain)).toHaveLength(1);
});

test('a preset changes its options and leaves the start alone', () => {
  const values = presetValues(game, finesse);
  expect(values).toMatchObject({ time: 120, ambiguous: 'inflection', start: 'agreed' });
  expect(presetFits(game, finesse, values)).toBe(true);
  expect(presetFits(game, finesse, defaultsOf(game))).toBe(false);
});

test('what differs from the leaflet is counted', () => {
  expect(changedFrom(game, defaultsOf(game))).toEqual([]);
  expect(changedFrom(game, { ...defaultsOf(game), time: 60 })).toEqual(['time']);
});

test('a number must be whole and in its range', () => {
  const time = game.options[0]!;
  expect([0, 3600, -1, 3601, 1.5, null].map((value) => fits(time, value))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('in real time several people on one device play in turn, and that is no house rule', () => {
  const live = {
    ...game,
    options: [
      optionOf({
        name: 'order',
        type: 'choice',
        default: 'together',
        choices: ['together', 'in-turn'],
      }),
    ],
  };
  expect([orderFor(live, 1), orderFor(live, 3), orderFor(game, 3)]).toEqual([
    { order: 'together' },
    { order: 'in-turn' },
    {},
  ]);
  expect(changedFrom(live, { order: 'in-turn' })).toEqual([]);
});
