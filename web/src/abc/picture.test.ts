// @vitest-environment node
import { expect, test } from 'vitest';
import { keyOf } from '../board/squares';
import { COLS, placesFor, readWords, stonesOf } from './picture';

const lay = (...places: { squares: [number, number][]; stones: string[] }[]) =>
  new Map(
    places.flatMap(({ squares, stones }) =>
      squares.map((square, at): [string, string] => [keyOf(square), stones[at] ?? '']),
    ),
  );

test('stones have no umlauts', () => {
  expect(stonesOf('Käse').join('')).toBe('KAESE');
  expect(stonesOf('Fuß').join('')).toBe('FUSS');
  expect(stonesOf('a b')).toEqual([]);
});

test('a list of a grown-up is read in any spelling; what does not fit is left out', () => {
  expect(readWords('Oma, Opa\nHaus  Oma Donaudampfschiff X 3')).toEqual(['Oma', 'Opa', 'Haus']);
});

test('the first word lies in the middle', () => {
  const [place] = placesFor('Oma', new Map());
  expect(place?.squares).toEqual([
    [3, 2],
    [3, 3],
    [3, 4],
  ]);
});

test('the next word crosses one letter and touches nothing else', () => {
  const lying = lay(placesFor('Oma', new Map())[0]!);
  const places = placesFor('Mama', lying);
  expect(places.length).toBeGreaterThan(0);
  for (const { squares, stones } of places) {
    const crossed = squares.filter((square) => lying.has(keyOf(square)));
    expect(crossed).toHaveLength(1);
    squares.forEach((square, at) =>
      expect(lying.get(keyOf(square)) ?? stones[at]).toBe(stones[at]),
    );
    expect(squares.every(([row, col]) => row >= 0 && row < COLS && col >= 0 && col < COLS)).toBe(
      true,
    );
  }
  expect(placesFor('Igel', lying)).toEqual([]);
});

test('a word beside a word has no place', () => {
  const lying = new Map([
    ['3,0', 'A'],
    ['3,1', 'N'],
    ['4,1', 'U'],
    ['5,1', 'N'],
  ]);
  const down = placesFor('An', lying).filter(({ squares }) => squares[0]![1] === squares[1]![1]);
  expect(down).toEqual([]);
});
