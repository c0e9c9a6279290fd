import { afterEach, expect, test, vi } from 'vitest';
import { nomina, served } from '../testkit/served';
import { loadFacts, notYet, puzzled, puzzleMakers, thinkingMillis } from './facts.svelte';

afterEach(() => vi.unstubAllGlobals());

const fancied = {
  ...nomina,
  id: 'fancied',
  name: 'Fancied',
  time_option: 'sand',
  not_yet: { two_stones: 2, unsaid: null },
  puzzle: 'end',
  contest: false,
};

test('what the server tells of a game is what the screen knows', async () => {
  served({ 'GET /api/games': new Response(null, { status: 500 }) });
  expect(await loadFacts()).toBe(false);
  expect(notYet('fancied', 'two_stones', 1)).toBe(false);
  served({
    'GET /api/games': [
      fancied,
      { ...fancied, id: 'alone', seats: [1, 1], not_yet: {}, time_option: null },
    ],
  });
  expect(await loadFacts()).toBe(true);
  expect(notYet('fancied', 'two_stones', 1)).toBe(true);
  expect(notYet('fancied', 'two_stones', 2)).toBe(false);
  expect(notYet('fancied', 'unsaid', 9)).toBe(true);
  expect(notYet('alone', 'two_stones', 1)).toBe(false);
  expect(puzzled('fancied')).toBe(true);
  expect(puzzleMakers().map(({ id }) => id)).toEqual(['alone']);
});

test('the seconds of a move stand in the option that the server names', () => {
  expect(thinkingMillis({ game: 'fancied', options: { sand: 90, time: 5 } })).toBe(90_000);
  expect(thinkingMillis({ game: 'fancied', options: { sand: 0 } })).toBeNull();
  expect(thinkingMillis({ game: 'alone', options: { time: 60 } })).toBeNull();
});
