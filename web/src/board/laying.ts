// How a laying is written on the wire and in the record: `E4v .ITZ`, `C6> AR H2> U`.
import type { Square } from '../lib/wire';
import type { Tentative } from './picture';
import { keyOf, named, step } from './squares';

type Letters = ReadonlyMap<string, string>;

/** How squares and stones are written. */
export interface Writing {
  nameOf?: (square: Square) => string;
  signOf?: (stone: Tentative) => string;
}

/** Groups across or down, a dot for a stone that lies between new ones. */
export function layingText(
  stones: readonly Tentative[],
  lying: Letters,
  writing: Writing = {},
): string {
  const rest = new Map(stones.map((stone) => [keyOf(stone.square), stone]));
  const groups: string[] = [];
  for (const first of [...stones].sort(inReadingOrder)) {
    if (!rest.has(keyOf(first.square))) continue;
    const across = reach(first.square, rest, lying, false);
    const down = reach(first.square, rest, lying, true);
    const squares = down.length > across.length ? down : across;
    groups.push(groupText(squares, squares === down, rest, writing));
    squares.forEach((square) => rest.delete(keyOf(square)));
  }
  return groups.join(' ');
}

/**
 * The group of the laid word first: the line with most new stones, then the longer one, then the
 * way it is written.
 */
export function wordFirst(
  stones: readonly Tentative[],
  lying: Letters,
  down: boolean,
  writing: Writing = {},
): string {
  const fresh = new Map(stones.map((stone) => [keyOf(stone.square), stone]));
  const lines = stones.flatMap(({ square }) =>
    [false, true].map((way) => ({ way, squares: lineThrough(square, fresh, lying, way) })),
  );
  const news = (squares: readonly Square[]) => squares.filter((square) => fresh.has(keyOf(square)));
  const [best] = lines.sort(
    (one, other) =>
      news(other.squares).length - news(one.squares).length ||
      other.squares.length - one.squares.length ||
      Number(other.way === down) - Number(one.way === down),
  );
  if (!best) return '';
  const word = news(best.squares);
  const span = best.squares.slice(
    best.squares.indexOf(word[0]!),
    best.squares.indexOf(word.at(-1)!) + 1,
  );
  const rest = stones.filter(({ square }) => !word.some((one) => keyOf(one) === keyOf(square)));
  const lyingThen = new Map([
    ...lying,
    ...word.map((square): [string, string] => [keyOf(square), '']),
  ]);
  return [groupText(span, best.way, fresh, writing), layingText(rest, lyingThen, writing)]
    .filter(Boolean)
    .join(' ');
}

function groupText(
  squares: readonly Square[],
  down: boolean,
  stones: ReadonlyMap<string, Tentative>,
  writing: Writing,
): string {
  const { nameOf = named, signOf = ({ letter }: Tentative) => letter } = writing;
  const signs = squares.map((square) => {
    const stone = stones.get(keyOf(square));
    return stone ? signOf(stone) : '.';
  });
  return `${squares[0] ? nameOf(squares[0]) : ''}${down ? 'v' : '>'} ${signs.join('')}`;
}

/** All squares with stones, new or lying, in one line through a square. */
function lineThrough(
  square: Square,
  fresh: ReadonlyMap<string, Tentative>,
  lying: Letters,
  down: boolean,
): Square[] {
  const there = (at: Square) => fresh.has(keyOf(at)) || lying.has(keyOf(at));
  let first = square;
  while (there(step(first, down, -1))) first = step(first, down, -1);
  const squares: Square[] = [];
  for (let at = first; there(at); at = step(at, down)) squares.push(at);
  return squares;
}

function inReadingOrder(one: Tentative, other: Tentative): number {
  return one.square[0] - other.square[0] || one.square[1] - other.square[1];
}

/** From the first new stone on, over lying stones, to the last new one of the line. */
function reach(
  first: Square,
  rest: ReadonlyMap<string, Tentative>,
  lying: Letters,
  down: boolean,
): Square[] {
  const squares: Square[] = [];
  let last = 0;
  for (let at = first; rest.has(keyOf(at)) || lying.has(keyOf(at)); at = step(at, down)) {
    squares.push(at);
    if (rest.has(keyOf(at))) last = squares.length;
  }
  return squares.slice(0, last);
}
