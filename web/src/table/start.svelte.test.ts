// The moment at which a round in real time begins, as a page counts down to it.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frame } from '../games/nomina/sample';
import type { Company, Frame } from '../lib/wire';
import type { Outcome, TableSocket } from './socket.svelte';
import { Start } from './start.svelte';

const SERVER_AHEAD = 5_000_000;
const SOON = 3_000;

/** The server by a line that takes so long there and back. */
class Line {
  frame = $state.raw<Frame | null>(null);
  company = $state.raw<Company | null>(null);
  answers = true;

  constructor(
    private readonly there: number,
    private readonly back: number,
  ) {}

  async ask(): Promise<Outcome> {
    await later(this.there);
    const now = serverTime();
    await later(this.back);
    return this.answers ? { now } : { lost: true };
  }
}

const later = (millis: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, millis));
/** For so long the device slept, and its clock stood. */
let slept = 0;
const serverTime = (): number => SERVER_AHEAD + slept + performance.now();
const company = { yours: [0] } as unknown as Company;
let close = (): void => undefined;

function start(line: Line): Start {
  let made!: Start;
  close = $effect.root(() => {
    made = new Start(line as unknown as TableSocket, () => true);
  });
  flushSync();
  return made;
}

function called(starts: number): Frame {
  return { ...frame, starts };
}

/** When the page shows the round, by the clock of the server. */
async function shown(begins: Start): Promise<number> {
  for (let waited = 0; begins.waits && waited < 20_000; waited += 10)
    await vi.advanceTimersByTimeAsync(10);
  return serverTime();
}

beforeEach(() => {
  slept = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

test.each([
  [0, 0],
  [400, 150],
  [50, 600],
])('a page that was there begins at the moment, by a line of %i and %i', async (there, back) => {
  const line = new Line(there, back);
  const begins = start(line);
  [line.frame, line.company] = [{ ...frame, starts: null }, company];
  flushSync();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(begins.waits).toBe(false);
  const starts = serverTime() + SOON;
  await vi.advanceTimersByTimeAsync(back);
  line.frame = called(starts);
  flushSync();
  expect(begins.left).toBeGreaterThan(0);
  expect(Math.abs((await shown(begins)) - starts)).toBeLessThan(300);
});

test.each([4_000, 60_000])(
  'a telephone that slept for %i begins with the others',
  async (millis) => {
    const line = new Line(5, 5);
    const begins = start(line);
    [line.frame, line.company] = [{ ...frame, starts: null }, company];
    flushSync();
    await vi.advanceTimersByTimeAsync(1_000);
    slept = millis;
    const starts = serverTime() + SOON;
    line.frame = called(starts);
    flushSync();
    expect(begins.waits).toBe(true);
    expect(Math.abs((await shown(begins)) - starts)).toBeLessThan(300);
  },
);

test('a page that is loaded while it is counted down shows nothing before the moment', async () => {
  const line = new Line(200, 200);
  const begins = start(line);
  const starts = serverTime() + SOON;
  [line.frame, line.company] = [called(starts), company];
  flushSync();
  expect(begins.waits).toBe(true);
  expect(begins.left).toBeNull();
  await vi.advanceTimersByTimeAsync(450);
  expect(begins.left).toBe(3);
  expect(Math.abs((await shown(begins)) - starts)).toBeLessThan(300);
});

test('a page that is loaded in mid-round shows it as soon as it knows the time', async () => {
  const line = new Line(20, 20);
  const begins = start(line);
  [line.frame, line.company] = [called(serverTime() - 60_000), company];
  flushSync();
  await vi.advanceTimersByTimeAsync(50);
  expect(begins.waits).toBe(false);
});

test('nobody waits for an answer that does not come', async () => {
  const line = new Line(20, 20);
  line.answers = false;
  const begins = start(line);
  [line.frame, line.company] = [called(serverTime() + SOON), company];
  flushSync();
  await vi.advanceTimersByTimeAsync(50);
  expect(begins.waits).toBe(false);
});
