// @vitest-environment node
import { expect, test } from 'vitest';
import { NO_PICTURE } from '../board/picture';
import { tableGame, type Plan } from './game';

const plan: Plan<null> = {
  name: 'Probe',
  clauses: [],
  introduction: () => Promise.reject(new Error('nobody asks')),
  look: {
    placeOf: () => '',
    picture: () => NO_PICTURE,
    final: () => ({ heads: [], rows: [], longest: null }),
  },
};

test('what a game leaves out is as in most games', () => {
  const game = tableGame(plan);
  expect([game.live, game.hidden, game.points, game.look.plainEnd]).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('a game in real time cannot do without a face: nobody could call for a round', () => {
  // @ts-expect-error the compiler says so
  const late: Plan<null> = { ...plan, live: true };
  expect(tableGame(late).look.face).toBeUndefined();
});
