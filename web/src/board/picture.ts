// What a board shows. A game file turns its view into a picture; the board knows nothing else.
import type { Square } from '../lib/wire';
import type { Suit } from '../parts/Suit.svelte';
import { keyOf, step } from './squares';

/** How a stone looks and what it is called. */
export interface Face {
  letter: string;
  /** Further classes of the look: ivory, vowel, ly … */
  kind?: string;
  /** A stone for several letters: nothing but a star, or a small one beside the letter that it stands for. */
  star?: 'whole' | 'corner';
  /** Printed lower right. */
  value?: number;
  /** How the stone is called aloud; the letter where left out. */
  spoken?: string;
  /** A card's suit, drawn beside the letter. */
  suit?: Suit;
  /** The card for which a joker lies, small. */
  under?: { letter: string; suit: Suit };
  /** What it brings, while it is tried. */
  won?: number;
  /** A round chip instead of a stone, with its class: block … */
  disc?: string;
}

export interface PlacedStone extends Face {
  square: Square;
  /** How the record writes it; the letter where left out. */
  symbol?: string;
}

/** A stone to be taken: a compartment of the case with its number, or one stone of a hand. */
export interface Piece {
  /** Names it among all others: the letter in a case, the symbol and a number in a hand. */
  id: string;
  /** How the record writes it. */
  symbol: string;
  /** What it may stand for; several letters where it must be said which. */
  letters: string;
  count: number;
  face: Face;
  /** For sorting by kind. */
  group?: number;
  /** The only squares where it may lie; anywhere where left out. */
  places?: readonly Square[];
  /** Its face when it lies as this letter; the same face where left out. */
  lies?: (letter: string) => Face;
}

/** A compartment with stones of one letter. */
export const plainPiece = (letter: string, count: number): Piece => ({
  id: letter,
  symbol: letter,
  letters: letter,
  count,
  face: { letter },
});

export interface Ground {
  square: Square;
  /** Classes of the look: fy, goal, open-jolly … */
  kind: string;
  /** Said after the stone, or instead of 'leer'. */
  spoken: string;
  /** Said only where nothing lies: the stones themselves tell of their ground. */
  bare?: boolean;
  /** Printed on the square, with its class. */
  print?: { text: string; kind: string; suit?: Suit; /** in the corner */ value?: number };
}

/** A chip that lies for good and carries no letter. */
export interface Chip {
  square: Square;
  disc: string;
  spoken: string;
  /** A small number on it. */
  pin?: number;
}

/** A gap between two parts of the board, before this row, and whose are the ones above and below. */
export interface Gap {
  row: number;
  /** Is the part from this row on drawn first? */
  swapped?: boolean;
  above: string;
  below: string;
}

/** A part of the plane. */
export interface Extent {
  top: number;
  left: number;
  rows: number;
  cols: number;
}

export interface Picture extends Extent {
  /** Spoken name of the whole board. */
  label: string;
  /** A class of the look for the whole mat: tdm, ling … */
  look?: string;
  /** Cards instead of letters: no words in its lines, no coordinates at its edge. */
  cards?: boolean;
  /** An open table has no edge and no coordinates; it grows with the stones. */
  open: boolean;
  stones: PlacedStone[];
  last: Square[];
  grounds?: Ground[];
  chips?: Chip[];
  gap?: Gap;
  /** Opens near where its squares are too small for a finger, and looks here. */
  near?: Square;
}

export const NO_PICTURE: Picture = {
  label: '',
  top: 0,
  left: 0,
  rows: 1,
  cols: 1,
  open: false,
  stones: [],
  last: [],
};

/** The picture without the stones that are taken up: the id of such a piece is the key of its square. */
export function without(picture: Picture, taken: readonly Tentative[]): Picture {
  const moved = new Set(taken.map(({ piece }) => piece));
  return { ...picture, stones: picture.stones.filter(({ square }) => !moved.has(keyOf(square))) };
}

/** A stone that is being arranged and does not lie yet. */
export interface Tentative extends PlacedStone {
  /** The id of its piece; the letter where left out. */
  piece?: string;
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

/** May the stone lie on this square, as far as its own places go? */
export function belongs({ places }: Piece, square: Square): boolean {
  return !places || places.some((place) => keyOf(place) === keyOf(square));
}

/** The rows from top to bottom, as they are drawn. */
export function rowsOf({ top, rows }: Extent, gap: Gap | undefined): number[] {
  const all = Array.from({ length: rows }, (_, at) => top + at);
  const low = (row: number) => Number(row >= (gap?.row ?? 0));
  return gap?.swapped ? all.sort((one, other) => low(other) - low(one) || one - other) : all;
}

export function lettersOf(picture: Picture): Map<string, string> {
  return new Map(picture.stones.map((stone) => [keyOf(stone.square), stone.letter]));
}

/** The words of two letters and more that go through a square, across first. */
export function runsThrough(letters: ReadonlyMap<string, string>, square: Square): Run[] {
  return [false, true]
    .map((down) => runAlong(letters, square, down))
    .filter((run) => run.squares.length > 1);
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
