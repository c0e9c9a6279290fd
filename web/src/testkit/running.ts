// What the sample frames have in common: Anna plays against Karl, and it is her turn.
import type { Frame } from '../lib/wire';

export const running = {
  seats: [
    { names: ['Anna'], kind: 'person', level: null },
    { names: ['Karl'], kind: 'person', level: null },
  ],
  phase: 'lay',
  next: [0],
  over: false,
  winners: [],
  scores: [0, 0],
  deadline: null,
  ballot: null,
  take_back: null,
  log: [],
} satisfies Partial<Frame>;
