import { expect, test, vi } from 'vitest';
import { aloneAt, nameOf, sitsHere, takesPart, titleOf } from '../table/seats';
import { makingIn } from '../table/mates.svelte';
import { onlyHere, wayOut } from './sharing';

const person = (name: string) => ({ names: [name], kind: 'person' as const, level: null });
const seats = [person('Anna'), person('Bert')];

test('on one device both have names, on devices of their own each is Du', () => {
  expect([aloneAt({ seats }), nameOf({ seats }, 1)]).toEqual([null, 'Bert']);
  const table = { seats, mine: [1] };
  expect([nameOf(table, 0), nameOf(table, 1)]).toEqual(['Anna', 'Du']);
  expect([titleOf(table, [0]), titleOf(table, [1])]).toEqual(['Anna ist dran', 'Du bist dran']);
  expect(titleOf({ seats, mine: [] }, [0, 1])).toBe('Anna und Bert sind dran');
  expect([sitsHere(table, 0), sitsHere(table, 1)]).toEqual([false, true]);
});

test('who watches sits nowhere', () => {
  const table = { seats, mine: [] };
  expect([aloneAt(table), sitsHere(table, 0), sitsHere(table, 1)]).toEqual([null, false, false]);
  expect([takesPart({ yours: [] }), takesPart({ yours: [1] }), takesPart(null)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a link to this very machine is known', () => {
  const links = [
    'http://127.0.0.1:8000/',
    'http://localhost/',
    'http://[::1]:1/',
    'http://192.0.2.5/',
  ];
  expect(links.map(onlyHere)).toEqual([true, true, true, false]);
});

test('without a safe line nothing is shared and nothing copied', () => {
  vi.stubGlobal('isSecureContext', false);
  expect(wayOut()).toBe('mark');
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { clipboard: {} });
  expect(wayOut()).toBe('copy');
  vi.stubGlobal('navigator', { share: () => undefined, clipboard: {} });
  expect(wayOut()).toBe('share');
  vi.unstubAllGlobals();
});

test('what is no stone is not taken from a mate', () => {
  const stone = { square: [1, 2], letter: 'A' };
  const sent = JSON.stringify({ stones: [stone, null, { letter: 'B' }, 7], way: 7, word: {} });
  expect(makingIn(sent)).toEqual({ stones: [stone], way: '', word: undefined });
  for (const text of ['{', '{}', 'null', '[1]', '{"stones":{}}'])
    expect(makingIn(text).stones).toEqual([]);
  expect(makingIn(JSON.stringify({ word: 'X'.repeat(99) })).word).toHaveLength(40);
});
