// @vitest-environment node
import { expect, test } from 'vitest';
import type { Seat, TableFacts } from '../lib/wire';
import { keptByOthers, standingOf, titleOf } from './standing';
import { person } from '../testkit/told';

const now = new Date(2026, 10, 15, 12, 0);
const computer: Seat = { names: ['Computer'], kind: 'computer', level: 'mittel' };

function table(facts: Partial<TableFacts>): TableFacts {
  return {
    id: 'a',
    game: 'nomina',
    seats: [person('Anna'), computer],
    scores: [14, 9],
    mine: [0],
    next: [0],
    over: false,
    winners: [],
    waiting: false,
    opened: true,
    since: new Date(2026, 10, 14, 20, 0).toISOString(),
    until: null,
    updated: new Date(2026, 10, 14, 20, 0).toISOString(),
    ...facts,
  };
}

test('alone against computers the person is called you', () => {
  expect(titleOf(table({}), 'Nomina')).toBe('Nomina mit Computer');
  expect(standingOf(table({}), now)).toBe('Du bist dran, seit gestern Abend');
  expect(standingOf(table({ over: true, winners: [0] }), now)).toBe('Du hast gewonnen, 14 Punkte');
});

test('what others play at their devices stays theirs', () => {
  const two = { seats: [person('Anna'), person('Bert')] };
  expect(keptByOthers(table(two))).toBe(true);
  expect(keptByOthers(table({ ...two, mine: [0, 1] }))).toBe(false);
  expect(keptByOthers(table({}))).toBe(false);
  expect(keptByOthers(table({ ...two, waiting: true }))).toBe(false);
});

test('among people everyone has a name', () => {
  const two = { seats: [person('Anna'), person('Bert')], mine: [0, 1] };
  expect(titleOf(table(two), 'Nomina')).toBe('Nomina: Anna und Bert');
  expect(standingOf(table(two), now)).toBe('Anna ist dran, seit gestern Abend');
  expect(standingOf(table({ ...two, over: true, winners: [1] }), now)).toBe(
    'Bert gewinnt mit 9 Punkten',
  );
});

test('where words bring no points, the winner is paid', () => {
  const paid = { game: 'kreuzwort-1936', over: true, winners: [0] };
  expect(standingOf(table(paid), now)).toBe('Du hast gewonnen und bekommst 14');
  const two = { seats: [person('Anna'), person('Bert')], mine: [0, 1] };
  expect(standingOf(table({ ...paid, ...two }), now)).toBe('Anna gewinnt und bekommt 14');
});

test('a tie is shared', () => {
  const tie = table({
    seats: [person('Anna'), person('Bert')],
    scores: [9, 9],
    over: true,
    winners: [0, 1],
  });
  expect(standingOf(tie, now)).toBe('Anna und Bert teilen sich den Sieg mit 9 Punkten');
});

test('where several are on turn at once, one of them is you', () => {
  const two = { game: 'krux', seats: [person('Anna'), person('Bert')], mine: [0], next: [0, 1] };
  expect(standingOf(table(two), now)).toBe('Du bist dran, seit gestern Abend');
});

test('a table that waits for nobody says when it was played', () => {
  expect(standingOf(table({ next: [] }), now)).toBe('Die Partie ruht seit gestern Abend');
});

test('whoever watches hidden hands is told of no turn', () => {
  const watched = table({ game: 'lingua', mine: [], next: [], scores: [] });
  expect(standingOf(watched, now)).toBe('Du schaust zu, immer einen Zug später');
  expect(standingOf({ ...watched, over: true, scores: [3, 4], winners: [1] }, now)).toContain('4');
});

test('a team is spoken of in the plural', () => {
  const seats: Seat[] = [person('Anna', 'Bert'), person('Cem')];
  expect(standingOf(table({ seats }), now)).toBe('Anna und Bert sind dran, seit gestern Abend');
  expect(standingOf(table({ seats, over: true, winners: [0] }), now)).toBe(
    'Anna und Bert gewinnen mit 14 Punkten',
  );
});
