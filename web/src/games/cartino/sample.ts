// A frame of Cartino for tests: two kings of clubs, a joker for the ace of diamonds, Anna with a
// hand of five.
import type { Frame, Square } from '../../lib/wire';
import { cardAt } from './cards';
import type { CartinoView } from './view';
import { running } from '../../testkit/running';

const places = Array.from({ length: 64 }, (_, at): Square => [Math.floor(at / 8), at % 8]);

export const view: CartinoView = {
  cards: places.map(cardAt),
  stones: [
    { square: [2, 2], card: 'cK', joker: false, value: 4 },
    { square: [3, 2], card: 'cK', joker: false, value: 4 },
    { square: [4, 4], card: 'dA', joker: true, value: 5 },
  ],
  hand: ['dA', 'cA', 'cA', 'h9', '*'],
  waiting: 0,
  hand_sizes: [5, 5],
  stock: 41,
  chips: [1, 2],
  track: [13, 6],
  turn: 0,
  left: [],
  last: [[4, 4]],
  moves: [
    {
      seat: 0,
      kind: 'lay',
      squares: [
        [2, 2],
        [3, 2],
      ],
      points: [0, 4],
      premium: 0,
    },
    { seat: 1, kind: 'lay', squares: [[4, 4]], points: [0], premium: 0 },
  ],
  shown: [],
  settled: [],
};

export const frame: Frame<CartinoView> = {
  ...running,
  table: 't3',
  seat: 0,
  v: 0,
  seq: 9,
  game: 'cartino',
  options: { time: 0, start: 'lot' },
  seats: [
    { names: ['Anna'], kind: 'person', level: null },
    { names: ['Karl'], kind: 'computer', level: 'leicht' },
  ],
  scores: [33, 46],
  view,
};
