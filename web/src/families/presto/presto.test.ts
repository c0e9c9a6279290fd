// @vitest-environment node
import { expect, test } from 'vitest';
import type { Frame, ReplayStep, Square } from '../../lib/wire';
import { game as presto1936 } from '../../games/presto-1936/game';
import { game as prestoSuper } from '../../games/presto-super/game';
import { placesOf } from './sheet';
import type { PrestoRound, PrestoView } from './view';
import { running } from '../../testkit/running';
import { person, stepOf } from '../../testkit/told';

const laid = (word: string) =>
  [...word].map((letter, at): [Square, { letter: string; kind: string; jolly: boolean }] => [
    [0, at],
    { letter, kind: '', jolly: at === 0 },
  ]);
const round: PrestoRound = {
  finishes: [
    { seat: 1, millis: 61_400, left: 0, stones: [] },
    { seat: 0, millis: 80_000, left: 1, stones: [] },
  ],
  points: [1, 4, 0],
  hands: [[], [], []],
  boards: [laid('RATE'), laid('STEIL'), []],
};
const view: PrestoView = {
  hand: [],
  board: [],
  boards: [],
  hand_size: 19,
  building: [],
  finished: [],
  out: [],
  left: [],
  began_at: null,
  round: 2,
  rounds: [round],
  one_left: true,
};
const frame: Frame<PrestoView> = {
  ...running,
  table: 't',
  v: 0,
  seq: 9,
  game: 'presto-super',
  options: { order: 'together' },
  seats: [
    person('Anna'),
    { names: ['Karl'], kind: 'computer', level: 'leicht' },
    { names: ['Ines'], kind: 'computer', level: 'leicht' },
  ],
  phase: 'deal',
  next: [],
  over: false,
  winners: [],
  scores: [1, 4, 0],
  deadline: null,
  clock: null,
  ballot: null,
  take_back: null,
  again: null,
  evening: null,
  seal: null,
  view,
  log: [],
};

test('all seats stand by their time, who did not finish last', () => {
  expect(placesOf(round).map(({ seat, rank, time, left }) => [seat, rank, time, left])).toEqual([
    [1, 1, '1:01', 0],
    [0, 2, '1:20', 1],
    [2, null, '', 0],
  ]);
});

test('the Super box notes points, that of 1936 the places of the evening', () => {
  const cells = (sheet: ReturnType<typeof prestoSuper.look.sheet>) =>
    sheet?.rounds[0]?.map((cell) => cell?.text);
  expect(cells(prestoSuper.look.sheet(frame, null))).toEqual(['1', '4', '0']);
  expect(cells(presto1936.look.sheet(frame, null))).toEqual(['2.', '1.', '–']);
  expect(presto1936.look.sheet({ ...frame, view: { ...view, rounds: [] } }, null)).toBeNull();
});

test('who has won is told by points or by first places', () => {
  const over = { ...frame, over: true, winners: [1] };
  expect(prestoSuper.tell.endTitle(over)).toBe('Karl gewinnt mit 4 Punkten');
  expect(presto1936.tell.endTitle({ ...over, scores: [0, 1, 0] })).toBe('Karl: 1 Sieg');
  expect(presto1936.tell.endTitle({ ...over, winners: [0], scores: [2, 1, 0] })).toBe(
    'Du gewinnst mit 2 Siegen',
  );
  expect(presto1936.tell.endTitle({ ...over, scores: [0, 0, 0] })).toBe(
    'Niemand ist fertig geworden',
  );
});

test('the slider shows the best crossword of the round that is over, with its jolly', () => {
  const { stones, open } = prestoSuper.look.picture(view);
  expect([open, stones.map(({ letter }) => letter).join('')]).toEqual([true, 'STEIL']);
  expect(stones[0]).toMatchObject({ star: 'corner', spoken: 'Jolly als S' });
  expect(prestoSuper.look.picture({ ...view, building: [0] }).stones).toEqual([]);
});

test('who is done or has given up is told to the others', () => {
  const building = { ...frame, phase: 'build', view: { ...view, rounds: [], round: 1 } };
  const later = { ...building, view: { ...building.view, finished: [1], out: [2] } };
  expect(prestoSuper.tell.news(building, later)).toEqual(['Karl ist fertig.', 'Ines gibt auf.']);
  expect(prestoSuper.tell.news(later, frame)).toEqual(['Runde 1 ist vorbei.']);
  expect(prestoSuper.tell.lately(later)).toBe('Schon fertig: Karl');
});

test('a replay tells building without showing it', () => {
  const told = (action: string, kind: ReplayStep['kind'] = 'act', seat: number | null = 0) =>
    prestoSuper.tell.stepTold(stepOf({ kind, seat, action }), () => 'Anna');
  expect([
    told('build'),
    told('done'),
    told('give-up'),
    told('go'),
    told('deal', 'chance', null),
  ]).toEqual([
    'Anna baut.',
    'Anna ist fertig.',
    'Anna gibt auf.',
    'Anna deckt die Steine auf.',
    'Die Steine werden ausgeteilt.',
  ]);
});
