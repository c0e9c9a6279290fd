// Who is muted is heard no more, on this device alone, and so at the next table of the same people.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { voice } from '../app/announce.svelte';
import { frame } from '../games/nomina/sample';
import type { Frame, Nudge, Written } from '../lib/wire';
import type { TableSocket } from '../table/socket.svelte';
import { Hearing } from './hearing.svelte';

class Told {
  frame = $state.raw<Frame | null>(null);
  written = $state.raw<Written[]>([]);
  nudge = $state.raw<Nudge | null>(null);
}
let told: Told;
let close = (): void => undefined;

function hearing(table = 't'): Hearing {
  let made!: Hearing;
  close = $effect.root(() => {
    made = new Hearing(table, told as unknown as TableSocket);
  });
  flushSync();
  return made;
}

/** Karl says something for the `number`th time. */
function says(number: number): void {
  const said = [{ number, seat: 1, phrase: 'well-seen' as const }];
  told.frame = { ...frame, mine: [0], said };
  flushSync();
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  told = new Told();
  told.frame = { ...frame, mine: [0], said: [] };
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

test('what somebody says hangs at the name and is read aloud, for a while', () => {
  const heard = hearing();
  says(1);
  expect(heard.of(1)).toMatchObject({ number: 1 });
  expect(voice.polite).toContain('Gut gesehen');
  vi.advanceTimersByTime(7_001);
  expect(heard.of(1)).toBeUndefined();
});

test('who is muted is neither seen nor heard, until they are again', () => {
  const heard = hearing();
  heard.mute(1);
  voice.say('');
  says(1);
  expect(heard.of(1)).toBeUndefined();
  expect(voice.polite.trim()).toBe('');
  told.written = [{ number: 1, seat: 1, text: 'Hallo' }];
  flushSync();
  expect(heard.of(1)).toBeUndefined();
  expect(voice.polite.trim()).toBe('');
  heard.mute(1);
  says(2);
  expect(heard.of(1)).toMatchObject({ number: 2 });
  expect(voice.polite).toContain('Gut gesehen');
});

test('a page that is loaded anew remembers it, and another table does not', () => {
  hearing().mute(1);
  close();
  expect([...hearing().muted]).toEqual([1]);
  close();
  expect([...hearing('elsewhere').muted]).toEqual([]);
});

test.each([
  [false, [1]],
  [true, [0]],
])('it holds for the next game of the same people, rotated: %s', (rotated, seats) => {
  hearing().mute(1);
  told.frame = { ...frame, over: true, again: { seat: 0, game: 'nomina', table: 'next', rotated } };
  flushSync();
  close();
  expect([...hearing('next').muted]).toEqual(seats);
});

test('a nudge is seen for a while, but not from somebody who is muted', () => {
  const heard = hearing();
  told.nudge = { by: 1 };
  flushSync();
  expect(heard.nudged).toBe(1);
  vi.advanceTimersByTime(7_001);
  expect(heard.nudged).toBeNull();
  heard.mute(1);
  told.nudge = { by: 1 };
  flushSync();
  expect(heard.nudged).toBeNull();
});
