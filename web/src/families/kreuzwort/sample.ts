// Frames of the Typ-Dom games for tests: EXAMEN with a jolly for its first E, crossed by DOMINO.
import type { Frame, Square } from '../../lib/wire';
import type { TypdomView } from './view';
import { running } from '../../testkit/running';
import { laid } from '../../testkit/told';

const RED = 'AEIOUY';
const stone = (letter: string, square: Square, jolly = false) => ({
  square,
  letter,
  colour: RED.includes(letter) ? 'red' : 'black',
  jolly,
  robbable: jolly,
});

export const stones: TypdomView['stones'] = [
  ...[...'EXAMEN'].map((letter, at) => stone(letter, [3, 1 + at], at === 0)),
  ...[...'DOMINO'].flatMap((letter, at) => (at === 2 ? [] : [stone(letter, [1 + at, 4])])),
];

export const view: TypdomView = {
  stones,
  hand: ['*', '+', 'E', 'E', 'O', 'D', 'S'],
  hand_sizes: [7, 8],
  stock: 28,
  colours: ['red', 'black'],
  stock_by_colour: {},
  unseen: {},
  turn: 0,
  left: [],
  starter: 1,
  second: false,
  late: false,
  may_pass: false,
  most_to_buy: 1,
  last: stones.slice(6).map(({ square }) => square),
  moves: [
    {
      seat: 1,
      kind: 'lay',
      words: [laid('EXAMEN', 17)],
      points: 17,
      squares: [],
      bought: 0,
    },
    {
      seat: 0,
      kind: 'lay',
      words: [laid('DOMINO', 11)],
      points: 11,
      squares: [],
      bought: 0,
    },
    { seat: 1, kind: 'rob', words: [], points: 0, squares: [[3, 3]], bought: 0 },
    { seat: 1, kind: 'buy', words: [], points: 0, squares: [], bought: 2 },
  ],
  rests: [],
  shown: [],
};

export const frame: Frame<TypdomView> = {
  ...running,
  table: 't2',
  seat: 0,
  v: 0,
  seq: 9,
  game: 'kreuzwort-super',
  options: { time: 60, start: 'letter' },
  view,
};

/** As someone who only watches. */
export const watched: Frame<TypdomView> = { ...frame, seat: null, view: { ...view, hand: [] } };
export const alone: Frame<TypdomView> = {
  ...frame,
  people: [0],
  seats: [frame.seats[0]!, { names: ['Karl'], kind: 'computer', level: 'stark' }],
};
