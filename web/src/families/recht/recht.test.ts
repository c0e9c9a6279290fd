import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Seat, Square } from '../../lib/wire';
import { game as recht } from '../../games/recht-super/game';
import Announced from './Announced.svelte';
import { frame, move, seen, view } from './sample';
import { laid, person, stepOf, trialOf, tried } from '../../testkit/told';

const put = (letter: string, square: Square, more = {}) => ({ letter, square, ...more });
const trial = trialOf({ words: [tried('MEXIKO')], phase: 'add' });

test('a stone is written with its square, a jolly small', () => {
  expect(recht.handle.laying([put('O', [0, 4])], view, false)).toBe('0,4> O');
  expect(recht.handle.laying([put('O', [0, 4], { star: 'corner' })], view, false)).toBe('0,4> o');
  expect(recht.handle.laying([put('M', [0, -1]), put('O', [0, 4])], view, false)).toBe(
    '0,-1> M....O',
  );
});

test('a new word is written across the finished one', () => {
  const begin = { ...view, word: '', crossed: view.fragment };
  expect(recht.handle.laying([put('A', [1, 3])], begin, false)).toBe('1,3v A');
});

const saying = recht.handle.saying!;

test('the field asks for a word, and says what an empty one means', () => {
  expect(saying(frame)).toMatchObject({
    label: 'Angesagt ist LEXIKON. Dein Wort',
    hint: 'Leer lassen heißt: Der Stein ist für LEXIKON.',
  });
  expect(saying(frame)?.text('MEXIKO')).toBe('says MEXIKO');
  expect(saying(seen({ word: '' }, { phase: 'begin' }))?.hint).toBe(
    'Sag ein Wort an, das das fertige kreuzt.',
  );
  expect(saying(seen({}, { phase: 'finish' }))).toBeNull();
});

test('the main button says what is announced, fitted or finished', () => {
  expect(recht.tell.layLabel(trial, frame)).toBe('MEXIKO ansagen');
  expect(recht.tell.layLabel({ ...trial, words: [tried('LEXIKON')] }, frame)).toBe(
    'Stein für LEXIKON legen',
  );
  expect(recht.tell.layLabel({ ...trial, phase: 'begin' }, frame)).toBe('MEXIKO fertig legen');
  expect(recht.tell.trialNote({ ...trial, earned: 1 }, frame)).toBe('Prämie: noch 1 Stein.');
});

test('what is to be done depends on the phase', () => {
  expect(recht.tell.turnLine(frame, 0)).toContain('Angesagt ist LEXIKON');
  expect([recht.tell.aside(view), recht.tell.aside({ ...view, premium: 1 })]).toEqual([
    'LEXIKON',
    'noch 1 Stein',
  ]);
  expect(recht.tell.turnLine(seen({ premium: 2 }, { phase: 'premium' }), 0)).toBe(
    'Prämie: Du darfst noch 2 Steine legen.',
  );
  expect(recht.tell.turnLine(seen({ author: 0 }, { phase: 'finish' }), 0)).toContain(
    'Leg alles, was fehlt: L O N',
  );
  expect(
    recht.tell.turnLine(seen({ word: '', crossed: view.fragment }, { phase: 'begin' }), 0),
  ).toContain('quer zum fertigen');
  expect(recht.tell.invitation(frame, 1)).toBe('Sag ein anderes Wort an');
});

test('who must finish may finish or pay, and nothing else but rob', () => {
  const acts = recht.handle.sideActions(seen({ author: 0 }, { phase: 'finish' }), 0);
  expect(acts.map(({ action }) => action)).toEqual(['finish', 'drop-out', 'rob 0,0']);
  expect(
    recht.handle
      .sideActions(seen({ premium: 1 }, { phase: 'premium' }), 0)
      .map(({ label }) => label),
  ).toEqual(['Auf die Prämie verzichten']);
  expect(recht.handle.sideActions(frame, 0).map(({ action }) => action)).toEqual([
    'buy red',
    'buy black',
    'rob 0,0',
    'pass',
  ]);
});

test('who has all stones of the word finishes it with the main button', () => {
  const lead = (can_finish: boolean) =>
    recht.handle
      .sideActions(seen({ author: 0, word: 'EXFREUND', can_finish }, { phase: 'finish' }), 0)
      .find(({ leads }) => leads)?.label;
  expect(lead(true)).toBe('EXFREUND vollenden');
  expect(lead(false)).toBeUndefined();
});

test('what happened is told, premiums and duties too', () => {
  const before = seen({ moves: view.moves.slice(0, 1) });
  expect(recht.tell.news(before, frame)).toEqual(['Karl sagt LEXIKON an.']);
  const square = seen({
    moves: [
      ...view.moves,
      { ...move, seat: 0, kind: 'fit', word: 'LEXIKON', square_premium: true, squares: [[0, 4]] },
    ],
  });
  expect(recht.tell.news(frame, square)).toEqual([
    'Anna legt einen Stein für LEXIKON. Ein Quadrat: noch ein Stein.',
  ]);
  const duty = seen(
    { moves: [...view.moves, { ...move, seat: 0, kind: 'pass' }] },
    { phase: 'finish' },
  );
  expect(recht.tell.news(frame, duty)).toEqual([
    'Anna sagt „weiter“.',
    'LEXIKON ging unverändert um den Tisch, Karl muss es vollenden.',
  ]);
  const out = seen({
    moves: [...view.moves, { ...move, seat: 1, kind: 'out', word: 'LEXIKON', paid: 9 }],
  });
  expect(recht.tell.lately(out)).toBe(
    'Karl sagt LEXIKON an. Karl kann LEXIKON nicht vollenden, scheidet aus und zahlt jedem 9.',
  );
});

const tied = {
  winner: null,
  rests: [3, 3],
  hands: [['A'], ['E']],
  out: [],
  change: [0, 0],
  stake: 1,
};
const won = {
  winner: 0,
  rests: [0, 6],
  hands: [[], ['A', 'E']],
  out: [],
  change: [12, -12],
  stake: 2,
};

test('the next game of the evening begins with how the last one ended', () => {
  const next = seen(
    {
      results: [tied],
      game: 2,
      games: 2,
      stake: 2,
      moves: [],
      stones: [],
      word: '',
      turn: 0,
      starter: 0,
    },
    { phase: 'begin' },
  );
  expect(recht.tell.greeting(next)).toBe(
    'Partie 1: Gleichstand, niemand gewinnt. Die nächste geht um den doppelten Einsatz. ' +
      'Partie 2 beginnt Anna.',
  );
  expect(recht.tell.news(frame, next).at(-1)).toBe('Partie 2 beginnt Anna.');
});

test('the pad has announcements, and the payments of each game below', () => {
  const sheet = recht.look.sheet(seen({ results: [tied, won] }, { scores: [12, -12] }), null);
  expect(sheet?.rounds.map((cells) => cells.map((cell) => cell?.text))).toEqual([
    ['HEXE', 'LEXIKON'],
  ]);
  expect(sheet?.foot).toEqual([
    { label: 'Partie 1', cells: ['0', '0'] },
    { label: 'Partie 2', cells: ['+12', '−12'] },
    { label: 'Stand', cells: ['+12', '−12'] },
  ]);
});

test('the end shows rests, or the games of an evening', () => {
  const over = seen(
    { results: [won], shown: [[], ['A', 'E']] },
    { over: true, winners: [0], scores: [12, -12] },
  );
  expect(recht.look.final(over).rows.map(({ values, total }) => [...values, total])).toEqual([
    ['0', '0', 12],
    ['2', '6', -12],
  ]);
  expect(recht.tell.endTitle(over)).toBe('Anna gewinnt und bekommt 12');
  const evening = seen({ results: [tied, won] }, { over: true, winners: [0], scores: [12, -12] });
  expect(recht.look.final(evening).heads).toEqual(['Partie 1', 'Partie 2']);
  expect(recht.tell.endTitle(seen({}, { over: true }))).toBe('Gleichstand, niemand gewinnt');
});

test('steps of a replay are told', () => {
  const told = (action: string, words: string[] = []) =>
    recht.tell.stepTold(
      stepOf({ action, words: words.map((word) => laid(word)) }),
      (at) => `P${at + 1}`,
    );
  expect(told('0,4> O says MEXIKO', ['MEXIKO'])).toBe('P1 sagt MEXIKO an.');
  expect(told('0,4> O', ['MEXIKO'])).toBe('P1 legt einen Stein für MEXIKO.');
  expect(told('finish', ['MEXIKO'])).toBe('P1 macht MEXIKO fertig.');
  expect(told('drop-out')).toBe('P1 scheidet aus und zahlt.');
  expect(told('buy red')).toBe('P1 kauft einen Stein.');
  expect(told('pass')).toBe('P1 sagt „weiter“.');
});

test('whoever plays alone is spoken to, not named', () => {
  const seats: Seat[] = [person('Anna'), { names: ['Karl'], kind: 'computer', level: 'leicht' }];
  const { container } = render(Announced, {
    frame: seen({ author: 0 }, { seats }),
    trial: null,
    seat: 0,
  });
  expect(container.textContent).toContain('LEXIKON von dir');
  expect(container.textContent).toContain('musst du das Wort vollenden');
  expect(screen.queryByText(/von Du/)).toBeNull();
  const next = seen(
    { results: [won], game: 2, games: 2, moves: [], stones: [], word: '', turn: 0, starter: 0 },
    { phase: 'begin', seats },
  );
  expect(recht.tell.greeting(next)).toBe('Partie 1: Du gewinnst, +12. Partie 2 beginnst du.');
});

test('whoever leaves pays, without a word about a word', () => {
  const left = seen({
    moves: [...view.moves, { ...move, seat: 1, kind: 'left', word: '', paid: 9 }],
  });
  expect(recht.tell.news(frame, left)).toEqual(['Karl steht auf und zahlt jedem 9.']);
});
