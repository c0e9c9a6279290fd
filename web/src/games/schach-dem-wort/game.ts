// Schach dem Wort: one stone a turn on a table without an edge, premiums, a word that may be left
// to one seat.
import type { Ground, Picture, Tentative } from '../../board/picture';
import { keyOf } from '../../board/squares';
import { freeJollies, jollySigns, placeOf, tableOf } from '../../families/typdom/place';
import { piecesOf } from '../../families/typdom/stones';
import { buying, robbery, robberyAt } from '../../families/typdom/trade';
import type { Trial } from '../../lib/wire';
import { endedTold, outTold, restTold } from '../../ending/told';
import { tableGame } from '../../table/game';
import type { SideAction } from '../../table/handle';
import type { SignTold } from '../../table/look';
import { aloneAt, nameOf } from '../../table/seats';
import type { TrialLine } from '../../table/tell';
import Panel from './Panel.svelte';
import { plan } from './plan.svelte';
import { finalOf, MARKS, sheetOf } from './sheet';
import { lately, news, stepTold } from './told';
import type { SchachFrame, SchachView, SeenWord } from './view';
import { t } from './words';

const NAME = 'Schach dem Wort';

function marked({ squares }: SeenWord, kind: string, flag: string, spoken: string): Ground[] {
  return squares.map((square, at) => ({
    square,
    kind,
    spoken,
    ...(at === 0 && { print: { text: flag, kind: 'flag' } }),
  }));
}

function grounds({ stones, open, alone }: SchachView): Ground[] {
  const words = [
    ...open.flatMap((word) =>
      marked(
        word,
        'open-word',
        t('schach.open.short'),
        t('schach.open.spoken', { word: word.word }),
      ),
    ),
    ...alone.flatMap((word) =>
      marked(
        word,
        'alone-word',
        t('schach.alone.short'),
        t('schach.alone.spoken', { word: word.word }),
      ),
    ),
  ];
  const taken = new Set(words.map(({ square }) => keyOf(square)));
  const jollies = freeJollies(stones).filter(({ square }) => !taken.has(keyOf(square)));
  const seen = new Set<string>();
  return [...words, ...jollies].filter(
    ({ square }) => !seen.has(keyOf(square)) && seen.add(keyOf(square)),
  );
}

function signsOf({ view }: SchachFrame): SignTold[] {
  const won = new Set(view.moves.flatMap(({ premiums }) => premiums));
  const sign = (here: unknown, text: 'open' | 'alone'): SignTold[] =>
    here ? [{ sign: t(`schach.${text}.short`), text: t(`schach.sign.${text}`) }] : [];
  return [
    ...sign(view.open.length, 'open'),
    ...sign(view.alone.length, 'alone'),
    ...jollySigns(view.stones),
    ...(['simple', 'double'] as const)
      .filter((kind) => won.has(kind))
      .map((kind) => ({ sign: MARKS[kind] ?? '', text: t(`schach.sign.${kind}`) })),
  ];
}

const picture = (view: SchachView): Picture => ({ ...tableOf(NAME, view), grounds: grounds(view) });

/** Stone by stone in the order in which they were put down, then the note. */
function laying(stones: readonly Tentative[]): string {
  const put = stones.map(
    ({ square, letter, star }) => `${keyOf(square)}> ${star ? letter.toLowerCase() : letter}`,
  );
  return [...put, ...(plan.note ? [`plan ${plan.note}`] : [])].join(' ');
}

const creditAfter = (trial: Trial, view: SchachView): number =>
  view.credit + trial.earned - trial.spent;
const isOpen = (word: { parts?: [string, number][] }): boolean => word.parts?.[0]?.[0] === 'open';

function trialLines(trial: Trial, { view }: SchachFrame): TrialLine[] {
  const words = trial.words.map((word) => ({
    word: word.word,
    text: t(isOpen(word) ? 'schach.word.open' : 'schach.word.done'),
    value: isOpen(word) ? '○' : '●',
  }));
  const credit = creditAfter(trial, view);
  const premium =
    trial.earned || credit > 0
      ? [
          {
            text: t('schach.premium.left', { n: Math.max(0, credit) }),
            value: trial.earned ? `+${trial.earned}` : '',
            sum: true,
          },
        ]
      : [];
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
  if (own)
    return t(view.may_buy ? 'schach.turn.alone.buy' : 'schach.turn.alone', { word: own.word });
  if (!view.stones.length) return t('schach.turn.first');
  const [open] = view.open;
  if (open) return t(view.bought ? 'schach.turn.bought' : 'schach.turn.open', { word: open.word });
  return t('schach.turn.new');
}

/** Whoever finishes a word alone buys a stone first. */
const mustBuy = ({ alone, turn, may_buy }: SchachView): boolean =>
  may_buy && alone.some(({ seat }) => seat === turn);

function sideActions(frame: SchachFrame): SideAction[] {
  const { view, phase } = frame;
  if (phase === 'premium') {
    const back = { action: 'back', label: t('schach.back'), probes: ['back'] };
    return [{ action: 'pass', label: t('schach.pass.premium'), probes: ['pass'] }, back];
  }
  const robberies = view.stones.filter(({ robbable }) => robbable).map(robbery);
  return [
    ...buying(view, { must: mustBuy(view) }),
    ...robberies,
    { action: 'pass', label: t('schach.pass'), probes: ['pass'] },
  ];
}

/** Who starts, and why. */
function greeting({ view, over, options, ...frame }: SchachFrame): string {
  const { starter, stones, moves } = view;
  if (starter === null || moves.length || stones.length || over || options.start === 'agreed')
    return '';
  const told = { view, over, options, ...frame };
  return t(starter === aloneAt(told) ? 'hands.begins.lot.you' : 'hands.begins.lot', {
    name: nameOf(told, starter),
  });
}

function endTitle(frame: SchachFrame): string {
  const [winner] = frame.winners;
  if (winner === undefined) return t('typdom.end.nobody');
  const values = { name: nameOf(frame, winner), n: frame.scores[winner] ?? 0 };
  return t(winner === aloneAt(frame) ? 'typdom.end.paid.you' : 'typdom.end.paid', values);
}

export const game = tableGame<SchachView>({
  name: NAME,
  clauses: ['SDW-'],
  introduction: () => import('./introduction'),
  hidden: true,
  points: false,
  look: {
    placeOf,
    picture,
    supply: ({ hand }) => ({ kind: 'rack', pieces: piecesOf(hand, false), places: 13 }),
    benches: ({ hand_sizes, stock }) => ({ counts: hand_sizes, stock }),
    standing: ({ view }) => ({ counts: view.hand_sizes, of: 'stones' }),
    panel: Panel,
    sheet: sheetOf,
    final: finalOf,
    signs: signsOf,
  },
  handle: {
    laying,
    note: plan,
    sideActions,
    squareAction: ({ view }, _seat, square) =>
      view.credit || view.bought ? null : robberyAt(square, view),
  },
  tell: {
    leaving: () => t('typdom.leave'),
    layLabel,
    trialLines,
    trialNote: (trial) => (trial.phase === 'over' ? t('typdom.note.over') : ''),
    turnLine,
    invitation: ({ view }, stones) =>
      t(stones ? 'schach.take.second' : mustBuy(view) ? 'typdom.late' : 'schach.take'),
    otherwise: () => t('schach.otherwise'),
    endTitle,
    ended: (frame) =>
      endedTold(
        frame,
        outTold(frame, frame.view.hand_sizes),
        restTold(frame, frame.view.hand_sizes),
      ),
    news,
    lately,
    greeting,
    lastMove({ moves }) {
      const last = moves.at(-1);
      return last?.words.length ? { seat: last.seat, words: last.words, points: 0 } : null;
    },
    stepTold,
  },
});
