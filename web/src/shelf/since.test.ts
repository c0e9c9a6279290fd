// @vitest-environment node
import { expect, test } from 'vitest';
import { since } from './since';

const now = new Date(2026, 10, 15, 12, 0);

test.each([
  [new Date(2026, 10, 15, 11, 59, 40), 'seit eben', 'just now'],
  [new Date(2026, 10, 15, 11, 48), 'seit 12 Minuten', 'for 12 minutes'],
  [new Date(2026, 10, 15, 8, 5), 'seit 08:05 Uhr', 'since 08:05'],
  [new Date(2026, 10, 14, 20, 0), 'seit gestern Abend', 'since yesterday evening'],
  [new Date(2026, 10, 10, 9, 0), 'seit Dienstag', 'since Tuesday'],
  [new Date(2026, 9, 3, 9, 0), 'seit dem 3. Oktober', 'since 3 October'],
  [new Date(2025, 9, 3, 9, 0), 'seit dem 3. Oktober 2025', 'since 3 October 2025'],
])('%s is said as people say it', (then, de, en) => {
  expect(since(then, now, 'de')).toBe(de);
  expect(since(then, now, 'en')).toBe(en);
});

test('a time that cannot be read is no exception', () => {
  expect(since(new Date('gestern'), now, 'de')).toBe('seit einiger Zeit');
});
