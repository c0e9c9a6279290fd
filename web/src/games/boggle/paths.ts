// Ways over the dice, to draw what is swiped, tapped or typed. Whether a word counts the server says.
import { same } from '../../board/squares';
import type { Square } from '../../lib/wire';

export const SIDE = 4;

export const letterAt = (letters: string, [row, col]: Square): string =>
  letters[row * SIDE + col] ?? '';

export const touching = ([row, col]: Square, [otherRow, otherCol]: Square): boolean =>
  Math.max(Math.abs(row - otherRow), Math.abs(col - otherCol)) === 1;

export const wordOf = (letters: string, way: readonly Square[]): string =>
  way.map((square) => letterAt(letters, square)).join('');

export const squares: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, at): Square => [
  Math.floor(at / SIDE),
  at % SIDE,
]);

/** Some way that spells the word, each die at most once; null where there is none. */
export function pathOf(letters: string, word: string): Square[] | null {
  return word ? lengthened(letters, word, []) : null;
}

function lengthened(letters: string, word: string, way: Square[]): Square[] | null {
  if (way.length === word.length) return way;
  const last = way.at(-1);
  for (const square of squares) {
    const fits =
      letterAt(letters, square) === word[way.length] && (!last || touching(last, square));
    if (!fits || way.some((one) => same(one, square))) continue;
    const whole = lengthened(letters, word, [...way, square]);
    if (whole) return whole;
  }
  return null;
}

/** What is typed as the dice have it: capitals, Ä as AE, ß as SS, nothing but letters. */
export function asLetters(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .replaceAll('ẞ', 'SS')
    .replace(/[^A-Z]/g, '')
    .slice(0, SIDE * SIDE);
}
