// Schach dem Wort: one stone a turn on a table without an edge, premiums, a word that may be left to one seat.
import { around } from '../../board/extent';
import type { Extent, Ground, Picture, Tentative } from '../../board/picture';
import { keyOf } from '../../board/squares';
import { t } from '../../app/language.svelte';
import { aloneAt, nameOf } from '../../table/seats';
import type { Square, Trial } from '../../lib/wire';
import type { SideAction, TableGame, TrialLine } from '../game';
import { backFace, jollyFace, piecesOf, plainFace } from '../typdom/stones';
import Panel from './Panel.svelte';
import { plan } from './plan.svelte';
import { finalOf, sheetOf } from './sheet';
import { lately, news, stepTold } from './told';
import type { SchachFrame, SchachView, SeenWord } from './view';

// How many free rows are always round the stones?
const FREE = 3;
const EMPTY: Extent = { top: -3, left: -4, rows: 7, cols: 9 };

const number = (n: number): string => (n < 0 ? t('open.minus', { n: -n }) : String(n));
const placeOf = ([row, col]: Square): string => t('open.place', { row: number(row), col: number(col) });

function marked({ squares }: SeenWord, kind: string, flag: string, spoken: string): Ground[] {
  return squares.map((square, at) => ({ square, kind, spoken, ...(at === 0 && { print: { text: flag, kind: 'flag' } }) }));
}

function grounds({ stones, open, alone }: SchachView): Ground[] {
  const words = [
    ...open.flatMap((word) => marked(word, 'open-word', t('schach.open.short'), t('schach.open.spoken', { word: word.word }))),
    ...alone.flatMap((word) => marked(word, 'alone-word', t('schach.alone.short'), t('schach.alone.spoken', { word: word.word }))),
  ];
  const taken = new Set(words.map(({ square }) => keyOf(square)));
  const jollies = stones
    .filter(({ robbable, square }) => robbable && !taken.has(keyOf(square)))
    .map(({ square }) => ({ square, kind: 'open-jolly', spoken: t('typdom.robbable'), print: { text: t('typdom.robbable.short'), kind: 'flag' } }));
  const seen = new Set<string>();
  return [...words, ...jollies].filter(({ square }) => !seen.has(keyOf(square)) && seen.add(keyOf(square)));
}

function picture(view: SchachView): Picture {
  const { stones, last } = view;
  return {
    label: t('typdom.table', { name: 'Schach dem Wort' }),
    look: 'tdm',
    open: true,
    ...(around(stones.map(({ square }) => square), FREE) ?? EMPTY),
    stones: stones.map(({ square, letter, jolly }) => ({ square, ...(jolly ? jollyFace(letter) : plainFace(letter, false)) })),
    last,
    grounds: grounds(view),
  };
}

/** Stone by stone in the order in which they were put down, then the note. */
function laying(stones: readonly Tentative[]): string {
  const put = stones.map(({ square, letter, star }) => `${keyOf(square)}> ${star ? letter.toLowerCase() : letter}`);
  return [...put, ...(plan.note ? [`plan ${plan.note}`] : [])].join(' ');
}

const creditAfter = (trial: Trial, view: SchachView): number => view.credit + trial.earned - trial.spent;
const isOpen = (word: { parts?: [string, number][] }): boolean => word.parts?.[0]?.[0] === 'open';

function trialLines(trial: Trial, { view }: SchachFrame): TrialLine[] {
  const words = trial.words.map((word) => ({ word: word.word, text: t(isOpen(word) ? 'schach.word.open' : 'schach.word.done'), value: isOpen(word) ? '○' : '●' }));
  const credit = creditAfter(trial, view);
  const premium = trial.earned || credit > 0 ? [{ text: t('schach.premium.left', { n: Math.max(0, credit) }), value: trial.earned ? `+${trial.earned}` : '', sum: true }] : [];
  return [...words, ...premium];
}

function layLabel(trial: Trial | null, { view }: SchachFrame): string {
  const words = trial?.words.map(({ word }) => word) ?? [];
  if (!trial || !words.length) return t(view.credit ? 'schach.lay.premium' : 'schach.lay');
  return t('schach.lay.words', { words: words.join(', ') });
}

function turnLine({ view, phase }: SchachFrame, seat: number): string {
  const own = view.alone.find((word) => word.seat === seat);
  if (phase === 'premium') return t('schach.turn.premium', { n: view.credit });
  if (own) return t(view.may_buy ? 'schach.turn.alone.buy' : 'schach.turn.alone', { word: own.word });
  if (!view.stones.length) return t('schach.turn.first');
  const [open] = view.open;
  if (open) return t(view.bought ? 'schach.turn.bought' : 'schach.turn.open', { word: open.word });
  return t('schach.turn.new');
}

function buying({ view }: SchachFrame): SideAction {
  const colours = ['red', 'black'].filter((colour) => view.colours.includes(colour));
  return {
    action: 'buy',
    label: t('typdom.buy.one'),
    why: colours.length ? undefined : t('typdom.buy.empty'),
    probes: colours.map((colour) => `buy ${colour}`),
    choice: {
      title: t('typdom.buy.title'),
      text: t('schach.buy.text'),
      kinds: colours.map((colour) => ({ symbol: colour, label: t(colour === 'red' ? 'typdom.red' : 'typdom.black'), face: backFace(colour) })),
      most: 1,
      action: (symbols) => `buy ${symbols.join(' ')}`,
      yes: (symbols) => t(symbols.length ? 'typdom.buy.yes.one' : 'typdom.buy.none'),
      no: t('typdom.buy.no'),
    },
  };
}

function robbery({ square, letter }: SchachView['stones'][number]): SideAction {
  const yes = t('typdom.rob.yes', { letter });
  const confirm = { title: t('typdom.rob.title', { letter }), text: t('typdom.rob.text', { letter }), yes, no: t('typdom.rob.no'), mild: true };
  return { action: `rob ${keyOf(square)}`, label: t('typdom.rob.of', { letter }), probes: [`rob ${keyOf(square)}`], confirm };
}

function sideActions(frame: SchachFrame): SideAction[] {
  const { view, phase } = frame;
  if (phase === 'premium') {
    const back = { action: 'back', label: t('schach.back'), probes: ['back'] };
    return [{ action: 'pass', label: t('schach.pass.premium'), probes: ['pass'] }, back];
  }
  const robberies = view.stones.filter(({ robbable }) => robbable).map(robbery);
  return [buying(frame), ...robberies, { action: 'pass', label: t('schach.pass'), probes: ['pass'] }];
}

/** Who starts, and why. */
function greeting({ view, over, options, ...frame }: SchachFrame): string {
  const { starter, stones, moves } = view;
  if (starter === null || moves.length || stones.length || over || options.start === 'agreed') return '';
  const told = { view, over, options, ...frame };
  return t(starter === aloneAt(told) ? 'typdom.begins.lot.you' : 'typdom.begins.lot', { name: nameOf(told, starter) });
}

function endTitle(frame: SchachFrame): string {
  const [winner] = frame.winners;
  if (winner === undefined) return t('typdom.end.nobody');
  const values = { name: nameOf(frame, winner), n: frame.scores[winner] ?? 0 };
  return t(winner === aloneAt(frame) ? 'typdom.end.paid.you' : 'typdom.end.paid', values);
}

export const schachDemWort: TableGame<SchachView> = {
  id: 'schach-dem-wort',
  name: 'Schach dem Wort',
  clauses: ['SDW-'],
  hidden: true,
  points: false,
  placeOf,
  picture,
  thinkingMillis: ({ time }) => (typeof time === 'number' && time > 0 ? time * 1000 : null),
  premature: ({ code }, stones, { stones: lying }) => code === 'opening_two_stones' && stones < 2 && !lying.length,
  supply: ({ hand }) => ({ kind: 'rack', pieces: piecesOf(hand, false), places: 13 }),
  laying,
  layLabel,
  trialLines,
  trialNote: (trial) => (trial.phase === 'over' ? t('typdom.note.over') : ''),
  turnLine,
  invitation: ({ view }, stones) => t(stones ? 'schach.take.second' : view.alone.some(({ seat }) => seat === view.turn) && view.may_buy ? 'typdom.late' : 'schach.take'),
  otherwise: () => t('schach.otherwise'),
  sideActions,
  squareAction({ view }, _seat, square) {
    const jolly = view.stones.find((stone) => stone.robbable && keyOf(stone.square) === keyOf(square));
    return jolly && !view.credit && !view.bought && view.hand.includes(jolly.letter) ? robbery(jolly) : null;
  },
  benches: ({ hand_sizes, stock }) => ({ counts: hand_sizes, stock }),
  panel: Panel,
  sheet: sheetOf,
  final: finalOf,
  endTitle,
  news,
  lately,
  greeting,
  lastMove({ moves }) {
    const last = moves.at(-1);
    return last?.words.length ? { seat: last.seat, words: last.words, points: 0 } : null;
  },
  stepTold,
};
