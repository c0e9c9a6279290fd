import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Frame, ReplayStep, Square } from '../../lib/wire';
import { game } from './game';
import { asLetters, pathOf } from './paths';
import Search from './Search.svelte';
import { lengthTold, linesOf } from './sheet';
import { Spelling } from './spelling.svelte';
import type { BoggleRound, BoggleView } from './view';
import { running } from '../../testkit/running';
import { person, refusalOf, stepOf } from '../../testkit/told';

beforeAll(() => {
  window.matchMedia ??= (query) => ({ matches: false, media: query }) as MediaQueryList;
});
afterEach(cleanup);

const LETTERS = 'AEPTUSNOMAMEROST';
const found = (
  word: string,
  points: number,
  more: { shared?: boolean; allowed?: boolean } = {},
) => ({ word, points, path: [] as Square[], shared: false, allowed: true, ...more });
const round: BoggleRound = {
  letters: LETTERS,
  lists: [
    [found('MAUS', 0, { shared: true }), found('RASEN', 2), found('MAMO', 0, { allowed: false })],
    [found('TON', 1), found('MAUS', 0, { shared: true })],
  ],
  points: [2, 1],
};
const view: BoggleView = {
  letters: '',
  round: 2,
  began_at: null,
  list: [],
  done: [],
  searching: [],
  left: [],
  rounds: [round],
  order: 'together',
};
const frame: Frame<BoggleView> = {
  ...running,
  table: 't',
  v: 0,
  seq: 9,
  game: 'boggle',
  options: { rounds: 3, target: 0, time: 180 },
  seats: [person('Anna'), { names: ['Karl'], kind: 'computer', level: 'leicht' }],
  phase: 'shake',
  next: [],
  over: false,
  winners: [],
  scores: [2, 1],
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

test('a typed word finds its way over touching dice, each at most once', () => {
  expect(pathOf(LETTERS, 'RASEN')).toEqual([
    [3, 0],
    [2, 1],
    [1, 1],
    [0, 1],
    [1, 2],
  ]);
  expect(pathOf(LETTERS, 'NAMEN')).toBeNull();
  expect(pathOf(LETTERS, '')).toBeNull();
});

test('umlauts are written as the dice have them', () => {
  expect(asLetters('süße Übel!')).toBe('SUESSEUEBEL');
});

test('dice are taken one after the other, taken back, and not over a gap', () => {
  const spelling = new Spelling(() => LETTERS);
  expect([spelling.touch([3, 0]), spelling.touch([2, 1]), spelling.touch([0, 3])]).toEqual([
    'took',
    'took',
    'far',
  ]);
  expect(spelling.action).toBe('RA A4 B3');
  expect(spelling.touch([2, 1])).toBe('back');
  expect(spelling.word).toBe('R');
  spelling.swipe([
    [2, 0],
    [2, 1],
    [1, 0],
    [1, 1],
  ]);
  expect(spelling.word).toBe('MAUS');
  spelling.touch([2, 1]);
  expect(spelling.word).toBe('MA');
});

test('a typed word is sent without a way, and a tap goes on from it', () => {
  const spelling = new Spelling(() => LETTERS);
  spelling.type('ra');
  expect([spelling.action, spelling.path.length]).toEqual(['RA', 2]);
  expect(spelling.touch([1, 1])).toBe('took');
  expect(spelling.action).toBe('RAS A4 B3 B2');
  spelling.back();
  spelling.append('u');
  expect(spelling.action).toBe('RAU');
});

test('the lists side by side: what counts first, each word once', () => {
  expect(linesOf(round).map(({ word, finders, verdict }) => [word, finders, verdict])).toEqual([
    ['RASEN', [0], 'counts'],
    ['TON', [1], 'counts'],
    ['MAUS', [0, 1], 'shared'],
    ['MAMO', [0], 'refused'],
  ]);
});

test('the pad has the points of each round and looks up what counted', () => {
  const sheet = game.look.sheet(frame, null)!;
  expect(sheet.rounds[0]?.map((cell) => [cell?.text, cell?.words])).toEqual([
    ['2', ['RASEN']],
    ['1', ['TON']],
  ]);
  expect(sheet.foot[0]?.cells).toEqual(['2', '1']);
});

test('how long it goes is told by rounds, by points, or by both', () => {
  expect(lengthTold(frame)).toBe('Insgesamt 3 Runden.');
  expect(lengthTold({ options: { rounds: 0, target: 100 } })).toBe('Bis 100 Punkte.');
  expect(lengthTold({ options: { rounds: 0, target: 0 } })).toBe('Insgesamt 15 Runden.');
});

test('what happened is told: the begin, the end, the points', () => {
  const searching = {
    ...frame,
    phase: 'search',
    view: { ...view, rounds: [], round: 1, letters: LETTERS },
  };
  expect(game.tell.news({ ...searching, phase: 'shake' }, searching)).toEqual([
    'Die Würfel liegen, die Sanduhr läuft.',
  ]);
  expect(game.tell.news(searching, frame)).toEqual([
    'Die Suche ist zu Ende.',
    'Du 2 Punkte und Karl 1 Punkt.',
  ]);
});

test('alone nobody wins against anybody', () => {
  const solo = { ...frame, seats: frame.seats.slice(0, 1), scores: [2], over: true, winners: [0] };
  expect(game.tell.endTitle(solo)).toBe('Du hast 2 Punkte');
  expect(game.look.final(solo).longest).toBe('RASEN');
});

test('a replay tells writing, striking and the glass', () => {
  const told = (kind: ReplayStep['kind'], action: string, seat: number | null = 0) =>
    game.tell.stepTold(stepOf({ kind, seat, action }), () => 'Anna');
  expect(told('act', 'RASEN A4 B3')).toBe('Anna notiert RASEN.');
  expect(told('act', 'strike RASEN')).toBe('Anna streicht RASEN.');
  expect(told('act', 'done')).toBe('Anna sucht nicht weiter.');
  expect(told('chance', 'shake', null)).toBe('Die Würfel werden geschüttelt.');
});

test('a refused word leads to the rules by one link while their headings are not known', () => {
  const refusal = refusalOf('boggle_no_path', { clauses: ['BOG-05', 'BOG-06'] });
  const none = (): void => undefined;
  const { container } = render(Search, {
    spelling: new Spelling(() => LETTERS),
    refusal,
    wrote: '',
    pending: [],
    open: true,
    list: [],
    name: '',
    others: false,
    onwrite: none,
    onstrike: none,
    ondone: none,
  });
  const links = [...container.querySelectorAll('[role=alert] a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Regel nachlesen', '#/regeln/boggle/BOG-05'],
  ]);
});
