// Boards drawn in the rules: rows of letters and dots, with the columns' letters above and the rows' numbers in front.
// A small letter is a stone that was just laid.

export interface DrawnSquare {
  letter: string;
  fresh: boolean;
}
export interface DrawnBoard {
  columns: string[];
  rows: { name: string; squares: DrawnSquare[] }[];
}

/** drawnBoard('  A B\n1 T .\n2 o .') has two columns and two rows; anything else is null. */
export function drawnBoard(text: string): DrawnBoard | null {
  const [head, ...lines] = text.split('\n').filter((line) => line.trim()).map((line) => line.trim().split(/\s+/));
  if (!head || !lines.length) return null;
  const rows = lines.map(([name = '', ...squares]) => ({ name, squares: squares.map(square) }));
  if (rows.some((row) => row.squares.length !== head.length)) return null;
  return { columns: head, rows };
}

function square(mark: string): DrawnSquare {
  if (mark === '.') return { letter: '', fresh: false };
  return { letter: mark.toUpperCase(), fresh: mark !== mark.toUpperCase() };
}

/** The words of two letters and more, across before down. */
export function wordsOf(board: DrawnBoard): string[] {
  const across = board.rows.map((row) => row.squares);
  const down = board.columns.map((_, c) => across.map((row) => row[c] ?? { letter: '', fresh: false }));
  return [...across, ...down].flatMap((line) => line.map((one) => one.letter || ' ').join('').split(' ').filter((run) => run.length > 1));
}

export function freshLetters(board: DrawnBoard): string[] {
  return board.rows.flatMap((row) => row.squares.filter((one) => one.fresh).map((one) => one.letter));
}
