import { afterEach, expect, test, vi } from 'vitest';
import { Glass } from './glass.svelte';

afterEach(() => localStorage.clear());

/** A wall clock that a test moves on. */
function wall(): { now: () => number; pass: (seconds: number) => void } {
  let millis = 1_700_000_000_000;
  return { now: () => millis, pass: (seconds) => void (millis += seconds * 1000) };
}

test('it runs by the wall clock, however seldom somebody looks', () => {
  const clock = wall();
  const ended = vi.fn();
  const glass = new Glass(ended, undefined, clock.now);
  glass.set(180);
  glass.start();
  clock.pass(61.5);
  glass.tick();
  expect([glass.left, glass.running]).toEqual([119, true]);
  clock.pass(600);
  glass.tick();
  glass.tick();
  expect([glass.left, glass.running, glass.empty]).toEqual([0, false, true]);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('laid on its side it keeps what is left, and goes on from there', () => {
  const clock = wall();
  const glass = new Glass(undefined, undefined, clock.now);
  glass.set(60);
  glass.start();
  clock.pass(20);
  glass.pause();
  clock.pass(1000);
  glass.tick();
  expect(glass.left).toBe(40);
  glass.start();
  clock.pass(10);
  glass.tick();
  expect(glass.left).toBe(30);
  glass.reset();
  expect([glass.left, glass.running]).toEqual([60, false]);
});

test('a page that is loaded anew finds it running, and one that comes late finds it empty', () => {
  const clock = wall();
  const before = new Glass(undefined, undefined, clock.now);
  expect(before.fresh).toBe(true);
  before.set(120);
  before.start();
  clock.pass(30);
  const after = new Glass(undefined, undefined, clock.now);
  expect([after.fresh, after.whole, after.left, after.running]).toEqual([false, 120, 90, true]);
  clock.pass(500);
  const ended = vi.fn();
  const late = new Glass(ended, undefined, clock.now);
  expect([late.left, late.empty]).toEqual([0, true]);
  expect(ended).toHaveBeenCalledTimes(1);
  const later = vi.fn();
  expect(new Glass(later, undefined, clock.now).empty).toBe(true);
  expect(later).not.toHaveBeenCalled();
});

test('an empty one is full when it is turned', () => {
  const clock = wall();
  const glass = new Glass(undefined, undefined, clock.now);
  glass.set(60);
  glass.start();
  clock.pass(60);
  glass.tick();
  glass.start();
  expect([glass.left, glass.running, glass.empty]).toEqual([60, true, false]);
});

test('the time is said at 60, 30 and 10 seconds', () => {
  const clock = wall();
  const said: number[] = [];
  const glass = new Glass(undefined, (seconds) => said.push(seconds), clock.now);
  glass.set(70);
  glass.start();
  for (let n = 0; n < 70; n++) {
    clock.pass(1);
    glass.tick();
  }
  expect(said).toEqual([60, 30, 10]);
});

test('another game brings its own time, but not while the sand runs or is held', () => {
  const clock = wall();
  const glass = new Glass(undefined, undefined, clock.now);
  glass.fit(180);
  expect(glass.left).toBe(180);
  glass.start();
  clock.pass(5);
  glass.fit(60);
  expect(glass.whole).toBe(180);
  glass.pause();
  glass.fit(60);
  expect(glass.whole).toBe(180);
  glass.reset();
  glass.fit(60);
  expect([glass.whole, glass.left]).toEqual([60, 60]);
});

test('a wall clock that was put back does not fill it beyond its brim', () => {
  const clock = wall();
  const glass = new Glass(undefined, undefined, clock.now);
  glass.set(60);
  glass.start();
  clock.pass(-3600);
  glass.tick();
  expect(glass.left).toBe(60);
});

test.each(['nonsense', '{}', '{"whole":"x","left":1}', '{"whole":-5,"left":9e99}', '[]'])(
  'what was kept as %s is no glass',
  (kept) => {
    localStorage.setItem('setzkasten.companion.glass', kept);
    const glass = new Glass();
    expect([glass.fresh, glass.left, glass.running]).toEqual([true, 180, false]);
  },
);
