import { afterEach, expect, test, vi } from 'vitest';
import type { Gift } from './puzzles';
import { served } from '../testkit/served';
import { clock } from './hand.svelte';
import { Solving } from './solving.svelte';

// H A T
// A # O
// S E E
const gift: Gift = {
  title: '',
  dedication: '',
  giver: '',
  numbering: 'leaflet',
  umlauts: 'AE',
  rows: ['...', '.#.', '...'],
  numbers: [
    [0, 0, 1],
    [2, 0, 2],
    [0, 2, 3],
  ],
  solution: [],
  words: [
    {
      number: 1,
      across: true,
      squares: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      clue: 'eins',
    },
    {
      number: 2,
      across: true,
      squares: [
        [2, 0],
        [2, 1],
        [2, 2],
      ],
      clue: 'zwei',
    },
    {
      number: 1,
      across: false,
      squares: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      clue: 'drei',
    },
    {
      number: 3,
      across: false,
      squares: [
        [0, 2],
        [1, 2],
        [2, 2],
      ],
      clue: 'vier',
    },
  ],
};
const text = (solving: Solving): string =>
  solving.squares.map((square) => solving.at(square) || '.').join('');
const answer = (body: unknown): Response => new Response(JSON.stringify(body), { status: 200 });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('letters go along the word, umlauts as two, and Backspace takes them back', () => {
  const solving = new Solving('g', gift);
  solving.type('hä1');
  expect(text(solving)).toBe('HAE.....');
  solving.back();
  solving.back();
  expect(text(solving)).toBe('H.......');
});

test('a tap on the cursor turns it, arrows jump over black squares', () => {
  const solving = new Solving('g', gift);
  solving.pick([0, 0]);
  expect(solving.word?.clue).toBe('drei');
  solving.pick([1, 0]);
  solving.move(false, 1);
  expect([solving.cursor, solving.word?.clue]).toEqual([[1, 2], 'vier']);
  solving.move(false, 1);
  expect(solving.cursor).toEqual([1, 2]);
});

test('the next word begins at its first open square', () => {
  const solving = new Solving('g', gift);
  solving.type('HAT');
  solving.next(2);
  expect([solving.word?.clue, solving.cursor]).toEqual(['drei', [1, 0]]);
  solving.next(-2);
  expect(solving.word?.clue).toBe('eins');
});

test('what was entered is there again', () => {
  const solving = new Solving('g', gift);
  solving.type('HA');
  for (let at = 0; at < 5; at++) solving.tick();
  const again = new Solving('g', gift);
  expect([text(again), again.seconds]).toEqual(['HA......', 5]);
  expect(text(new Solving('other', gift))).toBe('........');
  localStorage.setItem('setzkasten.solve.g', '{"letters": 3}');
  expect(text(new Solving('g', gift))).toBe('........');
});

test('a check marks what is wrong until it is written anew', async () => {
  const sent = served({ 'POST /api/gifts/g/check': answer({ wrong: [[0, 1]], solved: false }) });
  const solving = new Solving('g', gift);
  await solving.check('word');
  expect([solving.news, sent]).toEqual([{ what: 'nothing' }, []]);
  solving.type('HX');
  await solving.check('word');
  expect(sent[0]?.body).toEqual({
    letters: [
      [0, 0, 'H'],
      [0, 1, 'X'],
    ],
  });
  expect([[...solving.wrong], solving.news]).toEqual([['0,1'], { what: 'wrong', n: 1 }]);
  solving.pick([0, 1]);
  solving.type('A');
  expect([...solving.wrong]).toEqual([]);
});

test('a revealed letter stays, one that was right is not counted as revealed', async () => {
  served({
    'POST /api/gifts/g/reveal': answer({
      letters: [
        [0, 0, 'H'],
        [0, 1, 'A'],
        [0, 2, 'T'],
      ],
    }),
  });
  const solving = new Solving('g', gift);
  solving.type('HX');
  await solving.reveal('word');
  expect([text(solving), [...solving.shown]]).toEqual(['HAT.....', ['0,1', '0,2']]);
  solving.pick([0, 1]);
  solving.type('Q');
  expect(text(solving)).toBe('HAT.....');
});

test('the last letter asks the server, and its word is the end', async () => {
  served({ 'POST /api/gifts/g/check': answer({ wrong: [], solved: true }) });
  const solving = new Solving('g', gift);
  for (const [row, letters] of [
    [0, 'HAT'],
    [2, 'SEE'],
  ] as const) {
    solving.pick([row, 1]);
    solving.pick([row, 0]);
    if (!solving.across) solving.turn();
    solving.type(letters);
  }
  solving.pick([1, 0]);
  solving.type('A');
  solving.pick([1, 2]);
  solving.type('O');
  await vi.waitFor(() => expect(solving.done).toBe(true));
  solving.type('X');
  expect(text(solving)).toBe('HATAOSEE');
  solving.tick();
  expect(solving.seconds).toBe(0);
});

test('time is told in minutes', () => expect([clock(5), clock(75)]).toEqual(['0:05', '1:15']));

test('what the pencil wrote is light until it is meant or rubbed out', () => {
  const solving = new Solving('g', gift);
  solving.type('H');
  solving.pencil = true;
  solving.type('AT');
  expect([text(solving), [...solving.pencilled]]).toEqual(['HAT.....', ['0,1', '0,2']]);
  const again = new Solving('g', gift);
  expect([...again.pencilled]).toEqual(['0,1', '0,2']);
  again.pick([0, 1]);
  again.type('A'); // in ink over it
  expect([...again.pencilled]).toEqual(['0,2']);
  again.rub();
  expect([text(again), again.pencilled.size]).toEqual(['HA......', 0]);
  solving.ink();
  expect([text(solving), solving.pencilled.size]).toEqual(['HAT.....', 0]);
});

test('a note stays with its clue on this device', () => {
  const solving = new Solving('g', gift);
  solving.notes.write('fragt Oma', gift.words[1]);
  solving.notes.write('schwer');
  const { notes } = new Solving('g', gift);
  expect([notes.of(gift.words[1]), notes.of(), notes.of(gift.words[0])]).toEqual([
    'fragt Oma',
    'schwer',
    '',
  ]);
  notes.write('');
  expect(new Solving('g', gift).notes.of()).toBe('');
  expect(new Solving('other', gift).notes.of(gift.words[1])).toBe('');
});
