import { expect, test } from 'vitest';
import { drawnBoard, freshLetters, wordsOf } from './drawnBoard';

const text = `  D E F G
3 . . w .
4 o T O R
5 . . . .`;

test('a drawing has columns, rows and stones', () => {
  const board = drawnBoard(text);
  expect(board?.columns).toEqual(['D', 'E', 'F', 'G']);
  expect(board?.rows.map((row) => row.name)).toEqual(['3', '4', '5']);
  expect(board?.rows[1]?.squares[1]).toEqual({ letter: 'T', fresh: false });
});

test('small letters are new stones', () => {
  expect(freshLetters(drawnBoard(text)!)).toEqual(['W', 'O']);
});

test('words are read across and down', () => {
  expect(wordsOf(drawnBoard(text)!)).toEqual(['OTOR', 'WO']);
});

test('a crooked drawing stays text', () => {
  expect(drawnBoard('  A B\n1 T')).toBeNull();
  expect(drawnBoard('')).toBeNull();
});
