// GEN-09 Two pages of one seat, in every game: what is arranged on one lies on the other, too.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Arranging } from '../board/arranging.svelte';
import { belongs, type Piece, type Picture } from '../board/picture';
import { Building } from '../families/presto/building.svelte';
import { frame as typdom } from '../families/kreuzwort/sample';
import { frame as recht } from '../families/recht/sample';
import type { PrestoView } from '../families/presto/view';
import { frame as cartino } from '../games/cartino/sample';
import { frame as krux, view as kruxView } from '../games/krux/sample';
import { frame as lingua } from '../games/lingua/sample';
import { frame as nomina } from '../games/nomina/sample';
import { plan } from '../games/schach-dem-wort/plan.svelte';
import { frame as schach } from '../games/schach-dem-wort/sample';
import type { Frame, Square } from '../lib/wire';
import { Desk } from '../table/desk.svelte';
import { person } from '../testkit/told';

const presto: Frame<PrestoView> = {
  ...nomina,
  phase: 'build',
  options: { order: 'together' },
  next: [0, 1],
  view: {
    hand: ['R', 'A', 'T', 'E'],
    board: [],
    boards: [],
    hand_size: 4,
    building: [0, 1],
    finished: [],
    out: [],
    left: [],
    began_at: 0,
    round: 1,
    rounds: [],
    one_left: true,
  },
};
const FRAMES: Record<string, Frame> = {
  cartino,
  krux,
  lingua,
  nomina,
  'kreuzwort-1936': typdom,
  'kreuzwort-super': typdom,
  'point-typ-dom': typdom,
  'presto-1936': presto,
  'presto-super': presto,
  'recht-1936': recht,
  'recht-super': recht,
  'schach-dem-wort': schach,
};
// Where words are written down and no stones are laid, and where a puzzle is built alone.
const NO_STONES = ['boggle', 'kreuzwortbild'];

class Line {
  static all: Line[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor() {
    Line.all.push(this);
  }
  /** As the server does it: what one arranges goes to the others. */
  send(text: string): void {
    const request = JSON.parse(text) as Record<string, unknown>;
    this.sent.push(request);
    if (request.do !== 'arrange') return;
    for (const other of Line.all)
      if (other !== this) other.hear({ arranged: { seat: request.seat, stones: request.action } });
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    return;
  }
  asked(what: string): Record<string, unknown>[] {
    return this.sent.filter((sent) => sent.do === what);
  }
}

interface Page {
  desk: Desk;
  arranging: Arranging;
  picture: () => Picture;
  pieces: () => readonly Piece[];
}

let leave: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  sessionStorage.clear();
  Line.all = [];
  plan.clear();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function told(message: unknown): void {
  for (const line of Line.all) line.hear(message);
  flushSync();
}

/** Anna with two phones; Karl sits elsewhere. */
function sit(frame: Frame): [Page, Page] {
  const pages: Page[] = [];
  const seats = frame.seats.map((_, at) => person(at ? 'Karl' : 'Anna'));
  const seen = { ...frame, seats, people: seats.map((_, at) => at), seat: 0 };
  leave = $effect.root(() => {
    for (let at = 0; at < 2; at += 1) {
      const desk = new Desk('t1');
      const face = frame.game.startsWith('presto')
        ? new Building(desk, () => (desk.frame ?? seen) as Frame<PrestoView>)
        : null;
      const { arranging, bench } = face ?? desk;
      pages.push({
        desk,
        arranging,
        picture: () => (face ?? desk).picture,
        pieces: () => desk.handling?.pieces ?? bench.order,
      });
    }
  });
  const company = { yours: [0], here: [0, 1], away: [], mates: [0], opener: false };
  told({ company: { ...company, screen: false, shown: false } });
  told({ frame: seen });
  return [pages[0]!, pages[1]!];
}

const squaresOf = ({ top = 0, left = 0, rows, cols }: Picture): Square[] =>
  Array.from({ length: rows * cols }, (_, at) => [top + Math.floor(at / cols), left + (at % cols)]);

/** Somebody puts a stone where one can go. */
function put({ arranging, picture, pieces, desk }: Page): void {
  const stamp = desk.handling?.stamp;
  for (const square of squaresOf(picture()))
    for (const piece of pieces()) {
      const free = stamp ? stamp(square)?.id === piece.id : arranging.free(square);
      if (!free || arranging.at(square) || !belongs(piece, square)) continue;
      if (arranging.left(piece.id) <= 0) continue;
      expect(arranging.put(piece.id, square, piece.letters[0])).toBe(true);
      return flushSync();
    }
  throw new Error('no stone can be put anywhere');
}

const lies = ({ arranging }: Page) =>
  arranging.stones.map(({ square, letter, piece }) => [...square, letter, piece]);

/** One after the other puts a stone: both see both, and nobody's is lost. */
function together(one: Page, other: Page): void {
  put(one);
  expect(lies(other)).toEqual(lies(one));
  put(other);
  expect(lies(one)).toHaveLength(2);
  expect(lies(other)).toEqual(lies(one));
  one.arranging.undo();
  flushSync();
  expect(lies(other)).toHaveLength(1);
}

test('every game that is played with stones is looked at', () => {
  const games = Object.keys(import.meta.glob('../games/*/game.ts')).map((path) =>
    path.replace(/^.*games\/(.*)\/game.ts$/, '$1'),
  );
  expect(games.sort()).toEqual([...Object.keys(FRAMES), ...NO_STONES].sort());
});

test.each(Object.entries(FRAMES))('%s: mates see the same stones', (game, frame) => {
  const [one, other] = sit({ ...frame, game });
  together(one, other);
  expect(Line.all[0]!.asked('busy')).toMatchObject([{ seat: 0, aye: true }]);
});

test('a mate who comes back sees what was laid meanwhile, and overwrites nothing', () => {
  const [one, other] = sit(nomina);
  const [here, gone] = [Line.all[0]!, Line.all[1]!];
  put(one);
  Line.all = [here];
  other.desk.socket.line = 'lost';
  put(one);
  expect(lies(other)).toHaveLength(1);
  Line.all = [here, gone];
  told({ company: { yours: [0], here: [0, 1], away: [], mates: [0], opener: false } });
  other.desk.socket.line = 'open';
  flushSync();
  expect(gone.asked('arrange')).toEqual([]);
  expect(lies(one)).toHaveLength(2);
  expect(lies(other)).toEqual(lies(one));
});

test.each(['block', 'after'])('Krux: mates set blockers together (%s)', (phase) => {
  const [one, other] = sit({ ...krux, phase, view: { ...kruxView, due: 2 } } as Frame);
  expect(one.desk.handling?.id).toBe('block');
  together(one, other);
  expect(Line.all[0]!.asked('busy')).toMatchObject([{ seat: 0, aye: true }]);
});

test.each(['move0', 'back0'])('Krux: a way that one begins is open for both (%s)', (way) => {
  for (const next of [[0], [1]]) {
    Line.all = [];
    const view = { ...kruxView, rebuilding: true };
    const [one, other] = sit({ ...krux, next, view } as Frame);
    one.desk.handle(way);
    flushSync();
    expect(other.desk.handling?.id).toBe(way);
    together(one, other);
    one.desk.handle(null);
    flushSync();
    expect([other.desk.ways.choice, lies(other)]).toEqual(['', []]);
    leave();
  }
});

test('Krux: stones that changed places lie the same on both pages', () => {
  const [one, other] = sit({ ...krux, view: { ...kruxView, rebuilding: true } } as Frame);
  one.desk.handle('move0');
  for (const [piece, from, to] of [
    ['0,0', null, [0, 5]],
    ['0,1', null, [0, 0]],
    ['0,0', [0, 5], [0, 1]],
  ] as [string, Square | null, Square][])
    one.arranging.drop(piece, from, to);
  flushSync();
  expect(lies(one)).toHaveLength(2);
  expect(lies(other)).toEqual(lies(one));
});

test('Recht: the word that is typed stands on both pages', () => {
  const [one, other] = sit({ ...recht, game: 'recht-super' });
  one.desk.saying.word = 'Mexiko';
  flushSync();
  expect(other.desk.saying.word).toBe('Mexiko');
  Line.all[1]!.hear({ arranged: { seat: 0, stones: '{"stones":[]}' } });
  flushSync();
  expect(other.desk.saying.word).toBe('Mexiko');
});

test('Schach: what is meant goes to the mates of the seat and comes from them', () => {
  sit(schach);
  plan.text = 'Oase';
  flushSync();
  expect(String(Line.all[0]!.asked('arrange').at(-1)?.action)).toContain('"word":"Oase"');
  told({ arranged: { seat: 0, stones: '{"stones":[],"word":"Taxi"}' } });
  expect(plan.text).toBe('Taxi');
  told({ arranged: { seat: 1, stones: '{"stones":[],"word":"Boot"}' } });
  expect(plan.text).toBe('Taxi');
});

const R = { square: [0, 0] as Square, letter: 'R', colour: 'black', jolly: false };

test('Presto: one page keeps what mates build, and the other follows the server', async () => {
  const [one, other] = sit({ ...presto, game: 'presto-super' });
  put(one);
  await vi.advanceTimersByTimeAsync(1000);
  const kept = Line.all.flatMap((line) => line.asked('act'));
  expect(kept).toHaveLength(1);
  const { square, letter } = one.arranging.stones[0]!;
  const board = [{ ...R, square, letter }];
  const frame = { ...presto, game: 'presto-super', seat: 0, seq: 9 };
  Line.all[0]!.hear({ re: kept[0]!.re, ok: true });
  told({ frame: { ...frame, view: { ...presto.view, board } } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(Line.all.flatMap((line) => line.asked('act'))).toHaveLength(1);
  expect(lies(other)).toEqual(lies(one));
  told({ frame: { ...frame, seq: 10, view: { ...presto.view, board: [R] } } });
  expect([lies(one), lies(other)]).toEqual([[[0, 0, 'R', 'R1']], [[0, 0, 'R', 'R1']]]);
  put(one);
  told({ frame: { ...frame, seq: 11, view: { ...presto.view, board: [] } } });
  expect(lies(one)).toHaveLength(2);
});
