import { expect, test } from 'vitest';
import { abc } from './abc';
import { boggle } from './boggle';
import { cartino } from './cartino';
import { kreuzwortbild } from './kreuzwortbild';
import { krux } from './krux';
import { lingua } from './lingua';
import { pages } from './pages';
import { presto } from './presto';
import { puzzle } from './puzzle';
import { recht } from './recht';
import { schach } from './schach';
import { table } from './table';
import { typdom } from './typdom';

const files = [table, pages, typdom, krux, lingua, schach, recht, presto, cartino, boggle, kreuzwortbild, abc, puzzle];
const all = files.flatMap((file) => Object.entries(file)) as [string, { de: string; en: string }][];
const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

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
