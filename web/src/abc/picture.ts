// A child's picture: letters on squares, and where a word may cross what lies.
import { keyOf, step } from '../board/squares';
import type { Square } from '../lib/wire';

export const ROWS = 7;
export const COLS = 7;

export type Letters = ReadonlyMap<string, string>;

export interface Place {
  /** As people write it. */
  word: string;
  squares: Square[];
  stones: string[];
}

const spelled: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ß: 'SS' };

/** 'Käse' → K, A, E, S, E: stones have no umlauts. Empty where it is no word of letters. */
export function stonesOf(word: string): string[] {
  const stones = [...word.trim()]
    .map((letter) => spelled[letter] ?? spelled[letter.toUpperCase()] ?? letter.toUpperCase())
    .join('');
  return /^[A-Z]+$/.test(stones) ? [...stones] : [];
}

/** The words of a list that a board can hold, in any spelling, one a line or with commas. */
export function readWords(text: string): string[] {
  const words = text.split(/[\s,;]+/).filter((word) => {
    const { length } = stonesOf(word);
    return length >= 2 && length <= COLS;
  });
  return [...new Set(words)];
}

/** Where the word crosses one letter that lies and touches nothing else; in the middle of an empty board. */
export function placesFor(word: string, lying: Letters): Place[] {
  const stones = stonesOf(word);
  if (!stones.length || stones.length > COLS) return [];
  if (!lying.size) {
    const first: Square = [Math.floor(ROWS / 2), Math.floor((COLS - stones.length) / 2)];
    return [placed(word, stones, first, false)];
  }
  const places: Place[] = [];
  for (const [key, letter] of lying) {
    const [row = 0, col = 0] = key.split(',').map(Number);
    stones.forEach((stone, at) => {
      if (stone !== letter) return;
      for (const down of [false, true])
        places.push(placed(word, stones, step([row, col], down, -at), down));
    });
  }
  return places.filter((place) => free(place, lying));
}

function placed(word: string, stones: string[], first: Square, down: boolean): Place {
  return { word, stones, squares: stones.map((_, at) => step(first, down, at)) };
}

/** One crossing, and no contact beside it: then every run is a word of the list. */
function free({ squares, stones }: Place, lying: Letters): boolean {
  const down = squares.length > 1 && squares[0]![1] === squares[1]![1];
  const crossed = squares.filter((square) => lying.has(keyOf(square)));
  if (crossed.length !== 1 || !squares.every(inside)) return false;
  if (
    lying.has(keyOf(step(squares[0]!, down, -1))) ||
    lying.has(keyOf(step(squares.at(-1)!, down)))
  )
    return false;
  return squares.every((square, at) => {
    const there = lying.get(keyOf(square));
    if (there !== undefined) return there === stones[at];
    return ![-1, 1].some((by) => lying.has(keyOf(step(square, !down, by))));
  });
}

const inside = ([row, col]: Square): boolean => row >= 0 && row < ROWS && col >= 0 && col < COLS;
