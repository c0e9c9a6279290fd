import { expect, test } from 'vitest';
import type { Words } from '../app/language.svelte';

const rooms = import.meta.glob<{ words?: Words }>(['../*/words.ts', '../*/*/words.ts'], {
  eager: true,
});
// Those of every page; `pages` only puts some of them together.
const shared = import.meta.glob<Record<string, Words>>(
  ['./*.ts', '!./pages.ts', '!./words.test.ts'],
  { eager: true },
);
const files: Words[] = [
  ...Object.values(rooms).flatMap(({ words }) => (words ? [words] : [])),
  ...Object.values(shared).flatMap((file) => Object.values(file)),
];
const all = files.flatMap((file) => Object.entries(file)) as [string, { de: string; en: string }][];
// The number is never one here: a word has two letters, a box many stones.
const ALWAYS_MANY = new Set([
  'presto.facedown',
  'presto.line.first',
  'presto.line.ready',
  'typdom.stones.many',
  'typdom.buy.text.many',
  'typdom.buy.yes',
  'boggle.missed.more',
  'tray.length.n',
  'tray.more',
  'picture.board',
  'lingua.goal',
  'practice.letters',
  'practice.count',
  'work.change.own',
  'work.figures',
  'work.grid.label',
  'book.strike.sure',
  'handicap.letters.some',
  'handicap.told.letters',
  'puzzle.list.facts',
  'puzzle.new.sides',
  'solve.grid',
  'tray.length.n',
  'tray.more',
  'daily.tray.lead',
  'daily.tray.ready',
  'daily.share.longest',
]);
const places = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

test('every room speaks', () => {
  expect(Object.keys(rooms).length).toBeGreaterThan(15);
  expect(all.length).toBeGreaterThan(1800);
});

test.each(all)('%s has both languages with the same places', (_key, { de, en }) => {
  expect(de).not.toBe('');
  expect(en).not.toBe('');
  expect(places(en)).toEqual(places(de));
});

test('no word blames or shouts', () => {
  for (const [key, { de, en }] of all) {
    expect(`${key} ${de} ${en}`).not.toMatch(/ungültig|invalid|!/i);
  }
});

test('no sentence has a clause number, a path or a formal address', () => {
  for (const [key, { de }] of all) {
    expect(`${key} ${de}`).not.toMatch(/\b[A-Z][A-Z0-9]{2}-\d\d\b|\bdocs\/|\bIhnen\b|können Sie/);
  }
});

test('requests are short, as at a table, and a thing has one name', () => {
  for (const [key, { de, en }] of all) {
    expect(`${key} ${de}`).not.toMatch(
      /(?<!\p{L})(lege|tippe|wähle|fülle|setze|bringe|baue|mache|sage|nenne|kaufe|kopiere)(?!\p{L})/iu,
    );
    expect(`${key} ${de} ${en}`).not.toMatch(/Füllstein|Swedish|[»«]/);
  }
});

test('where a number stands before a thing, one and many are told apart', () => {
  const things = /\{\w+\} (Wörter|Buchstaben|Steine|Felder|Punkten?|Minuten|Sekunden|Tage)\b/;
  const found = all.filter(([key, { de }]) => things.test(de) && !ALWAYS_MANY.has(key));
  expect(found.map(([key, { de }]) => `${key}: ${de}`)).toEqual([]);
});

test('no key stands in two files', () => {
  const keys = all.map(([key]) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
