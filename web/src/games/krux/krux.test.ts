// @vitest-environment node
import { expect, test } from 'vitest';
import type { Tentative } from '../../board/picture';
import { named } from '../../board/squares';
import type { Square } from '../../lib/wire';
import { game } from './game';
import { frame, pair, view } from './sample';
import { laid, stepOf, trialOf, tried } from '../../testkit/told';

const at = (name: string): Square => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65];
const stone = (name: string, letter = '', piece = letter): Tentative => ({
  square: at(name),
  letter,
  piece,
});

test('the board has two halves with a gap, and whose they are', () => {
  expect(game.look.picture(view, frame)).toMatchObject({
    rows: 12,
    cols: 12,
    gap: { row: 6, above: 'Karl', below: 'Du' },
  });
});

test('blockers are chips without a letter, after-blockers carry their number', () => {
  const chips = game.look.picture(view).chips ?? [];
  expect(chips).toHaveLength(21);
  expect(chips.filter(({ pin }) => pin)).toEqual([
    { square: at('A12'), disc: 'block', spoken: '1. Nachstörer', pin: 1 },
  ]);
  expect(chips[0]?.spoken).toBe('Störer');
});

test('letters are laid in the own half only', () => {
  const reach = game.handle.reach(view, 0);
  expect([reach(at('A6')), reach(at('A7'))]).toEqual([true, false]);
  expect(
    game.handle.laying([stone('C1', 'T'), stone('D1', 'Z'), stone('E1', 'E')], view, false),
  ).toBe('C1> TZE');
});

test('at the start ten blockers are tapped into the other half', () => {
  const block = game.handle.handling({ ...frame, phase: 'block', next: [0, 1] }, 0)!;
  expect(block.stamp!(at('A7'))?.id).toBe('block');
  expect([block.stamp!(at('A2')), block.stamp!(at('D7'))]).toEqual([null, null]);
  expect(block.wants(9)).toBe('Noch ein Störer');
  expect(block.wants(10)).toBeUndefined();
  expect(block.action([stone('B7'), stone('C8')])).toBe('block B7 C8');
});

test('an after-blocker is set at once, or declined', () => {
  const after = { ...frame, phase: 'after', view: { ...view, due: 1 } };
  const block = game.handle.handling(after, 0)!;
  expect(block.line).toBe('Ein langes Wort: Setz einen Nachstörer in die Hälfte von Karl.');
  expect([block.act(1), block.wants(0), block.wants(1)]).toEqual([
    'Nachstörer setzen',
    'Tipp ein Feld an',
    undefined,
  ]);
  expect(game.handle.sideActions(after, 0)[0]).toMatchObject({
    action: 'pass',
    label: 'Auf den Nachstörer verzichten',
  });
  expect(game.handle.handling(after, 1)).toBeNull();
});

test('rebuilding opens with 26 blockers and says before how many are missing', () => {
  const [rebuild] = game.handle.handlings(frame, [0]);
  expect(rebuild).toMatchObject({ label: 'Umbauen', seat: 0, why: 'Erst mit 26 Störern, noch 5' });
  const open = { ...frame, view: { ...view, rebuilding: true } };
  expect(game.handle.handlings(open, [0])[0]?.why).toBeUndefined();
});

test('stones are moved within the own half and sent as one action', () => {
  const [rebuild] = game.handle.handlings({ ...frame, view: { ...view, rebuilding: true } }, [0]);
  expect(rebuild!.pieces.map(({ id, symbol }) => [id, symbol])).toEqual([
    ['0,0', 'K'],
    ['0,1', 'A'],
  ]);
  expect([rebuild!.reach(at('L6')), rebuild!.reach(at('L7'))]).toEqual([true, false]);
  expect(rebuild!.action([stone('B1', 'K', '0,0'), stone('A1', 'A', '0,1')])).toBe(
    'move A1-B1 B1-A1',
  );
  expect(rebuild!.act(2)).toBe('2 Steine umsetzen');
});

test('two people at one device each have their own ways, also out of turn', () => {
  const ways = game.handle.handlings(pair, [0, 1]);
  expect(ways.map(({ label, seat }) => [label, seat])).toEqual([
    ['Anna: umbauen', 0],
    ['Anna: Steine zurücklegen', 0],
    ['Bert: umbauen', 1],
    ['Bert: Steine zurücklegen', 1],
  ]);
  expect(game.handle.handlings({ ...pair, phase: 'block' }, [0, 1])).toEqual([]);
});

test('stones are given back by tapping them', () => {
  const back = game.handle.handlings(frame, [0])[1]!;
  expect([back.stamp!(at('B1'))?.symbol, back.stamp!(at('C1'))]).toEqual(['A', null]);
  expect(back.action([stone('A1'), stone('B1')])).toBe('back A1 B1');
});

test('the bubble tells long words and what they earn; short ones make none', () => {
  const long = trialOf({
    words: [tried('KATZE')],
    earned: 1,
  });
  expect(game.tell.trialLines(long, frame, [])).toEqual([
    { word: 'KATZE', text: '', value: '' },
    { text: 'Nachstörer', value: '+1', sum: true },
  ]);
  expect(game.tell.trialLines(trialOf({}), frame, [])).toEqual([]);
  expect([game.tell.layLabel(long, frame), game.tell.layLabel(null, frame)]).toEqual([
    'Legen, ein Nachstörer',
    'Legen',
  ]);
});

const counted = {
  ...frame,
  over: true,
  scores: [78, 6],
  view: {
    ...view,
    sheets: [
      {
        across: 41,
        down: 42,
        penalties: 5,
        words: [laid('RAD', 3), laid('IU', -2, { answer: 'no', squares: [at('B2'), at('B3')] })],
      },
      {
        across: 6,
        down: 3,
        penalties: 3,
        words: [laid('TOR', -3, { squares: [at('A9')] })],
      },
    ],
  },
};

test('the count has three lines a seat and its sum', () => {
  const [first] = game.look.final(counted).rows;
  expect(first).toMatchObject({ seat: 0, total: 78 });
  expect(first?.lines).toEqual([
    { label: 'Waagerecht', text: '41' },
    { label: 'Senkrecht', text: '+42' },
    { label: 'Strafpunkte', text: '−5' },
  ]);
});

test('salad and doubles are named with numbers and squares', () => {
  const remarks = game.look.remarks(counted.view);
  expect(
    remarks.map(({ pin, word, reason, squares }) => [pin, word, reason, squares.map(named)]),
  ).toEqual([
    [1, 'IU', 'kein Wort, 2 Strafpunkte', ['B2', 'B3']],
    [2, 'TOR', 'steht doppelt, 3 Strafpunkte', ['A9']],
  ]);
});

test('what happened is told from two pictures', () => {
  const later = {
    ...frame,
    view: {
      ...view,
      stones: [...view.stones, { square: at('A9'), letter: 'U' }],
      blockers: [...view.blockers, at('B2')],
    },
  };
  expect(game.tell.news(frame, later)).toEqual(['Karl legt U.', 'Karl setzt einen Störer auf B2.']);
  const moved = {
    ...frame,
    view: {
      ...view,
      stones: view.stones.map((one) => (one.letter === 'K' ? { ...one, square: at('A2') } : one)),
    },
  };
  expect(game.tell.news(frame, moved)).toEqual(['Du setzt 1 Stein um.']);
});

test('every action has its sentence in a replay', () => {
  const told = (action: string) =>
    game.tell.stepTold(stepOf({ action, scores: [0, 0], view }), () => 'Anna');
  expect(['block B7', 'move A1-B1', 'back A1 B1', 'pass', 'C1> TZ E4> E'].map(told)).toEqual([
    'Anna setzt einen Störer auf B7.',
    'Anna setzt 1 Stein um.',
    'Anna legt 2 Steine zurück.',
    'Anna verzichtet.',
    'Anna legt T, Z und E.',
  ]);
});

test('whoever has the device alone sees the own half below, and the coordinates stay', () => {
  const gapOf = (table: Parameters<typeof game.look.picture>[1]) =>
    game.look.picture(view, table).gap;
  expect(gapOf(frame)).toEqual({ row: 6, above: 'Karl', below: 'Du', swapped: true });
  const guest = { ...frame, seats: [frame.seats[1]!, frame.seats[0]!] };
  expect(gapOf(guest)).toMatchObject({ above: 'Karl', below: 'Du', swapped: false });
  expect(gapOf({ ...pair, mine: [0] })).toMatchObject({ below: 'Du', swapped: true });
  expect(gapOf({ ...pair, mine: [1] })).toMatchObject({ below: 'Du', swapped: false });
  expect(gapOf(pair)).toMatchObject({ above: 'Anna', below: 'Bert', swapped: false });
});
