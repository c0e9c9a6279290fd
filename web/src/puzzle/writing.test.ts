import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnPuzzle } from './puzzles';
import { served } from '../testkit/served';
import { Writing } from './writing.svelte';

const puzzle: OwnPuzzle = {
  id: 'p',
  gift: 'g',
  title: '',
  dedication: '',
  giver: '',
  numbering: 'leaflet',
  umlauts: 'AE',
  rows: ['..'],
  numbers: [[0, 0, 1]],
  solution: [],
  words: [
    {
      number: 1,
      across: true,
      squares: [
        [0, 0],
        [0, 1],
      ],
      clue: '',
      answer: 'PO',
      tells: false,
    },
  ],
  unprinted: [],
};
const word = puzzle.words[0]!;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a pen that rests is saved once, and what the server trims stays as it was typed', async () => {
  const sent = served({
    'PATCH /api/puzzles/p': { ...puzzle, words: [{ ...word, clue: 'Fluss', tells: true }] },
  });
  const writing = new Writing(puzzle);
  for (const text of ['F', 'Fluss', 'Fluss ']) writing.clue(word, text);
  writing.set({ title: 'Neu' });
  expect(writing.state).toBe('saving');
  await vi.advanceTimersByTimeAsync(700);
  expect(sent.map(({ body }) => body)).toEqual([
    { clues: [{ row: 0, col: 0, across: true, clue: 'Fluss ' }], title: 'Neu' },
  ]);
  expect([
    writing.state,
    writing.puzzle.words[0]?.clue,
    writing.puzzle.words[0]?.tells,
    writing.puzzle.title,
  ]).toEqual(['saved', 'Fluss ', true, 'Neu']);
});

test('what could not be saved is tried again with the next flush', async () => {
  served({});
  const writing = new Writing(puzzle);
  writing.clue(word, 'Fluss');
  expect(await writing.flush()).toBe(false);
  expect([writing.state, writing.problem?.de]).toEqual(['unsaved', 'Fehlt.']);
  const sent = served({ 'PATCH /api/puzzles/p': puzzle });
  expect(await writing.flush()).toBe(true);
  expect(sent[0]?.body).toEqual({ clues: [{ row: 0, col: 0, across: true, clue: 'Fluss' }] });
});
