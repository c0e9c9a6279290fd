// @vitest-environment node
import { expect, test } from 'vitest';
import { fill } from './fill';

test('a place takes its value', () => {
  expect(fill('{name} ist dran', { name: 'Karl' })).toBe('Karl ist dran');
});

test('one and many choose their word', () => {
  expect(fill('{n} {n|Punkt|Punkte}', { n: 1 })).toBe('1 Punkt');
  expect(fill('{n} {n|Punkt|Punkte}', { n: 0 })).toBe('0 Punkte');
});

test('less than nothing has a minus', () => {
  expect(fill('{n} {n|Punkt|Punkte}', { n: -18 })).toBe('−18 Punkte');
});

test('a place without a value stays visible', () => {
  expect(fill('Ein {tile} fehlt', {})).toBe('Ein {tile} fehlt');
});

test('a list is read with commas', () => {
  expect(fill('{words}', { words: ['SE', 'INSE'] })).toBe('SE, INSE');
});

test('a third form speaks of none, and # is the number', () => {
  const sentence = 'Tauschen kannst du {n|genau einen|genau #|keinen mehr}.';
  expect(fill(sentence, { n: 0 })).toBe('Tauschen kannst du keinen mehr.');
  expect(fill(sentence, { n: 1 })).toBe('Tauschen kannst du genau einen.');
  expect(fill(sentence, { n: 2 })).toBe('Tauschen kannst du genau 2.');
});
