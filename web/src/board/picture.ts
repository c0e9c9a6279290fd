// What a board shows. A game file turns its view into a picture; the board knows nothing else.
import type { Square } from '../lib/wire';
import { keyOf, step } from './squares';

export interface PlacedStone {
  square: Square;
  letter: string;
  /** Further classes of the look: ivory, vowel, ly … */
  kind?: string;
  /** How the stone is called aloud; the letter where left out. */
  spoken?: string;
}

export interface Ground {
  square: Square;
  /** Classes of the look: fy, goal … */
  kind: string;
  spoken: string;
}

export interface Picture {
  /** Spoken name of the whole board. */
  label: string;
  /** First row and column; 0 on a board with edges. */
  top: number;
  left: number;
  rows: number;
  cols: number;
  /** An open table has no edge and no coordinates; it grows with the stones. */
  open: boolean;
  stones: PlacedStone[];
  last: Square[];
  grounds?: Ground[];
}

/** A stone that is being arranged and does not lie yet. */
export interface Tentative {
  square: Square;
  letter: string;
}

export interface Run {
  word: string;
  squares: Square[];
  down: boolean;
}

export function holds(picture: Picture, [row, col]: Square): boolean {
  const { top, left, rows, cols } = picture;
  return picture.open || (row >= top && row < top + rows && col >= left && col < left + cols);
}

export function lettersOf(picture: Picture): Map<string, string> {
  return new Map(picture.stones.map((stone) => [keyOf(stone.square), stone.letter]));
}

/** The words of two letters and more that go through a square, across first. */
export function runsThrough(letters: ReadonlyMap<string, string>, square: Square): Run[] {
  return [false, true].map((down) => runAlong(letters, square, down)).filter((run) => run.squares.length > 1);
}

function runAlong(letters: ReadonlyMap<string, string>, square: Square, down: boolean): Run {
  let at = square;
  while (letters.has(keyOf(step(at, down, -1)))) at = step(at, down, -1);
  const squares: Square[] = [];
  let word = '';
  for (let letter = letters.get(keyOf(at)); letter !== undefined; letter = letters.get(keyOf(at))) {
    squares.push(at);
    word += letter;
    at = step(at, down);
  }
  return { word, squares, down };
}
