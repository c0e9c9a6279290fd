import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock, clockFace } from './clock.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the time is said at 60, 30 and 10 seconds and at no other', () => {
  const said: number[] = [];
  const clock = new Clock((seconds) => said.push(seconds));
  clock.set({ name: 'think', at: 120_000, left: 120_000, running: true }, performance.now(), null);
  vi.advanceTimersByTime(120_000);
  expect(said).toEqual([60, 30, 10]);
  expect(clock.seconds).toBe(0);
  clock.stop();
});

test('the glass keeps its size when the same deadline comes again', () => {
  const clock = new Clock(() => undefined);
  clock.set({ name: 'think', at: 9, left: 100_000, running: true }, performance.now(), null);
  clock.set({ name: 'think', at: 9, left: 50_000, running: true }, performance.now(), null);
  expect(clock.share).toBe(0.5);
  clock.set(null, 0, null);
  expect(clock.seconds).toBeNull();
});

test('the face shows minutes and two figures', () => {
  expect(clockFace(84)).toBe('1:24');
  expect(clockFace(5)).toBe('0:05');
});

test('what takes days is told as in the list of games: almost three days are three', () => {
  const hours = 3600;
  expect(clockFace(72 * hours - 1)).toBe('3 Tage');
  expect(clockFace(48 * hours - 1)).toBe('2 Tage');
  expect(clockFace(47 * hours)).toBe('47 Stunden');
  expect(clockFace(4 * hours - 1)).toBe('4 Stunden');
});
