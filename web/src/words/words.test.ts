import { expect, test } from 'vitest';
import type { Words } from '../app/language.svelte';
import { abc } from './abc';
import { company } from './company';
import { pages } from './pages';
import { puzzle } from './puzzle';
import { table } from './table';
import { votes } from './votes';

const found = import.meta.glob<{ words: Words }>(
  ['../games/*/words.ts', '../families/*/words.ts', '../keeper/words.ts'],
  { eager: true },
);
const files: Words[] = [
  table,
  votes,
  company,
  pages,
  abc,
  puzzle,
  ...Object.values(found).map(({ words }) => words),
];
const all = files.flatMap((file) => Object.entries(file)) as [string, { de: string; en: string }][];
const places = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

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

test('no key stands in two files', () => {
  const keys = all.map(([key]) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
