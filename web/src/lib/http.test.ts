import { afterEach, expect, test, vi } from 'vitest';
import { games, lookUp, openRecord, removeTable } from './http';

function served(status: number, body: unknown): void {
  const text = body === null ? null : JSON.stringify(body);
  vi.stubGlobal('fetch', vi.fn(async () => new Response(text, { status })));
}

afterEach(() => vi.unstubAllGlobals());

test('an answer is a value', async () => {
  served(200, []);
  expect(await games()).toEqual({ ok: true, value: [] });
});

test('a refusal carries the sentences of the server', async () => {
  served(400, { error: { de: 'Kein Wort', en: 'No word' } });
  expect(await lookUp('4', 'nomina')).toEqual({ ok: false, problem: { status: 400, de: 'Kein Wort', en: 'No word' } });
});

test('a broken record names its line', async () => {
  served(400, { error: { de: 'x', en: 'x' }, line: 7 });
  expect(await openRecord('')).toMatchObject({ ok: false, problem: { line: 7 } });
});

test('an empty answer is fine', async () => {
  served(204, null);
  expect((await removeTable('a')).ok).toBe(true);
});

test('a server that is away is a problem with status 0', async () => {
  vi.stubGlobal('fetch', vi.fn(async () => Promise.reject(new TypeError('away'))));
  expect(await games()).toMatchObject({ ok: false, problem: { status: 0 } });
});
