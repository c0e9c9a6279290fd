// @vitest-environment node
import { expect, test } from 'vitest';
import { withStoneNames } from './stones';

const sentences: Record<string, string> = {
  stone_c: 'Kreuz {rank}',
  stone_r: '{rank} in Rot',
  stone_joker: 'Joker',
  'stone_+': 'roter Jolly',
  rank_A: 'As',
};
const said = (data: Record<string, unknown>) => withStoneNames(data, (code) => sentences[code]);

test('a stone is called by its name and not by its sign', () => {
  expect(said({ stone: 'cA, c7, joker, +, E' }).stone).toBe(
    'Kreuz As, Kreuz 7, Joker, roter Jolly, E',
  );
  expect(said({ tile: 'Xr' }).tile).toBe('X in Rot');
  expect(said({ word: 'cA', stone: 3 })).toEqual({ word: 'cA', stone: 3 });
});
