// How a laying is written on the wire and in the record: `E4v .ITZ`, `C6> AR H2> U`.
import type { Square } from '../lib/wire';
import type { Tentative } from './picture';
import { keyOf, named, step } from './squares';

type Letters = ReadonlyMap<string, string>;

/** Groups across or down, a dot for a stone that lies between new ones. */
export function layingText(stones: readonly Tentative[], lying: Letters, nameOf: (square: Square) => string = named): string {
  const rest = new Map(stones.map((stone) => [keyOf(stone.square), stone]));
  const groups: string[] = [];
  for (const first of [...stones].sort(inReadingOrder)) {
    if (!rest.has(keyOf(first.square))) continue;
    const across = reach(first.square, rest, lying, false);
    const down = reach(first.square, rest, lying, true);
    const squares = down.length > across.length ? down : across;
    const letters = squares.map((square) => rest.get(keyOf(square))?.letter ?? '.').join('');
    groups.push(`${nameOf(first.square)}${squares === down ? 'v' : '>'} ${letters}`);
    squares.forEach((square) => rest.delete(keyOf(square)));
  }
  return groups.join(' ');
}

function inReadingOrder(one: Tentative, other: Tentative): number {
  return one.square[0] - other.square[0] || one.square[1] - other.square[1];
}

/** From the first new stone on, over lying stones, to the last new one of the line. */
function reach(first: Square, rest: ReadonlyMap<string, Tentative>, lying: Letters, down: boolean): Square[] {
  const squares: Square[] = [];
  let last = 0;
  for (let at = first; rest.has(keyOf(at)) || lying.has(keyOf(at)); at = step(at, down)) {
    squares.push(at);
    if (rest.has(keyOf(at))) last = squares.length;
  }
  return squares.slice(0, last);
}
