// A frame of Lingua for tests: MOND on coloured fields, Anna with nine aces.
import type { Frame } from '../../lib/wire';
import type { LinguaView } from './view';
import { running } from '../../testkit/running';

const FOUR = ['y.b.g.r.y.b.g.r.y', 'r.y.b.g.r.y.b.g.r', 'g.r.y.b.g.r.y.b.g', 'b.g.r.y.b.g.r.y.b'];

export const view: LinguaView = {
  rows: 17,
  cols: 17,
  fields: Array.from({ length: 17 }, (_, row) => FOUR[row % 4] ?? ''),
  start: [1, 1],
  goals: [
    [[15, 15], 25],
    [[15, 16], 50],
    [[16, 15], 50],
    [[16, 16], 100],
  ],
  values: { y: 1, r: 2, g: 3, b: 4 },
  stones: [
    { square: [8, 12], letter: 'M', colour: 'g', ace: true },
    { square: [9, 12], letter: 'O', colour: 'b', ace: true },
    { square: [10, 12], letter: 'N', colour: 'y', ace: true },
    { square: [11, 12], letter: 'D', colour: 'g', ace: false },
    { square: [5, 6], letter: 'E', colour: 'y', ace: false },
  ],
  hand: ['Ar', 'Cy', 'Hb', 'Ay', 'Sy', 'Er', 'Er'],
  hand_sizes: [12, 12],
  stock: 77,
  aces: [9, 7],
  factors: [1, 1],
  ace_points: [90, 70],
  turn: 0,
  left: [],
  laid: 5,
  last: [],
  moves: [],
  shown: [],
};

export const frame: Frame<LinguaView> = {
  ...running,
  table: 't1',
  v: 0,
  seq: 9,
  game: 'lingua',
  options: { time: 0, start: 'lot' },
  seats: [
    { names: ['Anna'], kind: 'person', level: null },
    { names: ['Ines'], kind: 'computer', level: 'leicht' },
  ],
  scores: [47, 39],
  view,
};
