// @vitest-environment node
import { expect, test } from 'vitest';
import { mannerOf } from './manner';

const HOME = 'https://wort.example';
const asked = (path: string, method = 'GET'): string =>
  mannerOf({ method, url: new URL(path, HOME).href }, HOME);

test('the page, its files, the rules and what was looked at are kept', () => {
  expect(asked('/')).toBe('page');
  expect(asked('/assets/index-1.js')).toBe('file');
  expect(asked('/api/games')).toBe('rules');
  expect(asked('/api/rules/nomina?lang=de')).toBe('rules');
  expect(asked('/api/daily')).toBe('rules');
  expect(asked('/api/daily/2026-11-18')).toBe('visited');
  expect(asked('/api/daily/2026-11-18/words')).toBe('visited');
  expect(asked('/api/gifts/k7')).toBe('visited');
  expect(asked('/api/tables/k7/replay?first=100')).toBe('visited');
});

test('what is a secret, changes by the minute or is somebody else’s goes past', () => {
  for (const path of [
    '/api/me',
    '/api/tables',
    '/api/tables/k7/record',
    '/api/tables/k7/book',
    '/api/keeper',
    '/api/invitations/k7',
    '/api/gifts/k7/check',
    '/api/daily/2026-11-18/reveal',
    '/worker.js',
  ])
    expect(asked(path), path).toBe('pass');
  expect(asked('/api/gifts/k7', 'DELETE')).toBe('pass');
  expect(asked('https://other.example/api/games')).toBe('pass');
});
