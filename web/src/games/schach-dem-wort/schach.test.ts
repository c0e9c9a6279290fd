import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Tentative } from '../../board/picture';
import type { LaidWord, Seat, Square } from '../../lib/wire';
import { game } from './game';
import Panel from './Panel.svelte';
import { plan } from './plan.svelte';
import { frame, view } from './sample';
import type { SchachFrame, SchachView } from './view';
import { laid, person, stepOf, trialOf, tried } from '../../testkit/told';

const seen = (part: Partial<SchachView>, rest: Partial<SchachFrame> = {}): SchachFrame => ({
  ...frame,
  ...rest,
  view: { ...view, ...part },
});
const put = (letter: string, square: Square, star?: 'corner'): Tentative => ({
  letter,
  square,
  ...(star && { star }),
});
const trial = trialOf({
  words: [tried('TOT', 0, { parts: [['finished', 0]] }), tried('IO', 0, { parts: [['open', 0]] })],
  earned: 2,
});

test('stones are written in the order in which they were put down, a jolly small', () => {
  plan.clear();
  expect(
    game.handle.laying(
      [put('S', [4, 3]), put('O', [3, 3]), put('E', [-1, 3], 'corner')],
      view,
      false,
    ),
  ).toBe('4,3> S 3,3> O -1,3> e');
});

test('the note goes with them, as letters and single blanks', () => {
  plan.text = '  Grüne; Oase 7 ';
  expect(game.handle.laying([put('O', [3, 3])], view, false)).toBe('3,3> O plan Grüne Oase');
  plan.text = 'x'.repeat(60);
  expect(plan.note).toHaveLength(40);
  plan.clear();
});

test('a trial tells what is open, what is a word, and how many premium stones are left', () => {
  expect(game.tell.trialLines(trial, frame, [])).toEqual([
    { word: 'TOT', text: 'ist ein Wort', value: '●' },
    { word: 'IO', text: 'offen', value: '○' },
    { text: 'Prämie, noch 2 Steine', value: '+2', sum: true },
  ]);
  expect(
    game.tell.trialLines({ ...trial, earned: 0, spent: 1 }, seen({ credit: 2 }), [])?.at(-1),
  ).toMatchObject({ text: 'Prämie, noch 1 Stein', value: '' });
  expect(game.tell.trialLines({ ...trial, earned: 0 }, frame, [])).toHaveLength(2);
  expect(game.tell.layLabel(trial, frame)).toBe('TOT, IO setzen');
});

test('the line says what is to be done', () => {
  expect(game.tell.turnLine(frame, 0)).toContain('Bau an KT weiter');
  expect(game.tell.turnLine(seen({ bought: true }), 0)).toContain('Sonst sag „weiter“');
  expect(game.tell.turnLine(seen({ open: [] }), 0)).toContain('neues Wort');
  expect(game.tell.turnLine(seen({ stones: [] }), 0)).toContain('zwei Steine');
  expect(game.tell.turnLine(seen({ credit: 2 }, { phase: 'premium' }), 0)).toBe(
    'Prämie: Du darfst noch 2 Steine setzen.',
  );
  const alone = seen(
    { alone: [{ word: 'VIOLIN', squares: [[9, 9]], seat: 0 }] },
    { phase: 'alone' },
  );
  expect(game.tell.turnLine(alone, 0)).toContain('Kauf zuerst');
});

test('open words and those of one seat are marked on the table, spoken too', () => {
  const grounds =
    game.look.picture(seen({ alone: [{ word: 'TEXT', squares: [[0, 2]], seat: 1 }] }).view)
      .grounds ?? [];
  expect(grounds.find(({ kind }) => kind === 'open-word')).toMatchObject({
    square: [2, 4],
    spoken: 'gehört zum offenen KT',
    print: { text: 'offen' },
  });
  expect(grounds.find(({ kind }) => kind === 'alone-word')?.print?.text).toBe('allein');
  expect(grounds.find(({ kind }) => kind === 'open-jolly')?.square).toEqual([2, 0]);
});

test('in a premium it can be left or taken back, else bought, robbed, passed', () => {
  expect(
    game.handle
      .sideActions(seen({ credit: 1 }, { phase: 'premium' }), 0)
      .map(({ action }) => action),
  ).toEqual(['pass', 'back']);
  expect(game.handle.sideActions(frame, 0).map(({ action }) => action)).toEqual([
    'buy red',
    'buy black',
    'rob 2,0',
    'pass',
  ]);
  expect(game.handle.sideActions(seen({ colours: [] }), 0)[0]?.why).toBe('Der Vorrat ist leer');
  expect(game.handle.squareAction(seen({ hand: ['M'] }), 0, [2, 0])?.action).toBe('rob 2,0');
  expect(game.handle.squareAction(seen({ hand: ['M'], bought: true }), 0, [2, 0])).toBeNull();
});

test('what happened is told, premiums with it', () => {
  expect(game.tell.news(seen({ moves: [] }), frame)).toEqual([
    'Karl setzt TEX. Einfache Prämie.',
    'Karl setzt TEXT.',
    'Anna kauft einen Stein.',
    'Anna sagt „weiter“.',
    'Karl setzt KT.',
  ]);
  const alone = {
    seat: 1,
    kind: 'alone',
    words: [],
    squares: [
      [2, 4],
      [3, 4],
    ] as Square[],
    premiums: [],
    bought: 0,
    plan: '',
    about: [],
  };
  expect(game.tell.lately(seen({ moves: [alone] }))).toBe(
    'Eine Runde kam niemand weiter: Karl macht KT allein fertig.',
  );
});

test('the pad has a turn in a cell, with the marks of the leaflet', () => {
  expect(
    game.look.sheet(frame, null)?.rounds.map((cells) => cells.map((cell) => cell?.text)),
  ).toEqual([
    ['kauft 1', 'TEX TEXT ■'],
    [undefined, 'KT'],
  ]);
});

test('the end is payments and hands; the longest word is a finished one', () => {
  const over = seen(
    { rests: [0, 5], shown: [[], ['A', 'C', 'F']] },
    { over: true, winners: [0], scores: [5, -5] },
  );
  expect(game.tell.endTitle(over)).toBe('Anna gewinnt und bekommt 5');
  expect(game.tell.endTitle({ ...over, winners: [] })).toBe('Gleichstand, niemand gewinnt');
  expect(game.look.final(over)).toMatchObject({
    longest: 'TEXT',
    rows: [
      { seat: 0, total: 5 },
      { seat: 1, values: ['3', '5'] },
    ],
  });
});

test('steps of a replay tell what was meant', () => {
  const told = (action: string, words: LaidWord[] = []) =>
    game.tell.stepTold(stepOf({ action, words }), () => 'P1');
  expect(told('3,2> XI plan Taxi', [laid('XI', 0)])).toBe('P1 setzt XI und meint Taxi.');
  expect(told('3,2> XI', [laid('XI', 0)])).toBeUndefined();
  expect(told('back')).toBe('P1 nimmt die Steine dieses Zuges zurück.');
  expect(told('pass')).toBe('P1 sagt „weiter“.');
});

test('only who is in turn and looks has the note; the list of stones is for all', () => {
  const { unmount } = render(Panel, { frame, trial: null, seat: 0 });
  expect(screen.getByLabelText('Dein geplantes Wort')).toBeTruthy();
  expect(screen.getByText('rotes E: 2 auf dem Tisch, 6 ungesehen')).toBeTruthy();
  unmount();
  render(Panel, { frame: { ...frame, seat: null }, trial: null, seat: 0 });
  expect(screen.queryByLabelText('Dein geplantes Wort')).toBeNull();
  expect(screen.getByText(/zuletzt gesetzt hat Karl/)).toBeTruthy();
});

test('whoever plays alone is spoken to, not named', () => {
  const seats: Seat[] = [person('Anna'), { names: ['Karl'], kind: 'computer', level: 'leicht' }];
  const word = {
    word: 'KT',
    squares: [
      [2, 4],
      [3, 4],
    ] as Square[],
    seat: 0,
  };
  const { container } = render(Panel, {
    frame: seen({ open: [word], alone: [{ ...word, word: 'EX' }] }, { seats }),
    trial: null,
    seat: 0,
  });
  expect(container.textContent).toContain('KT ist offen; zuletzt hast du gesetzt.');
  expect(container.textContent).toContain('EX machst du allein fertig.');
});
