import { expect, test } from 'vitest';
import { drawBoards, frameTables, headingsOf } from './dress';

function page(html: string): HTMLElement {
  const made = document.createElement('article');
  made.innerHTML = html;
  return made;
}

test('a drawn board becomes stones with a spoken name', () => {
  const made = page(
    '<table class="board"><tbody><tr><td class="stone new">O</td><td class="stone">B</td>' +
      '</tr><tr><td></td><td class="blocked"></td></tr></tbody></table>',
  );
  drawBoards(made);
  expect(made.querySelectorAll('.stone')).toHaveLength(2);
  expect(made.querySelectorAll('.cell.last')).toHaveLength(1);
  expect(made.querySelectorAll('.disc.block')).toHaveLength(1);
  expect(made.querySelector('table')).toBeNull();
  expect(made.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    'Brett mit OB. Neu gelegt: O.',
  );
});

test('headings get an address, and keep one they have', () => {
  const made = page('<h2>Eins</h2><h2 id="zwei">Zwei</h2>');
  expect(headingsOf(made)).toEqual([
    { id: 'part-1', text: 'Eins' },
    { id: 'zwei', text: 'Zwei' },
  ]);
});

test('a table can be scrolled by keyboard', () => {
  const made = page('<table><tbody><tr><td>A</td></tr></tbody></table>');
  frameTables(made);
  expect(made.querySelector('.wide > table')).not.toBeNull();
  expect(made.querySelector<HTMLElement>('.wide')?.tabIndex).toBe(0);
});

test('a table of few columns can stand as a list', () => {
  const made = page(
    '<table><thead><tr><th>Stelle</th><th>Regel</th></tr></thead><tbody><tr><td>A</td><td>B' +
      '</td></tr></tbody></table>',
  );
  frameTables(made);
  expect([...made.querySelectorAll('td')].map((cell) => cell.dataset.head)).toEqual([
    'Stelle',
    'Regel',
  ]);
});
