import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '../app/language.svelte';
import {
  ABSENT,
  ahead,
  newPad,
  nextPlace,
  onTrack,
  readNumber,
  rowPoints,
  stakeOf,
  sumOf,
  totalOf,
  withCell,
  withCount,
  withEnd,
  withSeats,
  type Entry,
  type Pad,
} from './pad';
import { Paper, readPad } from './paper.svelte';
import { planOf } from './plan';
import { aheadTold, asText } from './told';

afterEach(() => localStorage.clear());

/** A pad with these rows; null is an empty cell. */
function padOf(names: string[], ...rows: (Entry | null)[][]): Pad {
  return rows.reduce(
    (pad, cells, row) =>
      cells.reduce((one, cell, seat) => (cell ? withCell(one, row, seat, cell) : one), pad),
    newPad(names),
  );
}
const points = (...list: number[]): Entry[] => list.map((n) => ({ points: n }));

test('points are added up, and whoever has most is ahead', () => {
  const boggle = planOf('boggle');
  const pad = padOf(['Anna', 'Bert', 'Cleo'], points(4, 7, 0), points(9, 2, 13));
  expect([0, 1, 2].map((seat) => totalOf(boggle, pad, seat))).toEqual([13, 9, 13]);
  expect(ahead(boggle, pad)).toEqual([0, 2]);
  expect(aheadTold(boggle, pad)).toBe('Gleichauf: Anna und Cleo mit 13');
  expect(aheadTold(boggle, withCell(pad, 2, 1, { points: 7 }))).toBe(
    'Vorn: Bert mit 16, 3 vor Anna',
  );
});

test('writing goes round, row by row', () => {
  let pad = newPad(['Anna', 'Bert']);
  expect(nextPlace(pad)).toEqual({ row: 0, seat: 0 });
  pad = withCell(pad, 0, 0, { points: 1 });
  expect(nextPlace(pad)).toEqual({ row: 0, seat: 1 });
  pad = withCell(pad, 0, 1, { points: 2 });
  expect(nextPlace(pad)).toEqual({ row: 1, seat: 0 });
  expect(withCell(withCell(pad, 0, 0, null), 0, 1, null).rows).toEqual([]);
});

test('aces are worth ten at their own factor: sixteen are 250', () => {
  const lingua = planOf('lingua');
  const pad = withEnd(withCount(padOf(['Anna', 'Bert'], points(40, 52)), 0, 16), 0, ['prize', 50]);
  expect(totalOf(lingua, pad, 0)).toBe(40 + 250 + 50);
  expect(totalOf(lingua, pad, 1)).toBe(52);
  const told = (n: number): string =>
    lingua.counter
      ?.says(n)
      .map(({ de }) => de)
      .join(' ') ?? '';
  expect(told(0)).toBe('Jedes Wort zählt einfach. Noch 10 Asse bis doppelt.');
  expect(told(9)).toBe('Jedes Wort zählt einfach. Noch 1 As bis doppelt.');
  expect(told(10)).toContain('Jedes Wort zählt doppelt. Noch 5 Asse bis dreifach. Im Farbwort');
  expect(told(23)).toMatch(/^Jedes Wort zählt vierfach\. Im Farbwort/);
});

test('in Krux penalties are subtracted', () => {
  const pad = padOf(
    ['Anna', 'Bert'],
    [
      { across: 41, down: 38, penalties: 5 },
      { across: 30, down: 42 },
    ],
  );
  expect([0, 1].map((seat) => sumOf(planOf('krux'), pad, seat))).toEqual([74, 72]);
});

test('rests are paid to whoever is out, at their prices', () => {
  const game = planOf('kreuzwort-1936');
  const pad = padOf(['Anna', 'Bert', 'Cleo'], [{ black: 3, red: 1 }, {}, { jolly: 1 }]);
  expect(rowPoints(game, pad, 0)).toEqual([-6, 16, -10]);
  const open = padOf(['Anna', 'Bert'], [{ black: 3 }, null]);
  expect(rowPoints(game, open, 0)).toEqual([null, null]);
});

test('after a tie nobody pays, and the next game counts double', () => {
  const game = planOf('kreuzwort-super');
  const pad = padOf(
    ['Anna', 'Bert'],
    [{ black: 3 }, { red: 1 }],
    [{ black: 2 }, {}],
    [{}, { red: 2 }],
  );
  expect(rowPoints(game, pad, 0)).toEqual([0, 0]);
  expect([0, 1, 2].map((row) => stakeOf(game.pad, pad, row))).toEqual([1, 2, 1]);
  expect([0, 1].map((seat) => totalOf(game, pad, seat))).toEqual([-4 + 6, 4 - 6]);
});

test('who pays a penalty to each neither wins nor pays again', () => {
  const pad = padOf(['Anna', 'Bert', 'Cleo'], [{ each: 4 }, { black: 2 }, { black: 5 }]);
  expect(rowPoints(planOf('recht-1936'), pad, 0)).toEqual([-8, 4 + 5, 4 - 5]);
});

test('first places are counted, and the fewest fillers win', () => {
  const places = padOf(
    ['Anna', 'Bert'],
    [{ place: 1 }, { place: 2 }],
    [{ place: 1 }, { place: 2 }],
  );
  expect([0, 1].map((seat) => totalOf(planOf('presto-1936'), places, seat))).toEqual([2, 0]);
  const pictures = padOf(
    ['Anna', 'Bert'],
    [{ fillers: 47 }, { fillers: 44 }],
    [{ fillers: 42 }, null],
  );
  expect(ahead(planOf('kreuzwortbild'), pictures)).toEqual([0]);
});

test('a track of twenty: exactly on its end no chip is taken yet', () => {
  const told = [0, 1, 20, 21, 47].map((n) => onTrack(n, 20));
  expect(told.map(({ chips, step }) => [chips, step])).toEqual([
    [0, 0],
    [0, 1],
    [0, 20],
    [1, 1],
    [2, 7],
  ]);
});

test('only one is out first', () => {
  const cartino = planOf('cartino');
  let pad = withEnd(padOf(['Anna', 'Bert'], points(20, 30)), 0, ['out', 1], true);
  expect(totalOf(cartino, pad, 0)).toBe(30);
  pad = withEnd(withEnd(pad, 1, ['out', 1], true), 0, ['rest', 7]);
  expect([0, 1].map((seat) => totalOf(cartino, pad, seat))).toEqual([13, 40]);
});

test('seats come, go and change their places with all that is theirs', () => {
  const pad = withCount(padOf(['Anna', 'Bert'], points(4, 7)), 1, 3);
  const next = withSeats(pad, [
    { name: 'Berta', from: 1 },
    { name: 'Cleo', from: null },
  ]);
  expect(next.names).toEqual(['Berta', 'Cleo']);
  expect(next.rows).toEqual([[{ points: 7 }, ABSENT]]);
  expect(next.counts).toEqual([3, 0]);
  expect(nextPlace(next)).toEqual({ row: 1, seat: 0 });
  expect(totalOf(planOf('boggle'), next, 1)).toBeNull();
});

test('whoever comes later leaves the payments before as they were', () => {
  const game = planOf('kreuzwort-1936');
  const two = padOf(['Anna', 'Bert'], [{ black: 3 }, {}]);
  const three = withSeats(two, [
    { name: 'Anna', from: 0 },
    { name: 'Bert', from: 1 },
    { name: 'Cleo', from: null },
  ]);
  expect(rowPoints(game, three, 0)).toEqual([-3, 3, null]);
});

test('a change is kept at once, can be taken back, and so can a new sheet', () => {
  const paper = new Paper('boggle');
  paper.change(withSeats(paper.pad, [{ name: 'Anna', from: 0 }]));
  paper.change(withCell(paper.pad, 0, 0, { points: 5 }));
  expect(new Paper('boggle').pad).toEqual(paper.pad);
  expect(new Paper('lingua').pad.names).toEqual(['Anna']);
  paper.clear();
  expect(paper.pad.rows).toEqual([]);
  paper.undo();
  expect(new Paper('boggle').pad.rows).toEqual([[{ points: 5 }]]);
  for (let n = 0; n < 5; n++) paper.undo();
  expect([paper.back, paper.pad.rows]).toEqual([0, []]);
});

test('what was kept and is no pad is none', () => {
  for (const kept of [null, 7, {}, { names: [] }, { names: ['A'], rows: 7 }])
    expect(readPad(kept)).toBeNull();
  const odd = {
    names: ['A', 7, 'B'],
    rows: [[{ points: 1, x: {} }], 5],
    ends: 4,
    counts: [-3, 2.5],
  };
  expect(readPad(odd)).toEqual({
    names: ['A', 'B'],
    rows: [[{ points: 1 }, null]],
    ends: [{}, {}],
    counts: [0, 0],
    tally: 0,
  });
});

test('a number is whole, with or without its sign', () => {
  expect(['', '12', '+3', '-4', '−4', ' 7 '].map(readNumber)).toEqual([0, 12, 3, -4, -4, 7]);
  expect(['1.5', 'x', '7+4', '1234567', '100000'].map(readNumber)).toEqual(Array(5).fill(null));
});

test('the pad can be passed on as a text', () => {
  const pad = padOf(['Anna', ''], [{ word: 'HAUS', points: 12 }, { points: 3 }]);
  const day = new Date(2026, 10, 18);
  expect(asText(planOf('lingua'), pad, 'Lingua', day)).toBe(
    'Lingua, 18. November 2026\nAnna: 12\nPlatz 2: 3\n\nZug 1: Anna HAUS 12, Platz 2 3',
  );
  setLanguage('en');
  expect(asText(planOf('lingua'), pad, 'Lingua', day)).toContain('Turn 1: Anna HAUS 12, Seat 2 3');
  setLanguage('de');
});
