import { expect, test } from 'vitest';
import { comeSince } from './arriving.svelte';
import { NO_PICTURE, type Picture } from './picture';
import { squareOf } from './squares';

const lying = (...keys: string[]): Picture => ({
  ...NO_PICTURE,
  stones: keys.map((key) => ({ square: squareOf(key), letter: 'A' })),
});

test('what is new comes in the order of the move', () => {
  const picture = { ...lying('0,0', '0,1', '0,2'), last: [squareOf('0,2'), squareOf('0,1')] };
  expect(comeSince(new Set(['0,0']), picture, new Set())).toEqual(['0,2', '0,1']);
});

test('what the own hand has put down lies there already', () => {
  expect(comeSince(new Set(), lying('0,0', '0,1'), new Set(['0,0', '0,1']))).toEqual([]);
});

test('chips come after the stones', () => {
  const picture = {
    ...lying('0,0'),
    last: [squareOf('0,0')],
    chips: [{ square: squareOf('5,5'), disc: 'block', spoken: 'Störer' }],
  };
  expect(comeSince(new Set(), picture, new Set())).toEqual(['0,0', '5,5']);
});
