// A frame of Schach dem Wort for tests: TEXT through MEXIKO, and KT open below its K.
import type { Square } from '../../lib/wire';
import type { SchachFrame, SchachView } from './view';
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

const stones: SchachView['stones'] = [
  ...[...'MEXIKO'].map((letter, at) => stone(letter, [2, at], at === 0)),
  stone('T', [0, 2]),
  stone('E', [1, 2]),
  stone('T', [3, 2]),
  stone('T', [3, 4]),
];

export const view: SchachView = {
  stones,
  hand: ['*', 'E', 'O', 'S'],
  hand_sizes: [4, 6],
  stock: 30,
  colours: ['red', 'black'],
  stock_by_colour: {},
  counts: [
    { symbol: 'X', total: 1, lying: 1, own: 0, unseen: 0 },
    { symbol: 'E', total: 9, lying: 2, own: 1, unseen: 6 },
  ],
  turn: 0,
  left: [],
  starter: 1,
  bought: false,
  credit: 0,
  premiums: true,
  laid: [],
  open: [
    {
      word: 'KT',
      squares: [
        [2, 4],
        [3, 4],
      ],
      seat: 1,
    },
  ],
  alone: [],
  stuck: [],
  may_buy: true,
  may_pass: false,
  last: [[3, 4]],
  moves: [
    {
      seat: 1,
      kind: 'lay',
      words: [laid('TEX', 0)],
      squares: [[1, 2]],
      premiums: ['simple'],
      bought: 0,
      plan: 'Text',
      about: [],
    },
    {
      seat: 1,
      kind: 'lay',
      words: [laid('TEXT', 0)],
      squares: [[3, 2]],
      premiums: [''],
      bought: 0,
      plan: '',
      about: [],
    },
    { seat: 0, kind: 'buy', words: [], squares: [], premiums: [], bought: 1, plan: '', about: [] },
    { seat: 0, kind: 'pass', words: [], squares: [], premiums: [], bought: 0, plan: '', about: [] },
    {
      seat: 1,
      kind: 'lay',
      words: [laid('KT', 0, { parts: [['open', 0]] })],
      squares: [[3, 4]],
      premiums: [''],
      bought: 0,
      plan: '',
      about: [],
    },
  ],
  breach: null,
  rests: [],
  shown: [],
};

export const frame: SchachFrame = {
  ...running,
  table: 't3',
  seat: 0,
  v: 0,
  seq: 9,
  game: 'schach-dem-wort',
  options: { time: 120, start: 'lot' },
  view,
};
