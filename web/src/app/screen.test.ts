// @vitest-environment node
import { expect, test } from 'vitest';
import { shapeOf } from './screen';

test.each([
  [360, 740, 'column'],
  [820, 1180, 'column'],
  [860, 700, 'column'],
  [861, 700, 'beside'],
  [1280, 800, 'beside'],
  [740, 360, 'low'],
  [932, 430, 'low'],
  [568, 320, 'column'],
])('a screen of %i by %i', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});
