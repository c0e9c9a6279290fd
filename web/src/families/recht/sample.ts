// A frame of Wer behält recht for tests: EXIK lies, Karl has announced LEXIKON, Anna is on turn.
import type { Frame, Square } from '../../lib/wire';
import type { RechtView } from './view';
import { running } from '../../testkit/running';

const RED = 'AEIOUY';
const stone = (letter: string, square: Square, jolly = false) => ({
  square,
  letter,
  colour: RED.includes(letter) ? 'red' : 'black',
  jolly,
  robbable: jolly,
});

export const move = {
  word: '',
  run: '',
  squares: [] as Square[],
  complete: false,
  square_premium: false,
  vowel_premium: false,
  paid: 0,
};

export const view: RechtView = {
  stones: [...'EXIK'].map((letter, at) => stone(letter, [0, at], at === 0)),
  hand: ['E', 'M', 'O', '+'],
  hand_sizes: [4, 6],
  stock: 40,
  colours: ['red', 'black'],
  stock_by_colour: {},
  unseen: {},
  turn: 0,
  starter: 1,
  word: 'LEXIKON',
  author: 1,
  said: ['HEXE'],
  fragment: [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
  ],
  ends: [
    [0, -1],
    [0, 4],
  ],
  missing: 'LON',
  crossed: [],
  premium: 0,
  bought: false,
  may_buy: true,
  may_pass: false,
  can_finish: false,
  out: [],
  left: [],
  game: 1,
  games: 1,
  stake: 1,
  last: [[0, 3]],
  moves: [
    { ...move, seat: 0, kind: 'begin', word: 'HEXE', run: 'EXI', squares: [[0, 2]] },
    { ...move, seat: 1, kind: 'change', word: 'LEXIKON', run: 'EXIK', squares: [[0, 3]] },
  ],
  results: [],
  shown: [[], []],
};

export const frame: Frame<RechtView> = {
  ...running,
  table: 't3',
  seat: 0,
  v: 0,
  seq: 9,
  game: 'recht-super',
  options: { time: 0, start: 'letter', unit: 1 },
  phase: 'add',
  view,
};

export const seen = (
  changes: Partial<RechtView>,
  at: Partial<Frame<RechtView>> = {},
): Frame<RechtView> => ({ ...frame, ...at, view: { ...view, ...changes } });
