// @vitest-environment node
import { expect, test } from 'vitest';
import type { NominaView } from './view';
import { game } from './game';
import { alone, frame, view } from './sample';

const seen = (change: Partial<NominaView>) => ({ ...frame, view: { ...view, ...change } });

test('the case has all letters, also those that are used up', () => {
  const contents = game.look.supply(view, 0);
  if (contents?.kind !== 'case') throw new Error('Nomina has a case');
  expect(contents.letters).toHaveLength(26);
  expect(contents.letters.find(({ letter }) => letter === 'W')?.left).toBe(0);
  expect(contents.bons).toBe(1);
});

test('the line below the title counts letters and bons', () => {
  expect(game.tell.turnLine(frame, 0)).toBe('Zug 3. Drei Buchstaben, dazu einer für den Bon.');
  expect(game.tell.turnLine(frame, 1)).toBe('Zug 3. Drei Buchstaben.');
  expect(game.tell.turnLine(seen({ last_move: true }), 1)).toBe(
    'Der letzte Zug der Partie. Zug 3. Drei Buchstaben.',
  );
});

test('who starts is told when it was drawn', () => {
  expect(game.tell.greeting(seen({ moves: [], drawn: ['F', 'B'] }))).toBe(
    'Ausgelost: Anna F, Karl B.',
  );
  expect(game.tell.greeting(seen({ drawn: ['F', 'B'] }))).toBe('');
});

test('stones become the action of the record', () => {
  expect(
    game.handle.laying(
      [
        { square: [4, 4], letter: 'I' },
        { square: [5, 4], letter: 'N' },
      ],
      view,
      false,
    ),
  ).toBe('E5v IN');
});

test('the pad has a row a round, and the move on trial with a question mark', () => {
  const sheet = game.look.sheet(frame, { seat: 0, points: 6 })!;
  expect(sheet.rounds.map((cells) => cells.map((each) => each?.text ?? ''))).toEqual([
    ['3', '4'],
    ['6?', ''],
  ]);
  expect(sheet.foot.map(({ cells }) => cells)).toEqual([
    ['3', '4'],
    ['1', '–'],
  ]);
});

test('news name the player, or you', () => {
  const before = seen({ moves: view.moves.slice(0, 1) });
  expect(game.tell.news(before, frame)).toEqual(['Karl legt WITZ, 4 Punkte.']);
  const start = { ...alone, view: { ...view, moves: [] } };
  expect(
    game.tell.news(start, { ...alone, view: { ...view, moves: view.moves.slice(0, 1) } }),
  ).toEqual(['Du legst WAS, 3 Punkte.']);
});

test('time that ran out is told from giving up', () => {
  const after = seen({ given_up: [1] });
  expect(game.tell.news(frame, after)).toEqual(['Karl gibt auf.']);
  expect(
    game.tell.news(frame, { ...after, log: [{ name: 'time_up', data: { seat: 1 } }] }),
  ).toEqual(['Die Zeit von Karl ist um.']);
});

test('the final sheet ranks by points and takes unused bons off', () => {
  const over = { ...seen({ penalties: [1, 0] }), over: true, scores: [2, 4] };
  const final = game.look.final(over);
  expect(final.rows).toEqual([
    { seat: 1, values: ['4', '–'], total: 4 },
    { seat: 0, values: ['3', '−1'], total: 2 },
  ]);
  expect(final.longest).toBe('WITZ');
});

test('giving up asks first, and the last move may be left out', () => {
  expect(game.handle.sideActions(frame, 0)[0]).toMatchObject({
    action: 'give-up',
    label: 'Aufgeben',
  });
  expect(game.handle.sideActions(frame, 0)[0]?.confirm?.text).toContain('3 Punkte bleiben stehen');
  expect(game.handle.sideActions(seen({ last_move: true }), 0)[0]?.action).toBe('pass');
});

test('the main button says how many letters are still to come', () => {
  expect(game.tell.invitation(frame, 0)).toBe('Nimm drei Buchstaben');
  expect(game.tell.invitation(frame, 1)).toBe('Noch zwei Buchstaben');
  expect(game.tell.invitation(frame, 2)).toBe('Noch ein Buchstabe');
});
