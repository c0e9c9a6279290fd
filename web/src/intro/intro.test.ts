import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordOf, type Introduction } from './introduction';
import { placed, pointAt } from './pointing';
import { saw, wasSeen } from './seen';
import Sheet from './Sheet.svelte';

const files = import.meta.glob<{ introduction: Introduction }>('../games/*/introduction.ts', {
  eager: true,
});
const all = Object.entries(files).map(([path, { introduction }]) => ({
  game: path.split('/')[2] ?? '',
  introduction,
}));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

/** Every sentence of it, wherever it stands. */
function sentences(part: unknown): { de: string; en: string }[] {
  if (!part || typeof part !== 'object') return [];
  if ('de' in part && 'en' in part) return [part as { de: string; en: string }];
  return Object.values(part).flatMap(sentences);
}

describe.each(all)('the introduction of $game', ({ game, introduction }) => {
  test('has three or four pictures, each with something that moves', () => {
    const { pictures } = introduction;
    expect([3, 4]).toContain(pictures.length);
    const moving = pictures.filter(({ drawing }) => drawing.rows.join(' ').includes('!'));
    expect(moving.length).toBeGreaterThanOrEqual(2);
  });

  test('speaks German and English, kindly and briefly', () => {
    for (const { de, en } of sentences(introduction)) {
      expect(de.length * en.length).toBeGreaterThan(0);
      expect(Math.max(de.length, en.length)).toBeLessThan(125);
      expect(de + en).not.toMatch(/!|ungültig|\bSie\b/);
    }
  });

  test('shows a move of its own at a table of its own', () => {
    expect(recordOf(game, introduction)).toContain(`game ${game}\n`);
    expect(introduction.moves.length).toBeGreaterThan(0);
    for (const { stones } of introduction.moves) {
      expect(new Set(stones.map(([, key]) => key)).size).toBe(stones.length);
    }
  });

  test('is walked by keys, and tried or closed', async () => {
    const [ontry, onclose] = [vi.fn(), vi.fn()];
    const shown = { name: game, game, intro: introduction, trouble: '', tried: true };
    render(Sheet, { props: { ...shown, ontry, onclose } });
    for (const { title } of introduction.pictures) {
      expect(screen.getByRole('heading', { name: title.de, hidden: true })).toBeTruthy();
    }
    await fireEvent.click(screen.getByRole('button', { name: 'Selbst versuchen', hidden: true }));
    await fireEvent.click(
      screen.getByRole('button', { name: 'Ich kenne das Spiel', hidden: true }),
    );
    expect([ontry, onclose].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  });
});

test('where others wait, the way leads to the table', () => {
  const [{ game, introduction: intro } = { game: '', introduction: {} as Introduction }] = all;
  const none = vi.fn();
  const shown = { name: game, game, intro, trouble: '', tried: false };
  render(Sheet, { props: { ...shown, ontry: none, onclose: none } });
  expect(screen.getByRole('button', { name: 'Zum Tisch', hidden: true })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Selbst versuchen', hidden: true })).toBeNull();
});

test('the hand goes from the stone to its square, and then to the button', () => {
  const told = { de: 'Leg W.', en: 'Lay W.' };
  const move = { told, stones: [['W', '5,4']] as const };
  document.body.innerHTML = `<main><div data-square="5,4"></div>
    <button class="comp" data-letter="W"></button>
    <div class="acts stick"><button class="btn main">Legen</button></div></main>`;
  const [cell, piece, button] = ['[data-square]', '.comp', '.main'].map((one) =>
    document.querySelector(one),
  );
  expect(pointAt(document, move)).toBe(piece);
  expect(pointAt(document, { ...move, squareFirst: true })).toBe(cell);
  piece?.setAttribute('aria-pressed', 'true');
  expect(pointAt(document, move)).toBe(cell);
  expect(placed(document, move)).toBe(false);
  cell?.insertAdjacentHTML('beforeend', '<span class="stone">W</span>');
  expect(placed(document, move)).toBe(true);
  expect(pointAt(document, move)).toBe(button);
});

test('the device remembers which games it knows', () => {
  expect(wasSeen('nomina')).toBe(false);
  saw('nomina');
  saw('nomina');
  expect([wasSeen('nomina'), wasSeen('krux')]).toEqual([true, false]);
  localStorage.setItem('setzkasten.introduced', '"broken');
  expect(wasSeen('nomina')).toBe(false);
});
