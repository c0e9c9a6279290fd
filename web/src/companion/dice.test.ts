import { expect, test } from 'vitest';
import { beside, facesIn, missing, noDice, odd, typedAt, wordsIn } from './dice';

test('letters that are typed or pasted fill the dice behind them', () => {
  const dice = typedAt(noDice(), 0, facesIn('aept / usno'));
  expect(dice.join('')).toBe('AEPTUSNO');
  expect(missing(dice)).toBe(8);
  expect(typedAt(dice, 1, ['X']).join('')).toBe('AXPTUSNO');
  expect(missing(typedAt(dice, 1, []))).toBe(9);
  expect(typedAt(noDice(), 14, facesIn('abcdef')).slice(14)).toEqual(['A', 'B']);
});

test('a Q is a Q, its U a die of its own', () => {
  expect(facesIn('Qu')).toEqual(['Q', 'U']);
});

test('what no die shows is told', () => {
  expect(['Ä', '4', 'ß'].every(odd)).toBe(true);
  expect(['A', 'ab/cd', 'AE PT'].some(odd)).toBe(false);
});

test('arrows lead to the die beside, and never out of the tray', () => {
  expect([beside(0, 'ArrowRight'), beside(5, 'ArrowUp'), beside(5, 'ArrowDown')]).toEqual([
    1, 1, 9,
  ]);
  expect([beside(0, 'ArrowLeft'), beside(15, 'ArrowRight'), beside(3, 'ArrowUp')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(beside(3, 'a')).toBeNull();
});

test('a list is written as people write', () => {
  expect(wordsIn(' Maus, Rase\nArm;Öse ')).toEqual(['Maus', 'Rase', 'Arm', 'Öse']);
});
