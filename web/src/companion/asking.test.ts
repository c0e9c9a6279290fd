import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreachable, type Reply } from '../app/http';
import { Asking } from './asking.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gone: Reply<string> = { ok: false, problem: unreachable };
const told = (value: string): Reply<string> => ({ ok: true, value });

test('without a net the question stands, and is asked again until it is answered', async () => {
  const server = vi.fn().mockResolvedValueOnce(gone).mockResolvedValueOnce(gone);
  server.mockResolvedValue(told('yes'));
  const asking = new Asking<string>();
  await asking.ask(server);
  expect([asking.waiting, asking.answer, asking.problem]).toEqual([true, null, null]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asking.waiting).toBe(true);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([asking.waiting, asking.answer]).toEqual([false, 'yes']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server).toHaveBeenCalledTimes(3);
});

test('the latest question is the one that is answered', async () => {
  let late: (reply: Reply<string>) => void = () => undefined;
  const asking = new Asking<string>();
  const first = asking.ask(() => new Promise((done) => (late = done)));
  await asking.ask(async () => told('second'));
  late(told('first'));
  await first;
  expect([asking.answer, asking.busy]).toEqual(['second', false]);
});

test('what the server refuses is said and not asked again', async () => {
  const problem = { status: 400, de: 'Kein Wort.', en: 'No word.' };
  const server = vi.fn().mockResolvedValue({ ok: false, problem });
  const asking = new Asking<string>();
  await asking.ask(server);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asking.problem, asking.waiting]).toEqual([problem, false]);
  expect(server).toHaveBeenCalledTimes(1);
});

test('a page that was left asks nothing more', async () => {
  const server = vi.fn().mockResolvedValue(gone);
  const asking = new Asking<string>();
  await asking.ask(server);
  asking.stop();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server).toHaveBeenCalledTimes(1);
});
