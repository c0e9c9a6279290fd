// @vitest-environment node
import { expect, test } from 'vitest';
import type { AnalysedMove, Analysis, Better, Replay } from '../lib/wire';
import { laid, person, stepOf as entry } from '../testkit/told';
import { plotted, spread } from './curve';
import { betterTold, missedTold, stepOf, turningTold, unseenTold, wastedTold } from './weighed';

const replay: Replay = {
  game: 'nomina',
  seats: [person('Karl'), person('Anna')],
  steps: [
    entry({ seat: null }),
    entry({ seat: null, action: 'draw M C' }),
    entry({ words: [laid('WAS', 3)], points: 3 }),
    entry({ seat: 1, action: 'give-up' }),
  ],
  over: true,
  next: null,
};
const better: Better = {
  action: 'E4> TEIL',
  words: ['TEIL', 'ES'],
  gain: 6,
  stones: [{ square: [3, 4], letter: 'T' }],
  complete: false,
};
const move = (number: number, rest: Partial<AnalysedMove> = {}): AnalysedMove => ({
  number,
  seat: number - 1,
  action: '',
  words: [],
  gain: 0,
  cost: 0,
  better: null,
  ...rest,
});
const analysis: Analysis = {
  unit: 'points',
  moves: [move(1, { words: ['WAS'], gain: 3 }), move(2, { cost: 6, better })],
  rounds: [],
  standing: [
    [3, 0],
    [3, 0],
  ],
  chances: [
    [0.6, 0.4],
    [1, 0],
  ],
  turning: [],
  unseen: { word: 'TEIL', gain: 6, first: 1, last: 2 },
  wasted: [
    { earned: 2, jollies: 0 },
    { earned: 0, jollies: 1 },
  ],
};

test('a move of the analysis is found among the steps, past lots and clocks', () => {
  expect(stepOf(replay, analysis, 1)).toBe(2);
  expect(stepOf(replay, analysis, 2)).toBe(3);
});

test('a search that was cut off says mindestens', () => {
  expect(betterTold('nomina', better)).toBe('Besser: TEIL und ES, mindestens 6');
  expect(betterTold('nomina', { ...better, complete: true })).toBe('Besser: TEIL und ES, 6');
});

test('where no word is laid the stones are named as the game names them', () => {
  const stones = [{ square: [3, 3] as [number, number], letter: '' }];
  const card = { ...better, action: 'lay D4', words: [], stones };
  expect(betterTold('cartino', card)).toBe('Besser: Kreuz As, mindestens 6');
  const back = { ...better, action: 'back C2', words: [], stones: [] };
  expect(betterTold('krux', back)).toBe('Besser: Steine zurückgeben, mindestens 6');
});

test('turning points are told in one sentence each', () => {
  expect(turningTold(replay, analysis, { number: 1, seat: 0, kind: 'lead' })).toBe(
    'Zug 1: Karl legt WAS, 3 Punkte. Karl führt.',
  );
  expect(turningTold(replay, analysis, { number: 2, seat: 1, kind: 'missed' })).toBe(
    'Zug 2: Anna gibt auf. TEIL und ES hätten mindestens 6 Punkte gebracht.',
  );
});

test('what nobody saw and what was left lying is told', () => {
  expect(unseenTold(analysis)).toBe('6 Punkte. Es lag bereit von Zug 1 bis 2.');
  expect(wastedTold(replay, analysis)).toEqual([
    'Karl hat 2 Bons liegen lassen.',
    'Anna hat 1 Jolly gelegt, der der beste Zug nicht brauchte.',
  ]);
});

test('rounds tell the words that nobody found and the hands that could have been laid', () => {
  const missed = [{ words: ['BUEHNE'], points: 3, seat: null }];
  const round = { number: 1, points: [0, 1], missed, count: 7, complete: true };
  expect(missedTold(replay, round)).toEqual(['7 Wörter fand niemand: BUEHNE 3 und weitere']);
  const hand = [{ words: ['EX', 'XI'], points: 0, seat: 1 }];
  expect(missedTold(replay, { ...round, missed: hand, count: 1 })).toEqual([
    'Anna hätte fertig werden können: EX und XI.',
  ]);
});

test('a curve has readable steps, and its labels do not hide each other', () => {
  const plot = plotted([[3, -4], [20, 19]], 0, [{ number: 2, seat: 0 }]); // prettier-ignore
  expect(plot.grid.map(({ value }) => value)).toEqual([-10, 0, 10, 20]);
  const [first, second] = plot.lines.map(({ label }) => label);
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBeGreaterThanOrEqual(24);
  expect(plot.pins[0]?.label).toBe(1);
  expect(Math.max(...spread([346, 346, 346]))).toBe(346);
});
