// Dresses the rules that came as HTML: drawn boards become stones, headings become a list of contents.
import { t } from '../app/language.svelte';
import { drawnBoard, freshLetters, wordsOf, type DrawnBoard, type DrawnSquare } from './drawnBoard';

export interface Heading {
  id: string;
  text: string;
}

export function headingsOf(page: HTMLElement): Heading[] {
  return [...page.querySelectorAll('h2')].map((heading, n) => {
    heading.id ||= `part-${n + 1}`;
    return { id: heading.id, text: heading.textContent?.trim() ?? '' };
  });
}

export function drawBoards(page: HTMLElement): void {
  for (const table of page.querySelectorAll<HTMLTableElement>('table.board'))
    table.replaceWith(picture(drawnBoard(table)));
}

/** Tables may be wider than a phone: each gets a frame of its own that scrolls. */
export function frameTables(page: HTMLElement): void {
  for (const table of page.querySelectorAll('table')) {
    const frame = element('div', 'wide');
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
    labelCells(table);
  }
}

/** On a phone a table of few columns stands as a list: each cell then carries the name of its column. */
function labelCells(table: HTMLTableElement): void {
  const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent ?? '');
  if (heads.length > 3) return;
  table.classList.add('stacks');
  for (const row of table.querySelectorAll('tbody tr')) {
    [...row.children].forEach((cell, n) => cell.setAttribute('data-head', heads[n] ?? ''));
  }
}

function picture(board: DrawnBoard): HTMLElement {
  const pane = element('div', 'pane drawing');
  const mat = element('div', 'mat bare');
  mat.style.cssText = `--rows:${board.length};--cols:${board[0]?.length ?? 0};--max:38px`;
  const fresh = freshLetters(board).join(', ');
  const words = wordsOf(board).join(', ');
  mat.setAttribute('role', 'img');
  mat.setAttribute('aria-label', t(fresh ? 'rules.board' : 'rules.board.still', { words, fresh }));
  const grid = element('div', 'board');
  for (const row of board) {
    const line = element('div', 'brow');
    line.append(...row.map(cellOf));
    grid.append(line);
  }
  mat.append(grid);
  pane.append(mat);
  return pane;
}

function cellOf({ letter, fresh, blocked }: DrawnSquare): HTMLElement {
  const cell = element('div', fresh ? 'cell last' : 'cell');
  if (letter) cell.append(element('span', 'stone', letter));
  if (blocked) cell.append(element('i', 'disc block'));
  return cell;
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
