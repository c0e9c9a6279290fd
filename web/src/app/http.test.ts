// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { games, lookUp, openRecord, removeTable, replay, runningTables } from './http';

function served(status: number, body: unknown): void {
  const text = body === null ? null : JSON.stringify(body);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(text, { status })),
  );
}

afterEach(() => vi.unstubAllGlobals());

test('an answer is a value', async () => {
  served(200, []);
  expect(await games()).toEqual({ ok: true, value: [] });
});

test('a refusal carries the sentences of the server', async () => {
  served(400, { error: { de: 'Kein Wort', en: 'No word' } });
  expect(await lookUp('4', 'nomina')).toEqual({
    ok: false,
    problem: { status: 400, de: 'Kein Wort', en: 'No word' },
  });
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
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('away'))),
  );
  expect(await games()).toMatchObject({ ok: false, problem: { status: 0 } });
});

test('a long list comes page by page', async () => {
  const page = (count: number): Response =>
    new Response(JSON.stringify(Array.from({ length: count }, (_, n) => ({ id: `${n}` }))));
  const fetched = vi.fn(async (address: string) =>
    page(address === '/api/tables?over=false&first=200' ? 7 : 100),
  );
  vi.stubGlobal('fetch', fetched);
  const reply = await runningTables();
  expect(reply.ok && reply.value.length).toBe(207);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/tables?over=false',
    '/api/tables?over=false&first=100',
    '/api/tables?over=false&first=200',
  ]);
});

test('a long game comes in parts', async () => {
  const part = (steps: number[], next: number | null): Response =>
    new Response(JSON.stringify({ game: 'nomina', seats: [], steps, next }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) =>
      address.endsWith('?first=2') ? part([3], null) : part([1, 2], 2),
    ),
  );
  expect(await replay('k7')).toMatchObject({ ok: true, value: { steps: [1, 2, 3] } });
});
