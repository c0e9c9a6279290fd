import { expect, test } from 'vitest';
import type { Told } from '../../board/arrangement';
import { Arranging } from '../../board/arranging.svelte';
import type { Tentative } from '../../board/picture';
import { spokenCell } from '../../board/spoken';
import { keyOf, same } from '../../board/squares';
import type { Square } from '../../lib/wire';
import { game } from './game';
import { faceOf, piecesOf } from './cards';
import { initialOf, standing } from './sheet';
import { frame, view } from './sample';
import { trialOf } from '../../testkit/told';

const stone = (square: Square, symbol: string): Tentative => ({
  square,
  symbol,
  piece: `${symbol}1`,
  ...faceOf(symbol),
});
const trial = trialOf({
  points: 13,
  parts: [
    ['D3', 4],
    ['D4', 9],
  ],
});

function spoken(square: Square, tentative?: string): string {
  const picture = game.look.picture(view);
  const here = (one: { square: Square }) => same(one.square, square);
  return spokenCell(
    {
      place: game.look.placeOf(square),
      stone: picture.stones.find(here),
      tentative,
      ground: picture.grounds?.find(here),
      last: false,
    },
    new Map(),
    square,
  );
}

test('every place says its card, its half, its value and what lies there', () => {
  expect(spoken([4, 1])).toBe('Herz Dame, obere Hälfte, Wert 3, frei');
  expect(spoken([3, 2])).toBe('Kreuz König, untere Hälfte, Wert 4, belegt');
  expect(spoken([4, 4])).toBe('Karo As, obere Hälfte, Wert 5, Joker');
});

test('a suit is a shape and never only a colour', () => {
  const grounds = game.look.picture(view).grounds ?? [];
  expect(grounds).toHaveLength(64);
  expect(grounds.every(({ print }) => print?.suit)).toBe(true);
  expect(grounds.find(({ square }) => keyOf(square) === '4,1')).toMatchObject({
    kind: 'top h',
    print: { text: 'D', suit: 'h', value: 3 },
  });
});

test('what yellow means is said to those who see it: whoever is in turn', () => {
  const told = (seat: number, next: number[]) =>
    game.look.signs({ ...frame, seat, next }).map(({ sign }) => sign);
  expect(told(0, [0])).toEqual(['gelb', '★']);
  expect(told(1, [0])).toEqual(['★']);
});

test('a stone in the making says what it brings', () => {
  const dressed = game.look.dressed(stone([3, 3], 'cA'), view, trial);
  expect(dressed).toMatchObject({ won: 9, spoken: 'Wert 5, belegt, bringt 9' });
  expect(game.look.dressed(stone([3, 3], '*'), view, null)).toMatchObject({
    star: 'whole',
    under: { letter: 'A', suit: 'c' },
  });
});

test('the laying keeps the order and marks jokers', () => {
  expect(game.handle.laying([stone([3, 3], 'cA'), stone([2, 3], '*')], view, false)).toBe(
    'lay D4 D3*',
  );
});

test('stones know their two places, jokers go anywhere, and one that was swapped waits', () => {
  const pieces = piecesOf({ ...view, hand: ['h9', '*', '*'], waiting: 1 });
  expect(pieces.map(({ id, places, face }) => [id, places?.map(keyOf), face.kind])).toEqual([
    ['h91', ['6,1', '7,1'], 'ivory card rd'],
    ['*1', undefined, 'ivory card'],
    ['*2', undefined, 'ivory card waits'],
  ]);
});

test('the dry run has a line a stone, the set, and the sum', () => {
  const lines = game.tell.trialLines(
    { ...trial, points: 23, parts: [...trial.parts!, ['set', 10]] },
    frame,
    [],
  );
  expect(lines?.map(({ text, value }) => [text, value])).toEqual([
    ['Kreuz As', '4'],
    ['Kreuz As', '9'],
    ['Satz, fünf von einer Farbe', '+10'],
    ['zusammen', '23'],
  ]);
});

test('a joker is swapped by a button or by a tap, where the stone is in the hand', () => {
  expect(game.handle.sideActions(frame, 0)[0]).toMatchObject({
    action: 'exchange E5',
    label: 'Karo As gegen den Joker tauschen',
  });
  expect(game.handle.squareAction(frame, 0, [4, 4])?.action).toBe('exchange E5');
  expect(game.handle.squareAction(frame, 0, [3, 2])).toBeNull();
  const without = { ...frame, view: { ...view, hand: ['h9'] } };
  expect(game.handle.sideActions(without, 0)[0]?.why).toBe('Dafür brauchst du Karo As');
  expect(game.handle.sideActions({ ...frame, view: { ...view, stones: [] } }, 0)[0]?.why).toBe(
    'Es liegt keiner',
  );
});

test('chips and track are told in words', () => {
  expect([standing(frame, 0), standing(frame, 1)]).toEqual([
    'ein Zwanziger und 13',
    'zwei Zwanziger und 6',
  ]);
  expect(standing({ ...frame, view: { ...view, chips: [0, 0], track: [0, 7] } }, 0)).toBe(
    'noch vor der 1',
  );
});

test('counters are told apart by their letters', () => {
  const people = (...names: string[]) => ({
    ...frame,
    seats: names.map((name) => ({ names: [name], kind: 'person' as const, level: null })),
  });
  const letters = (...names: string[]) => names.map((_, seat) => initialOf(people(...names), seat));
  expect(letters('Anna', 'Karl', 'Kim')).toEqual(['A', 'Ka', 'Ki']);
});

test('moves are told by card, and the last turn with its swap', () => {
  const moves = [
    ...view.moves,
    { seat: 0, kind: 'exchange', squares: [[4, 4] as Square], points: [], premium: 0 },
    { seat: 0, kind: 'lay', squares: [[2, 3] as Square], points: [4], premium: 0 },
  ];
  const after = { ...frame, view: { ...view, moves } };
  expect(game.tell.news(frame, after)).toEqual([
    'Du tauschst Karo As gegen den Joker.',
    'Du legst Kreuz As, 4 Punkte.',
  ]);
  expect(game.tell.lately(after)).toBe(
    'Du tauschst Karo As gegen den Joker. Du legst Kreuz As, 4 Punkte.',
  );
  expect(game.tell.lately(frame)).toBe('Karl legt Karo As, ohne Punkte.');
});

test('the pad has a row a round, and swaps are no round', () => {
  const moves = [...view.moves, { seat: 0, kind: 'exchange', squares: [], points: [], premium: 0 }];
  const sheet = game.look.sheet({ ...frame, view: { ...view, moves } }, { seat: 0, points: 9 })!;
  expect(sheet.rounds.map((cells) => cells.map((cell) => cell?.text))).toEqual([
    ['4', '0'],
    ['9?', undefined],
  ]);
});

test('the end tells neighbours, sets, the ten and the rest', () => {
  const moves = [
    { seat: 0, kind: 'lay', squares: [], points: [0, 4], premium: 10 },
    { seat: 1, kind: 'lay', squares: [], points: [20], premium: 0 },
  ];
  const over = {
    ...frame,
    over: true,
    scores: [24, 13],
    view: { ...view, moves, shown: [[], ['*', 'h9']], settled: [10, -7] },
  };
  expect(
    game.look.final(over).rows.map(({ lines, total }) => [lines?.map(({ text }) => text), total]),
  ).toEqual([
    [['4', '+10', '+10'], 24],
    [['20', '−7'], 13],
  ]);
  expect(game.look.sheet(over, null)?.foot.map(({ cells }) => cells)).toEqual([
    ['14', '20'],
    ['+10', '−7'],
    ['24', '13'],
  ]);
});

function arranging(hand: string[]): { made: Arranging; told: Told[] } {
  const told: Told[] = [];
  const picture = game.look.picture(view);
  const made = new Arranging(
    () => ({ picture, pieces: piecesOf({ ...view, hand }), mine: true }),
    (one) => told.push(one),
  );
  return { made, told };
}

test('a tap on a place lays the stone that belongs there', () => {
  const { made, told } = arranging(['cA', 'cA', '*']);
  made.pick([2, 3]);
  made.pick([3, 3]);
  expect(made.stones.map(({ piece }) => piece)).toEqual(['cA1', 'cA2']);
  made.pick([6, 1]);
  expect(told.at(-1)).toEqual({ what: 'nothing', square: [6, 1] });
  made.take('*1');
  expect(made.stones.at(-1)).toMatchObject({ piece: '*1', square: [6, 1] });
});

test('a stone goes nowhere but on its card, by tap or by hand', () => {
  const { made, told } = arranging(['cA', 'h9']);
  made.take('cA1');
  made.pick([6, 1]);
  expect(made.stones).toEqual([]);
  expect(told.at(-1)).toEqual({ what: 'elsewhere', letter: 'Kreuz As', square: [6, 1] });
  made.drop('cA1', null, [2, 3]);
  made.drop('cA1', [2, 3], [6, 1]);
  expect(made.stones.map(({ square }) => keyOf(square))).toEqual(['2,3']);
  made.drop('cA1', [2, 3], [3, 3]);
  expect(made.stones.map(({ square }) => keyOf(square))).toEqual(['3,3']);
});
