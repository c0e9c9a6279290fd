// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyShelves, HOME } from '../testkit/shelves';
import { Larder } from './larder';
import { ANSWERS, KEPT } from '../app/answers';

const gift = (name: string): Request => new Request(`${HOME}/api/gifts/${name}`);
const told = (words: string, status = 200): Response => new Response(words, { status });

let shelves: ReturnType<typeof emptyShelves>;
let fetched: ReturnType<typeof vi.fn>;
const larder = new Larder(['/assets/a.js'], 'two');

beforeEach(() => {
  fetched = vi.fn(async (asked: Request | string) =>
    told(typeof asked === 'string' ? new URL(asked, HOME).href : asked.url),
  );
  vi.stubGlobal('fetch', fetched);
  shelves = emptyShelves();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const gone = (): void => void fetched.mockRejectedValue(new TypeError('away'));

test('what was answered once is there without a net, and says that it is old', async () => {
  expect((await larder.answer(gift('k7'), 'visited')).headers.has(KEPT)).toBe(false);
  gone();
  const kept = await larder.answer(gift('k7'), 'visited');
  expect(kept.headers.has(KEPT)).toBe(true);
  expect(await kept.text()).toBe(`${HOME}/api/gifts/k7`);
  await expect(larder.answer(gift('other'), 'visited')).rejects.toThrow('away');
});

test('with a net the newest is told and kept', async () => {
  await larder.answer(gift('k7'), 'visited');
  fetched.mockResolvedValue(told('new'));
  expect(await (await larder.answer(gift('k7'), 'visited')).text()).toBe('new');
  gone();
  expect(await (await larder.answer(gift('k7'), 'visited')).text()).toBe('new');
});

test('a line that carries nothing is no line', async () => {
  vi.useFakeTimers();
  await larder.answer(gift('k7'), 'visited');
  fetched.mockReturnValue(new Promise(() => undefined));
  const kept = larder.answer(gift('k7'), 'visited');
  await vi.advanceTimersByTimeAsync(4000);
  expect((await kept).headers.has(KEPT)).toBe(true);
});

test('a server out of order is no reason to forget; what it erased is forgotten here', async () => {
  await larder.answer(gift('k7'), 'visited');
  fetched.mockResolvedValue(told('broken', 503));
  expect((await larder.answer(gift('k7'), 'visited')).headers.has(KEPT)).toBe(true);
  fetched.mockResolvedValue(told('none', 404));
  expect((await larder.answer(gift('k7'), 'visited')).status).toBe(404);
  gone();
  await expect(larder.answer(gift('k7'), 'visited')).rejects.toThrow('away');
});

test('the oldest of many go first, the rules never', async () => {
  await larder.answer(new Request(`${HOME}/api/rules/nomina?lang=de`), 'rules');
  for (let n = 0; n < 125; n++) await larder.answer(gift(`g${n}`), 'visited');
  const left = [...(shelves.get(ANSWERS)?.kept.keys() ?? [])];
  expect(left.filter((url) => url.includes('/gifts/')).length).toBe(120);
  expect(left).toContain(`${HOME}/api/rules/nomina?lang=de`);
  expect(left).toContain(`${HOME}/api/gifts/g124`);
  expect(left).not.toContain(`${HOME}/api/gifts/g0`);
});

test('a new build brings its files, takes over what did not change, and clears the old one', async () => {
  await new Larder(['/assets/a.js', '/assets/old.js'], 'one').stock();
  fetched.mockClear();
  await larder.stock();
  expect(fetched.mock.calls).toEqual([['/']]);
  await larder.clear();
  expect([...shelves.keys()]).toEqual(['build-two']);
  gone();
  expect(await (await larder.page(new Request(`${HOME}/`))).text()).toBe(`${HOME}/`);
  expect((await larder.file(new Request(`${HOME}/assets/a.js`))).ok).toBe(true);
});

test('the days of two weeks come again once a day', async () => {
  const now = Date.parse('2026-11-18T12:00:00Z');
  const hour = 3600 * 1000;
  fetched.mockImplementation(
    async () => new Response('{}', { headers: { date: new Date(now).toUTCString() } }),
  );
  await larder.stockDays(HOME, now);
  await larder.stockDays(HOME, now + hour);
  expect(fetched).toHaveBeenCalledTimes(1);
  await larder.stockDays(HOME, now + 25 * hour);
  expect(fetched).toHaveBeenCalledTimes(2);
  gone();
  await larder.stockDays(HOME, now + 50 * hour);
});
