import { beforeEach, expect, test, vi } from 'vitest';
import type { Daily, Day } from '../lib/wire';
import { sumOf } from './sealed';
import { SolvingDaily } from './solvingDaily.svelte';

const SALT = 's';
const sums = (...words: string[]): string => {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, at) => view.setUint32(at * 4, sumOf(SALT, word)));
  return btoa(String.fromCharCode(...new Uint8Array(view.buffer)));
};
const day = {
  day: '2026-11-18',
  salt: SALT,
  tray: { letters: '', count: 0, sums: [] },
  crossword: {
    title: '',
    dedication: '',
    giver: '',
    numbering: 'common',
    umlauts: 'AE',
    rows: ['...'],
    numbers: [[0, 0, 1]],
    solution: [],
    words: [
      {
        number: 1,
        across: true,
        clue: 'Gebrüht',
        squares: [
          [0, 0],
          [0, 1],
          [0, 2],
        ],
      },
    ],
    level: 'mittel',
    sums: sums('TEE'),
  },
} as Day;
const known = { daily: { days: [day] } as unknown as Daily, day };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
});

test('without a net it is seen whether all is right', async () => {
  const solving = new SolvingDaily(known);
  expect(SolvingDaily.begun(day.day)).toBe(false);
  solving.type('tea');
  await vi.waitFor(() => expect(solving.news).toEqual({ what: 'full' }));
  expect([solving.done, SolvingDaily.begun(day.day)]).toEqual([false, true]);
  solving.back();
  solving.type('e');
  await vi.waitFor(() => expect(solving.done).toBe(true));
  expect(solving.solution).toEqual({ seconds: 0, shown: 0 });
});

test('to check needs the server, and says so', async () => {
  const solving = new SolvingDaily(known);
  solving.type('te');
  await solving.check('word');
  expect(solving.news?.what).toBe('problem');
});

test('a crossword that was shown as a whole was not solved', async () => {
  const letters = [...'TEE'].map((letter, at) => [0, at, letter]);
  vi.stubGlobal('fetch', (address: string) => {
    expect(address).toBe('/api/daily/2026-11-18/reveal');
    return Promise.resolve(new Response(JSON.stringify({ letters })));
  });
  const solving = new SolvingDaily(known);
  await solving.reveal('all');
  expect(solving.done).toBe(true);
  expect(solving.solution).toEqual({ seconds: 0, shown: 3, given: true });
});
