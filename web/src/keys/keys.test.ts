import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { asksForKeys } from './asked';
import KeyHelp from './KeyHelp.svelte';

afterEach(cleanup);

function pressedAt(place: Element, key = '?', more: KeyboardEventInit = {}): boolean {
  document.body.append(place);
  let asked = false;
  const hear = (event: Event): void => void (asked = asksForKeys(event as KeyboardEvent));
  window.addEventListener('keydown', hear, { once: true });
  place.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  place.remove();
  return asked;
}

test('a question mark asks for the keys, but not where somebody writes', () => {
  expect(pressedAt(document.createElement('button'))).toBe(true);
  expect(pressedAt(document.createElement('input'))).toBe(false);
  expect(pressedAt(document.createElement('textarea'))).toBe(false);
  expect(pressedAt(document.createElement('button'), 'a')).toBe(false);
  expect(pressedAt(document.createElement('button'), '?', { ctrlKey: true })).toBe(false);
});

test('the keys of the page stand first', () => {
  render(KeyHelp, { page: 'solve', onclose: () => undefined });
  const heads = screen.getAllByRole('heading', { level: 3, hidden: true });
  expect(heads.map((head) => head.textContent)).toEqual(['Im Rätsel', 'Überall']);
  expect(screen.getByText('Bleistift an oder aus')).toBeTruthy();
});
