// The crossing games of Typ-Dom: Kreuzwort-Spiel in two editions and Point-Typ-Dom. A hidden hand, a table without an edge.
import { around } from '../../board/extent';
import { wordFirst, type Writing } from '../../board/laying';
import { lettersOf, type Extent, type Picture } from '../../board/picture';
import { keyOf } from '../../board/squares';
import { t } from '../../app/language.svelte';
import { aloneAt, nameOf } from '../../table/seats';
import type { Frame, Square, Trial } from '../../lib/wire';
import type { TypdomView } from './view';
import { endTitle } from '../../table/wording';
import type { SideAction, TableGame } from '../game';
import { finalOf, sheetOf } from './sheet';
import { backFace, jollyFace, piecesOf, plainFace } from './stones';
import { lately, news, stepTold } from './told';

type TypdomFrame = Frame<TypdomView>;

/** What differs on the screen; the rules are the server's. */
interface Edition {
  id: string;
  name: string;
  clauses: string[];
  points: boolean;
  /** How many places the tray for bought stones has. */
  most: number;
}

// How many free rows are always round the stones?
const FREE = 3;
const EMPTY: Extent = { top: -3, left: -4, rows: 7, cols: 9 };

const writing: Writing = {
  nameOf: keyOf,
  signOf: ({ letter, star }) => (star ? letter.toLowerCase() : letter),
};

const number = (n: number): string => (n < 0 ? t('open.minus', { n: -n }) : String(n));
export const placeOf = ([row, col]: Square): string => t('open.place', { row: number(row), col: number(col) });

function typdom({ id, name, clauses, points, most }: Edition): TableGame<TypdomView> {
  const picture = ({ stones, last }: TypdomView): Picture => ({
    label: t('typdom.table', { name }),
    look: 'tdm',
    open: true,
    ...(around(stones.map(({ square }) => square), FREE) ?? EMPTY),
    stones: stones.map(({ square, letter, jolly }) => ({ square, ...(jolly ? jollyFace(letter) : plainFace(letter, points)) })),
    last,
    grounds: stones
      .filter(({ robbable }) => robbable)
      .map(({ square }) => ({ square, kind: 'open-jolly', spoken: t('typdom.robbable'), print: { text: t('typdom.robbable.short'), kind: 'flag' } })),
  });

  return {
    id,
    name,
    clauses,
    hidden: true,
    points,
    placeOf,
    picture,
    thinkingMillis: ({ time }) => (typeof time === 'number' && time > 0 ? time * 1000 : null),
    premature: ({ code }, stones) => stones < 2 && (code === 'not_connected' || code === 'no_shared_letter'),
    supply: ({ hand }) => ({ kind: 'rack', pieces: piecesOf(hand, points), places: 13 }),
    laying: (stones, view, down) => wordFirst(stones, lettersOf(picture(view)), down, writing),
    layLabel: (trial, frame) => layLabel(trial, frame, points),
    trialNote,
    turnLine,
    invitation: (frame, stones) => t(frame.phase === 'buy' ? 'typdom.late' : stones ? 'typdom.more' : 'typdom.take'),
    otherwise: () => t('typdom.otherwise'),
    sideActions: (frame) => [buying(frame, most), ...robberies(frame.view), passing(frame)],
    squareAction(frame, _seat, square) {
      const jolly = frame.view.stones.find((stone) => stone.robbable && keyOf(stone.square) === keyOf(square));
      return jolly && !frame.view.second && frame.view.hand.includes(jolly.letter) ? robbery(jolly) : null;
    },
    benches: ({ hand_sizes, stock }) => ({ counts: hand_sizes, stock }),
    sheet: (frame, trial) => sheetOf(frame, trial, points),
    final: (frame) => finalOf(frame, points),
    endTitle: (frame) => ending(frame, points),
    news: (before, after) => news(before, after, points),
    lately: (frame) => lately(frame, points),
    greeting,
    lastMove(view) {
      const last = view.moves.at(-1);
      return last?.words.length ? { seat: last.seat, words: last.words, points: last.points } : null;
    },
    stepTold,
  };
}

function layLabel(trial: Trial | null, { view }: TypdomFrame, points: boolean): string {
  const word = trial?.words[0]?.word;
  if (!trial || !word) return t(view.second ? 'typdom.lay.second' : 'act.lay');
  if (points) return t(view.second ? 'typdom.lay.second.points' : 'typdom.lay.points', { word, n: trial.points });
  return t(view.second ? 'typdom.lay.second.word' : 'typdom.lay.word', { word });
}

function trialNote(trial: Trial, { view }: TypdomFrame): string {
  if (trial.phase === 'over') return t('typdom.note.over');
  return trial.phase === 'second' ? t('typdom.note.second') : view.second ? t('typdom.note.is.second') : '';
}

function turnLine(frame: TypdomFrame): string {
  if (frame.phase === 'buy') return t('typdom.turn.late');
  if (frame.view.second) return t('typdom.turn.second');
  return t(frame.view.stones.length ? 'typdom.turn' : 'typdom.turn.first');
}

function buying({ view }: TypdomFrame, most: number): SideAction {
  const colours = ['red', 'black'].filter((colour) => view.colours.includes(colour));
  const yes = (n: number) => (n === 1 ? t('typdom.buy.yes.one') : n ? t('typdom.buy.yes', { n }) : t('typdom.buy.none'));
  return {
    action: 'buy',
    label: t(most === 1 ? 'typdom.buy.one' : 'typdom.buy.many'),
    why: colours.length ? undefined : t('typdom.buy.empty'),
    probes: colours.map((colour) => `buy ${colour}`),
    choice: {
      title: t(most === 1 ? 'typdom.buy.title' : 'typdom.buy.title.many'),
      text: t(most === 1 ? 'typdom.buy.text' : 'typdom.buy.text.many', { most }),
      kinds: colours.map((colour) => ({ symbol: colour, label: t(colour === 'red' ? 'typdom.red' : 'typdom.black'), face: backFace(colour) })),
      most: Math.min(most, view.stock),
      action: (symbols) => `buy ${symbols.join(' ')}`,
      yes: (symbols) => yes(symbols.length),
      no: t('typdom.buy.no'),
    },
  };
}

type Jolly = TypdomView['stones'][number];

export function robbery({ square, letter }: Jolly): SideAction {
  const yes = t('typdom.rob.yes', { letter });
  const confirm = { title: t('typdom.rob.title', { letter }), text: t('typdom.rob.text', { letter }), yes, no: t('typdom.rob.no'), mild: true };
  return { action: `rob ${keyOf(square)}`, label: t('typdom.rob.of', { letter }), probes: [`rob ${keyOf(square)}`], confirm };
}

export function robberies(view: { stones: Jolly[] }): SideAction[] {
  const free = view.stones.filter(({ robbable }) => robbable);
  if (free.length) return free.map(robbery);
  const why = t(view.stones.some(({ jolly }) => jolly) ? 'typdom.rob.builtin' : 'typdom.rob.none');
  return [{ action: 'rob', label: t('typdom.rob'), why }];
}

function passing({ view }: TypdomFrame): SideAction {
  return { action: 'pass', label: t(view.second ? 'typdom.pass.second' : 'typdom.pass'), probes: ['pass'] };
}

/** Who starts, and why. */
function greeting(frame: TypdomFrame): string {
  const { starter, stones } = frame.view;
  if (starter === null || frame.view.moves.length || stones.length || frame.over || frame.options.start === 'agreed') return '';
  const you = starter === aloneAt(frame);
  const key = frame.options.start === 'lot' ? 'typdom.begins.lot' : 'typdom.begins.letter';
  return t(you ? `${key}.you` : key, { name: nameOf(frame, starter) });
}

function ending(frame: TypdomFrame, points: boolean): string {
  const [winner] = frame.winners;
  if (winner === undefined) return t('typdom.end.nobody');
  const n = frame.scores[winner] ?? 0;
  const you = winner === aloneAt(frame);
  const values = { name: nameOf(frame, winner), n };
  if (!points) return t(you ? 'typdom.end.paid.you' : 'typdom.end.paid', values);
  if (n === Math.max(...frame.scores)) return endTitle(frame);
  return t(you ? 'typdom.end.out.you' : 'typdom.end.out', values);
}

export const kreuzwort1936 = typdom({ id: 'kreuzwort-1936', name: 'Kreuzwort-Spiel', clauses: ['KW4-'], points: false, most: 1 });
export const kreuzwortSuper = typdom({ id: 'kreuzwort-super', name: 'Kreuzwort-Spiel', clauses: ['KW1-'], points: false, most: 1 });
export const pointTypDom = typdom({ id: 'point-typ-dom', name: 'Point-Typ-Dom', clauses: ['PNT-'], points: true, most: 3 });
