import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyShelves, HOME } from '../testkit/shelves';
import { forgetAnswers, keepAnswer, whatIsHere } from './here';

beforeEach(() => vi.stubGlobal('navigator', { ...navigator, serviceWorker: {} }));
afterEach(() => vi.unstubAllGlobals());

const REPLAY = { game: 'nomina', seats: [{ names: ['Anna'] }, { names: ['Bert'] }], steps: [] };

async function laid(path: string, told: unknown): Promise<void> {
  const cache = await caches.open('answers');
  await cache.put(new URL(path, HOME).href, new Response(JSON.stringify(told)));
}

test('what lies here is told by its names, the youngest first', async () => {
  emptyShelves();
  await laid('/api/rules/nomina?lang=de', {});
  await laid('/api/rules/nomina?lang=en', {});
  await laid('/api/gifts/old', { title: 'Alt' });
  await laid('/api/gifts/new', { title: 'Neu' });
  await laid('/api/tables/k7/replay', REPLAY);
  await laid('/api/tables/k7/replay?first=9', REPLAY);
  await laid('/api/tables/k7/missed/1', {});
  expect(await whatIsHere()).toEqual({
    rules: ['nomina'],
    puzzles: [
      { id: 'new', title: 'Neu' },
      { id: 'old', title: 'Alt' },
    ],
    replays: [{ id: 'k7', game: 'nomina', names: ['Anna', 'Bert'] }],
  });
});

test('an answer that came before the worker is kept once, and forgotten with the rest', async () => {
  const fetched = vi.fn(async () => new Response('{"title":"Spät"}'));
  vi.stubGlobal('fetch', fetched);
  emptyShelves();
  await keepAnswer('/api/gifts/k7');
  await keepAnswer('/api/gifts/k7');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect((await whatIsHere()).puzzles).toEqual([{ id: 'k7', title: 'Spät' }]);
  await forgetAnswers();
  expect((await whatIsHere()).puzzles).toEqual([]);
});

test('a browser that cannot keep anything has nothing', async () => {
  expect((await whatIsHere()).rules).toEqual([]);
  await keepAnswer('/api/gifts/k7');
});
