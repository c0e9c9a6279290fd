// A frame of Nomina for tests: Anna against Karl, with WAS and WITZ on the board.
import type { Frame, Square } from '../../lib/wire';
import type { NominaView } from './view';
import { running } from '../../testkit/running';
import { laid } from '../../testkit/told';

const squares = (row: number, col: number, count: number, down: boolean): Square[] =>
  Array.from({ length: count }, (_, at) => (down ? [row + at, col] : [row, col + at]));

export const view: NominaView = {
  rows: 12,
  cols: 12,
  stones: [...'WAS'].map((letter, at) => ({ square: [3, 4 + at] as Square, letter })),
  case: { A: 9, W: 0 },
  last: squares(3, 4, 3, false),
  bons: [1, 0],
  chips: 49,
  given_up: [],
  turn: 0,
  last_move: false,
  moves: [
    {
      seat: 0,
      words: [laid('WAS', 3)],
      points: 3,
      earned: 0,
      spent: 0,
      squares: squares(3, 4, 3, false),
    },
    {
      seat: 1,
      words: [laid('WITZ', 4)],
      points: 4,
      earned: 0,
      spent: 0,
      squares: squares(4, 4, 3, true),
    },
  ],
  penalties: [0, 0],
  drawn: [],
  stones_due: 3,
};

export const frame: Frame<NominaView> = {
  ...running,
  table: 't1',
  v: 0,
  seq: 4,
  game: 'nomina',
  options: { time: 120 },
  scores: [3, 4],
  view,
};

export const alone: Frame<NominaView> = {
  ...frame,
  seats: [
    { names: ['Anna'], kind: 'person', level: null },
    { names: ['Karl'], kind: 'computer', level: 'stark' },
  ],
  people: [0],
};
