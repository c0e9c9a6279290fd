// What the sample frames have in common: Anna plays against Karl, and it is her turn.
import type { Frame } from '../lib/wire';

export const running = {
  seat: null,
  now: 0,
  policy: {},
  seats: [
    { names: ['Anna'], kind: 'person', level: null },
    { names: ['Karl'], kind: 'person', level: null },
  ],
  phase: 'lay',
  next: [0],
  left: [],
  people: [0, 1],
  over: false,
  winners: [],
  scores: [0, 0],
  deadline: null,
  clock: null,
  ballot: null,
  reading: null,
  doubtful: [],
  offer: null,
  call: false,
  take_back: null,
  again: null,
  evening: null,
  seal: null,
  log: [],
} satisfies Partial<Frame>;
