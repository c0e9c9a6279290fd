import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../testkit/socket';
import { TableSocket } from './socket.svelte';

let calls: FakeSocket[];
let line: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  line = new TableSocket('ws://table', () => {
    const socket = new FakeSocket();
    calls.push(socket);
    return socket as unknown as WebSocket;
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test('the first frame opens the line', () => {
  expect(line.line).toBe('calling');
  calls[0]?.say({ frame: { seq: 3 } });
  expect(line.line).toBe('open');
  expect(line.frame?.seq).toBe(3);
});

test('an answer finds its question by number', async () => {
  calls[0]?.say({ frame: { seq: 0 } });
  const first = line.ask({ do: 'try', seat: 0, action: 'E4> WAS' });
  const second = line.ask({ do: 'act', seat: 0, action: 'E4> WAS' });
  calls[0]?.say({ re: 2, ok: true });
  calls[0]?.say({ re: 1, trial: { points: 3 } });
  expect(await first).toMatchObject({ trial: { points: 3 } });
  expect(await second).toMatchObject({ ok: true });
});

test('a move that was not answered is sent again, word for word', async () => {
  calls[0]?.say({ frame: { seq: 4 } });
  const asked = line.ask({ do: 'act', seat: 0, action: 'pass' });
  calls[0]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1_000);
  calls[1]?.say({ frame: { seq: 5 } });
  expect(calls[1]?.sent).toEqual(calls[0]?.sent);
  expect(calls[1]?.sent[0]).toMatchObject({ seq: 4 });
  calls[1]?.say({ re: 1, ok: true });
  expect(await asked).toMatchObject({ ok: true });
});

test('a line on which nobody shows the table is given up', () => {
  vi.advanceTimersByTime(20_000);
  expect(line.line).toBe('lost');
  vi.advanceTimersByTime(1_000);
  calls[1]?.say({ frame: { seq: 3 } });
  calls[0]?.say({ frame: { seq: 1 } }); // too late
  expect(line.frame?.seq).toBe(3);
  vi.advanceTimersByTime(10_000);
  expect([line.line, calls.length]).toEqual(['open', 2]);
});

test('what was lost on its way is sent again or given up after two knocks', async () => {
  calls[0]?.say({ frame: { seq: 0 } });
  const asked = line.ask({ do: 'try', seat: 0, action: 'pass' });
  const moved = line.ask({ do: 'act', seat: 0, action: 'pass' });
  for (const _ of [1, 2]) {
    vi.advanceTimersByTime(12_000);
    calls[0]?.say({ change: { v: 1 } }); // the line lives
  }
  expect(await asked).toEqual({ lost: true });
  expect(calls[0]?.sent.filter((sent) => sent.do === 'act').map((sent) => sent.re)).toEqual([2, 2]);
  calls[0]?.say({ re: 2, ok: true });
  expect(await moved).toMatchObject({ ok: true });
});

test('a broken line answers open questions and comes back with longer and longer pauses', async () => {
  calls[0]?.say({ frame: { seq: 0 } });
  const asked = line.ask({ do: 'try', seat: 0, action: 'pass' });
  calls[0]?.onclose?.({ code: 1006 });
  expect(await asked).toEqual({ lost: true });
  expect(line.line).toBe('lost');
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const before = calls.length;
    vi.advanceTimersByTime(pause - 1);
    expect(calls.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(calls.length).toBe(before + 1);
    calls.at(-1)?.onclose?.({ code: 1006 });
  }
});

test('the frame after the return is the whole truth', () => {
  calls[0]?.say({ frame: { seq: 4 } });
  calls[0]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1_000);
  calls[1]?.say({ frame: { seq: 9 } });
  expect(line.frame?.seq).toBe(9);
  expect(line.failures).toBe(0);
});

test('a line that says nothing any more is hung up within twenty seconds', () => {
  calls[0]?.say({ frame: { seq: 0 } });
  vi.advanceTimersByTime(19_999);
  expect(calls[0]?.sent.at(-1)?.do).toBe('look');
  vi.advanceTimersByTime(1);
  expect(line.line).toBe('lost');
});

test.each([
  ['wakes up', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['comes into another net', () => window.dispatchEvent(new Event('online'))],
])('a device that %s looks at once whether its line still lives', (_, happens) => {
  calls[0]?.say({ frame: { seq: 0 } });
  vi.advanceTimersByTime(1_000);
  happens();
  expect(calls[0]?.sent.map((sent) => sent.do)).toEqual(['look']);
  vi.advanceTimersByTime(8_000);
  expect(line.line).toBe('lost');
});

test('changes are folded; after a gap the whole frame is asked for, once', () => {
  const frame = { v: 7, seq: 3, view: {}, log: [] };
  calls[0]?.say({ frame });
  calls[0]?.say({ change: { v: 8, now: 1, set: { seq: 4 } } });
  expect(line.frame).toMatchObject({ v: 8, seq: 4 });
  calls[0]?.say({ change: { v: 10, now: 3, set: { seq: 6 } } });
  calls[0]?.say({ change: { v: 11, now: 4, set: { seq: 7 } } });
  expect(line.frame?.seq).toBe(4);
  expect(calls[0]?.sent.map((asked) => asked.do)).toEqual(['look']);
  calls[0]?.say({ frame: { ...frame, v: 11, seq: 7 } });
  calls[0]?.say({ change: { v: 12, now: 5, set: { seq: 8 } } });
  expect(line.frame?.seq).toBe(8);
});

test('without a line a request is lost at once', async () => {
  expect(await line.ask({ do: 'look' })).toEqual({ lost: true });
});

test('a table that waits is no frame, and when it begins one comes back at once', () => {
  calls[0]?.say({ waiting: { table: 't', places: [] } });
  expect([line.line, line.gathering?.table, line.frame]).toEqual(['open', 't', null]);
  calls[0]?.onclose?.({ code: 1012 });
  vi.advanceTimersByTime(50);
  calls[1]?.say({ company: { yours: [1], here: [1], mates: [], opener: false } });
  calls[1]?.say({ frame: { seq: 0 } });
  expect(line.gathering).toBeNull();
  expect(line.frame?.mine).toEqual([1]);
  calls[1]?.say({ company: { yours: [0, 1], here: [1], mates: [], opener: false } });
  expect(line.frame?.mine).toEqual([0, 1]);
});

test('a server that says it starts again is called again, and then it is forgotten', () => {
  calls[0]?.say({ frame: { seq: 0 } });
  calls[0]?.say({ restart: true });
  calls[0]?.onclose?.({ code: 1012 });
  expect([line.line, line.restarting]).toEqual(['lost', true]);
  vi.advanceTimersByTime(60_000);
  expect(calls.length).toBeGreaterThan(1);
  calls.at(-1)?.say({ frame: { seq: 0 } });
  expect([line.line, line.restarting]).toEqual(['open', false]);
});

test('after a farewell nobody calls again', () => {
  calls[0]?.say({ frame: { seq: 0 } });
  calls[0]?.say({ farewell: { de: 'Dein Platz wurde neu vergeben.', en: '' } });
  calls[0]?.onclose?.({ code: 4001 });
  vi.advanceTimersByTime(60_000);
  expect(calls).toHaveLength(1);
  expect([line.line, line.farewell?.de]).toEqual(['closed', 'Dein Platz wurde neu vergeben.']);
});
