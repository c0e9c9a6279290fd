// A frame of Krux for tests: KATZE in the half of Anna, TOR in that of Karl, 21 blockers.
import type { Frame, Square } from '../../lib/wire';
import type { KruxView } from './view';
import { running } from '../../testkit/running';

const word = (letters: string, row: number, col: number) =>
  [...letters].map((letter, at) => ({ square: [row, col + at] as Square, letter }));
const slant = (top: number): Square[] =>
  Array.from({ length: 10 }, (_, at): Square => [top + ((2 * at + 2) % 6), at + 2]);

export const view: KruxView = {
  rows: 12,
  cols: 12,
  stones: [...word('KATZE', 0, 0).slice(0, 2), ...word('TOR', 6, 3)],
  blockers: [...slant(0), ...slant(6), [11, 0]],
  after: [[11, 0]],
  case: { A: 9, T: 7, Z: 2, E: 18 },
  chips: 29,
  turn: 0,
  left: [],
  due: 0,
  rebuilding: false,
  last: [],
  given_up: null,
  drawn: [],
  sheets: [],
  so_far: [9, 5],
  stones_due: 3,
};

export const frame: Frame<KruxView> = {
  ...running,
  table: 't1',
  v: 0,
  seq: 4,
  game: 'krux',
  options: { time: 0 },
  seats: [
    { names: ['Anna'], kind: 'person', level: null },
    { names: ['Karl'], kind: 'computer', level: 'leicht' },
  ],
  view,
};

export const pair = {
  ...frame,
  seats: [frame.seats[0]!, { names: ['Bert'], kind: 'person' as const, level: null }],
};
