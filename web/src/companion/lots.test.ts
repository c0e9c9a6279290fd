import { expect, test } from 'vitest';
import { drawn, letters, nearestA, shuffled, thrown } from './lots';

/** Chance that a test knows: one number after the other. */
const told = (...numbers: number[]): (() => number) => {
  let at = 0;
  return () => numbers[at++] ?? 0;
};

test('what would make a lot likelier is drawn again', () => {
  const over = 2 ** 32 - 1; // 2^32 is no multiple of three
  expect(drawn(3, told(over, 5))).toBe(2);
  expect(drawn(2, told(over))).toBe(1);
});

test('every seat is drawn, and about as often as any other', () => {
  const seats = Array.from({ length: 12_000 }, () => drawn(12));
  const often = Array.from({ length: 12 }, (_, at) => seats.filter((one) => one === at).length);
  expect(seats.every((seat) => seat >= 0 && seat < 12)).toBe(true);
  // A thousand each; a fair lot misses these bounds less than once in a billion evenings.
  expect(Math.min(...often)).toBeGreaterThan(750);
  expect(Math.max(...often)).toBeLessThan(1250);
});

test('an order has everybody once, and every order can come', () => {
  expect(shuffled(['A', 'B', 'C'], told(0, 0))).toEqual(['B', 'C', 'A']);
  const orders = new Set(Array.from({ length: 600 }, () => shuffled([1, 2, 3]).join('')));
  expect([...orders].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
});

test('dice show one to six', () => {
  expect(thrown(3, told(0, 5, 7))).toEqual([1, 6, 2]);
  expect(new Set(thrown(2000)).size).toBe(6);
});

test('letters are all different, and the first of the alphabet begins', () => {
  for (let n = 0; n < 50; n++) expect(new Set(letters(12)).size).toBe(12);
  expect(nearestA(['M', 'C', 'X'])).toBe(1);
});
