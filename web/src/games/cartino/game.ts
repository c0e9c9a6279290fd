// Cartino: card stones on their cards, one suit a turn; what a stone touches counts. A hidden hand of five.
import type { Picture } from '../../board/picture';
import { named, same } from '../../board/squares';
import { t } from './words';
import type { Frame, Square } from '../../lib/wire';
import { lotTold } from '../../families/hands/turns';
import { bestMoveTold, endedTold, of } from '../../ending/told';
import { t as endT } from '../../ending/words';
import { tableGame } from '../../table/game';
import type { SideAction } from '../../table/handle';
import { cardAt, COLS, groundAt, JOKER, lyingFace, nameOfCard, piecesOf, upper } from './cards';
import Legend from './Legend.svelte';
import { finalOf, partAt, sheetOf, trialLines } from './sheet';
import { lately, news, stepTold } from './told';
import Track from './Track.svelte';
import type { CartinoView } from './view';

const HAND = 5;

export const game = tableGame<CartinoView>({
  name: 'Cartino',
  clauses: ['CAR-'],
  introduction: () => import('./introduction'),
  hidden: true,
  wordless: true,
  look: {
    placeOf,
    picture,
    supply: (view) => ({
      kind: 'rack',
      pieces: piecesOf(view),
      places: HAND,
      beside: true,
      few: true,
    }),
    dressed(stone, _view, trial = null) {
      const won = partAt(trial, named(stone.square));
      const face = lyingFace(cardAt(stone.square), stone.symbol === JOKER);
      return {
        ...stone,
        ...face,
        ...(won !== undefined && {
          won,
          spoken: `${face.spoken}, ${t('cartino.brings', { n: won })}`,
        }),
      };
    },
    signs: ({ view, seat, next }) => [
      ...(seat !== null && next.includes(seat)
        ? [{ sign: t('cartino.sign'), text: t('cartino.sign.here') }]
        : []),
      ...(view.stones.some(({ joker }) => joker)
        ? [{ sign: '★', text: t('cartino.sign.joker') }]
        : []),
    ],
    panel: Track,
    legend: Legend,
    /** As long as stones can be drawn, everyone holds five. */
    benches: ({ hand_sizes, stock }) => (stock ? null : { counts: hand_sizes, stock }),
    sheet: sheetOf,
    final: finalOf,
  },
  handle: {
    laying: (stones) =>
      `lay ${stones.map(({ square, symbol }) => named(square) + (symbol === JOKER ? JOKER : '')).join(' ')}`,
    sideActions: ({ view }) => [
      ...exchanges(view),
      { action: 'pass', label: t('cartino.pass'), probes: ['pass'] },
    ],
    squareAction({ view }, _seat, square) {
      const joker = view.stones.find((stone) => stone.joker && same(stone.square, square));
      return joker && view.hand.includes(joker.card) ? exchanging(joker) : null;
    },
  },
  tell: {
    leaving: () => t('cartino.leave'),
    trialLines,
    trialNote: ({ phase }) => (phase === 'over' ? t('cartino.note.over') : ''),
    aside: ({ stock }) => t('cartino.bag', { n: stock }),
    turnLine: ({ view }) =>
      [t('cartino.turn'), view.waiting ? t('cartino.turn.waits') : ''].filter(Boolean).join(' '),
    invitation: ({ view }) => t(view.hand.length ? 'cartino.take' : 'cartino.none'),
    otherwise: () => t('cartino.otherwise'),
    ended,
    news,
    lately,
    stepTold,
    naming: ({ square }) => nameOfCard(cardAt(square)),
    greeting: lotTold,
  },
});

function ended(frame: Frame<CartinoView>): string {
  const { settled, moves } = frame.view;
  const out = settled.findIndex((n) => n > 0);
  const why = out < 0 ? endT('ended.stuck') : of(frame, out, 'ended.out');
  const points = moves.map(({ seat, points: won, premium }) => ({
    seat,
    points: won.reduce((sum, n) => sum + n, premium),
  }));
  return endedTold(frame, why, bestMoveTold(frame, points));
}

/** 'Herz Dame, obere Hälfte' */
function placeOf(square: Square): string {
  return `${nameOfCard(cardAt(square))}, ${t(upper(square) ? 'cartino.upper' : 'cartino.lower')}`;
}

function picture(view: CartinoView): Picture {
  return {
    label: t('cartino.board'),
    look: 'cart bare',
    cards: true,
    top: 0,
    left: 0,
    rows: view.cards.length / COLS,
    cols: COLS,
    open: false,
    stones: view.stones.map(({ square, card, joker }) => ({
      square,
      symbol: joker ? JOKER : card,
      ...lyingFace(card, joker),
    })),
    last: view.last,
    grounds: view.cards.map((card, at) => groundAt(card, [Math.floor(at / COLS), at % COLS])),
  };
}

type Lying = CartinoView['stones'][number];

function exchanging({ square, card }: Lying): SideAction {
  const name = nameOfCard(card);
  const confirm = {
    title: t('cartino.swap.title', { card: name }),
    text: t('cartino.swap.text'),
    yes: t('cartino.swap.yes'),
    no: t('cartino.swap.no'),
    mild: true,
  };
  return {
    action: `exchange ${named(square)}`,
    label: t('cartino.swap.of', { card: name }),
    probes: [`exchange ${named(square)}`],
    confirm,
  };
}

/** A button for each joker whose stone is in the hand; else one that says why there is none. */
function exchanges({ stones, hand }: CartinoView): SideAction[] {
  const jokers = stones.filter(({ joker }) => joker);
  const own = jokers.filter(({ card }) => hand.includes(card));
  if (own.length) return own.map(exchanging);
  const [first] = jokers;
  const why = first
    ? t('cartino.swap.lacks', { cards: jokers.map(({ card }) => nameOfCard(card)).join(', ') })
    : t('cartino.swap.none');
  return [{ action: 'exchange', label: t('cartino.swap'), why }];
}
