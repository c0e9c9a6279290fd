import { afterEach, expect, test, vi } from 'vitest';
import type { OwnWord } from '../lib/wire';
import { served } from '../testkit/served';
import { Bench } from './bench.svelte';
import type { Worked } from './requests';

const grade = { points: 80, known: 80, fresh: 80, lengths: 80, black: 80, crossed: 80, words: 1 };
const figures = { threes: 1, black_squares: 0, black_share: 0, black_aim: 20, mean_length: 3 };

const word = (answer: string, clue: string): OwnWord => ({
  number: 1,
  across: true,
  squares: [...answer].map((_, col): [number, number] => [0, col]),
  clue,
  answer,
  tells: false,
});

const worked = (answer: string, clue: string): Worked => ({
  puzzle: {
    id: 'p',
    gift: 'g',
    title: '',
    dedication: '',
    giver: '',
    numbering: 'leaflet',
    umlauts: 'AE',
    rows: ['...'],
    numbers: [[0, 0, 1]],
    solution: [],
    unprinted: [],
    words: [word(answer, clue)],
  },
  level: 'mittel',
  theme: [],
  missing: [],
  locked: [],
  held: [],
  unknown: [],
  circles: [],
  grade: { ...grade, ...figures },
});

afterEach(() => void vi.unstubAllGlobals());

test('what the pen wrote is saved before the grid changes, and taking back brings it back', async () => {
  const own = { row: 0, col: 0, across: true, clue: 'Meiner' };
  const sent = served({
    'POST /api/workshop/p/word': worked('UHU', 'Nachtvogel'),
    'POST /api/workshop/p/rows': worked('TEE', 'Heißes aus der Kanne'),
    'PATCH /api/puzzles/p': worked('TEE', 'Meiner').puzzle,
    'GET /api/workshop/p': worked('TEE', 'Meiner'),
  });
  const bench = new Bench(worked('TEE', 'Heißes aus der Kanne'));
  bench.settle = async () => {
    expect(sent).toEqual([]);
    bench.settle = async () => bench.now.puzzle.words;
    return [word('TEE', 'Meiner')];
  };
  await bench.rewrite(bench.now.puzzle.words[0]!, 'UHU');
  expect(bench.now.puzzle.words[0]?.answer).toBe('UHU');
  await bench.undo();
  expect(sent.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'POST /api/workshop/p/word',
    'POST /api/workshop/p/rows',
    'PATCH /api/puzzles/p',
    'GET /api/workshop/p',
  ]);
  expect(sent[2]?.body).toEqual({ clues: [own] });
  expect(bench.now.puzzle.words[0]?.clue).toBe('Meiner');
  expect(bench.undoable).toBe(false);
});

test('a look at the grid that comes late does not bring the old one back', async () => {
  const bench = new Bench(worked('TEE', ''));
  let late: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/word')
      ? Promise.resolve(new Response(JSON.stringify(worked('UHU', ''))))
      : new Promise<Response>((done) => (late = done)),
  );
  const reloading = bench.reload();
  await bench.rewrite(bench.now.puzzle.words[0]!, 'UHU');
  late(new Response(JSON.stringify(worked('TEE', ''))));
  await reloading;
  expect(bench.now.puzzle.words[0]?.answer).toBe('UHU');
});

test('while one change is under way no other one is sent', async () => {
  const sent = served({ 'POST /api/workshop/p/word': worked('UHU', '') });
  const bench = new Bench(worked('TEE', ''));
  const tee = bench.now.puzzle.words[0]!;
  await Promise.all([bench.rewrite(tee, 'UHU'), bench.rewrite(tee, 'OHO')]);
  expect(sent).toHaveLength(1);
});
