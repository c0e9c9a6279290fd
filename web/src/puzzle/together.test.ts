import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Gift, Sheet } from '../lib/wire';
import { FakeSocket } from '../testkit/socket';
import { initialOf, Together } from './together.svelte';

// H A T
const gift: Gift = {
  title: '',
  dedication: '',
  giver: '',
  numbering: 'leaflet',
  umlauts: 'AE',
  rows: ['...'],
  numbers: [[0, 0, 1]],
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
  ],
};
const people = [
  { number: 0, name: 'Anna', colour: 0, here: true },
  { number: 1, name: 'Bert', colour: 1, here: true },
];
const sheet = (v: number, cells: Sheet['cells'] = []): { sheet: Sheet } => ({
  sheet: { v, you: 0, cells, offer: null, news: null, done: false, people },
});

let calls: FakeSocket[];
let hand: Together;
const opened = (): Together =>
  new Together('s', gift, () => {
    const socket = new FakeSocket();
    calls.push(socket);
    return socket as unknown as WebSocket;
  });
const text = (): string => hand.squares.map((square) => hand.at(square) || '.').join('');
const change = (v: number, cells: Sheet['cells']): unknown => ({
  change: { v, since: v - 1, cells, offer: null, news: null, done: false },
});

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  hand = opened();
});

afterEach(() => {
  hand.close();
  vi.useRealTimers();
  localStorage.clear();
});

test('one sees ones own letter at once, and in the end what the server has', async () => {
  calls[0]?.say(sheet(3));
  hand.type('H');
  expect([text(), hand.writer('0,0')?.own]).toEqual(['H..', true]);
  calls[0]?.say(change(4, [[0, 0, 'X', 1, 'ink']])); // somebody was quicker
  expect(text()).toBe('H..');
  calls[0]?.say(change(5, [[0, 0, 'H', 0, 'ink']]));
  calls[0]?.say(change(6, [[0, 0, 'Q', 1, 'pencil']])); // and somebody came after
  calls[0]?.say({ re: 1, ok: true });
  await vi.advanceTimersByTimeAsync(0);
  expect([text(), hand.writer('0,0')?.name, hand.pencilled.has('0,0')]).toEqual([
    'Q..',
    'Bert',
    true,
  ]);
});

test('what had no answer goes out again, also after the page was loaded anew', async () => {
  calls[0]?.say(sheet(0));
  hand.type('HA');
  calls[0]?.onclose?.({ code: 1006 });
  hand.type('T');
  await vi.advanceTimersByTimeAsync(600);
  calls[1]?.say(sheet(1, [[0, 0, 'H', 0, 'ink']]));
  expect(calls[1]?.sent.map((one) => one.cells)).toEqual([
    [[0, 0, 'H', false]],
    [[0, 1, 'A', false]],
    [[0, 2, 'T', false]],
  ]);
  expect(calls[0]?.sent.map((one) => one.since)).toEqual([undefined, undefined]);
  expect(calls[1]?.sent.map((one) => one.since)).toEqual([0, 0, 0]);
  expect(text()).toBe('HAT');
  hand.close();
  hand = opened();
  calls[2]?.say(sheet(1));
  expect(text()).toBe('HAT');
  expect(calls[2]?.sent[0]?.cells).toHaveLength(3);
});

test('a gap is mended by asking for the whole sheet', () => {
  calls[0]?.say(sheet(3));
  calls[0]?.say(change(5, [[0, 0, 'X', 1, 'ink']]));
  expect([text(), calls[0]?.sent.map((one) => one.do)]).toEqual(['...', ['look']]);
  calls[0]?.say(sheet(5, [[0, 0, 'X', 1, 'ink']]));
  expect(text()).toBe('X..');
});

test('cursors and news come with names, and old news is not told again', () => {
  const news = { number: 4, what: 'declined', by: 1, count: 0 };
  calls[0]?.say({ sheet: { ...sheet(3).sheet, news } });
  expect(hand.news).toBeNull();
  calls[0]?.say({ change: { v: 4, since: 3, cells: [], offer: null, done: false, news } });
  expect(hand.news).toBeNull();
  const later = { ...news, number: 5 };
  calls[0]?.say({ change: { v: 5, since: 4, cells: [], offer: null, done: false, news: later } });
  expect(hand.news).toEqual({ what: 'declined', name: 'Bert' });
  calls[0]?.say({ cursor: { by: 1, square: [0, 2], across: true } });
  expect(hand.cursorsAt('0,2').map(({ initial }) => initial)).toEqual(['B']);
  calls[0]?.say({ cursor: { by: 1, square: null, across: true } });
  expect(hand.cursorsAt('0,2')).toEqual([]);
});

test('two of one name have two initials', () =>
  expect(['Anna', 'Fuchs 2', 'özil'].map(initialOf)).toEqual(['A', 'F2', 'Ö']));
