// Boards in the rules come as tables: a cell a square, `stone` with its letter, `new` if it was
// just laid, `blocked`.

export interface DrawnSquare {
  letter: string;
  fresh: boolean;
  blocked: boolean;
}
export type DrawnBoard = DrawnSquare[][];

export function drawnBoard(table: HTMLTableElement): DrawnBoard {
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => ({
      letter: cell.textContent?.trim() ?? '',
      fresh: cell.classList.contains('new'),
      blocked: cell.classList.contains('blocked'),
    })),
  );
}

/** The words of two letters and more, across before down. */
export function wordsOf(board: DrawnBoard): string[] {
  const down = (board[0] ?? []).map((_, c) => board.map((row) => row[c]));
  return [...board, ...down].flatMap((line) =>
    line
      .map((square) => square?.letter || ' ')
      .join('')
      .split(' ')
      .filter((run) => run.length > 1),
  );
}

export function freshLetters(board: DrawnBoard): string[] {
  return board
    .flat()
    .filter((square) => square.fresh)
    .map((square) => square.letter);
}
