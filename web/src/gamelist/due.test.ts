// @vitest-environment node
import { expect, test } from 'vitest';
import { byWhen, timeLeft } from './due';
import { bySoonest, partOf } from './parts';
import { running } from '../testkit/served';

const now = new Date(2026, 10, 16, 12, 0);
const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

test('the time that is left is said in days, hours, minutes', () => {
  expect(timeLeft(later(71.9), now, 'de')).toBe('noch 3 Tage');
  expect(timeLeft(later(50), now, 'de')).toBe('noch 2 Tage');
  expect(timeLeft(later(47.9), now, 'de')).toBe('noch 2 Tage');
  expect(timeLeft(later(47), now, 'de')).toBe('noch 47 Stunden');
  expect(timeLeft(later(1.9), now, 'en')).toBe('2 hours left');
  expect(timeLeft(later(1), now, 'de')).toBe('noch 60 Minuten');
  expect(timeLeft(later(0.01), now, 'en')).toBe('1 minute left');
  expect(timeLeft(later(-1), now, 'de')).toBe('die Zeit ist um');
  expect(byWhen(later(54.5), now, 'de')).toBe('bis Mittwoch, 18:30');
  expect(byWhen(later(24 * 9), now, 'en')).toBe('until 25 November');
});

test('a game stands where its people wait for', () => {
  expect(partOf(running)).toBe('yours');
  expect(partOf({ ...running, mine: [1], next: [0] })).toBe('others');
  expect(partOf({ ...running, mine: [], next: [0] })).toBe('others');
  expect(partOf({ ...running, waiting: true })).toBe('waiting');
  expect(partOf({ ...running, over: true, next: [] })).toBe('finished');
});

test('the least time comes first, then who has waited longest', () => {
  const soon = { ...running, id: 'soon', until: '2026-11-17T00:00:00Z' };
  const late = { ...running, id: 'late', until: '2026-11-19T00:00:00Z' };
  const long = { ...running, id: 'long', since: '2026-11-01T00:00:00Z' };
  expect([running, late, long, soon].sort(bySoonest).map((one) => one.id)).toEqual([
    'soon',
    'late',
    'long',
    'k7',
  ]);
});
