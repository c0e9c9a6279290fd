import { expect, test } from 'vitest';
import { drawnBoard, freshLetters, wordsOf } from './drawnBoard';

/** table('. w', 'T O') is what the server makes of such a drawing. */
function table(...rows: string[]): HTMLTableElement {
  const made = document.createElement('table');
  const cell = (sign: string): string => {
    if (sign === '.') return '<td></td>';
    if (sign === '#') return '<td class="blocked"></td>';
    return `<td class="stone${sign === sign.toLowerCase() ? ' new' : ''}">${sign.toUpperCase()}</td>`;
  };
  made.innerHTML = rows.map((row) => `<tr>${row.split(' ').map(cell).join('')}</tr>`).join('');
  return made;
}
const board = drawnBoard(table('. . w .', 'o T O R', '. # . .'));

test('a drawing has its stones where they lie', () => {
  expect(board[1]?.[1]).toEqual({ letter: 'T', fresh: false, blocked: false });
  expect(board[2]?.[1]?.blocked).toBe(true);
});

test('new stones are told apart', () => {
  expect(freshLetters(board)).toEqual(['W', 'O']);
});

test('words are read across and down', () => {
  expect(wordsOf(board)).toEqual(['OTOR', 'WO']);
});
