// @vitest-environment node
import { expect, test } from 'vitest';
import { folded, idle } from './folding';

const word = (text: string) => ({ text, spoken: '', words: [text] });
const texts = (rounds: Parameters<typeof folded>[0]) => {
  const sheet = folded(rounds);
  return sheet.rounds.map((cells, at) => [
    sheet.numbers?.[at],
    ...cells.map((cell) => cell?.text ?? ''),
  ]);
};

test('rounds in which all only bought are one line', () => {
  expect(
    texts([
      [word('EIS'), word('TEE')],
      [idle(1), idle(1)],
      [idle(1), idle(0)],
      [idle(1), null],
    ]),
  ).toEqual([
    ['1', 'EIS', 'TEE'],
    ['2–4', 'kauft 3×', 'kauft 1'],
  ]);
});

test('a word keeps its line, and so does a single purchase', () => {
  expect(
    texts([
      [idle(1), word('EI')],
      [idle(1), idle(1)],
      [word('ORT'), idle(1)],
    ]),
  ).toEqual([
    ['1', 'kauft 1', 'EI'],
    ['2', 'kauft 1', 'kauft 1'],
    ['3', 'ORT', 'kauft 1'],
  ]);
});

test('where several were bought at once the stones are counted', () => {
  expect(texts([[idle(3)], [idle(1)], [idle(0)]])).toEqual([['1–3', 'kauft 4']]);
});
