// Lingua: coloured tiles on coloured fields, from the start to the goal; a hidden hand of twelve.
import { wordFirst } from '../../board/laying';
import { lettersOf, type Ground, type Picture, type Tentative } from '../../board/picture';
import { keyOf, named, same } from '../../board/squares';
import { numeral } from '../../app/language.svelte';
import { t } from './words';
import type { Frame, Square, Trial } from '../../lib/wire';
import { lotTold } from '../../families/hands/turns';
import { bestMoveTold, endedTold, of } from '../../ending/told';
import { t as endT } from '../../ending/words';
import { tableGame } from '../../table/game';
import type { Exchange, SideAction } from '../../table/handle';
import Aces from './Aces.svelte';
import Legend from './Legend.svelte';
import { finalOf, sheetOf, trialLines } from './sheet';
import { coloursOf, faceOf, fieldAt, lyingFace, piecesOf, tileOf } from './tiles';
import { lately, news, stepTold } from './told';
import type { Colour, LinguaView } from './view';

type LinguaFrame = Frame<LinguaView>;

const HAND = 12;
// How many tiles are swapped instead of a word (LIN-10)? Fewer where the stock has fewer.
const SWAPPED = 2;

export const game = tableGame<LinguaView>({
  name: 'Lingua',
  clauses: ['LIN-'],
  introduction: () => import('./introduction'),
  hidden: true,
  look: {
    placeOf: named,
    picture,
    supply: ({ hand }) => ({
      kind: 'rack',
      pieces: piecesOf(hand),
      places: HAND,
      steps: 2,
      beside: true,
    }),
    dressed: (stone, view) => ({ ...stone, ...lyingFace(view, stone.square, symbolOf(stone)) }),
    signs: () => [
      { sign: '●■▲◆', text: t('lingua.sign.colours') },
      { sign: '★', text: t('lingua.sign.ace') },
    ],
    panel: Aces,
    legend: Legend,
    /** As long as tiles can be drawn, everyone holds as many. */
    benches: ({ hand_sizes, stock }) => (stock ? null : { counts: hand_sizes, stock }),
    sheet: sheetOf,
    final: finalOf,
  },
  handle: {
    laying: (stones, view, down) =>
      wordFirst(stones, lettersOf(picture(view)), down, { signOf: symbolOf }),
    exchanges,
    exchangeText: ({ own, lying }) => `exchange ${named(own)}-${named(lying)}`,
    sideActions: ({ view }) => [swapping(view), passing()],
  },
  tell: {
    leaving: (_, others) => (others > 1 ? t('lingua.leave') : ''),
    trialLines,
    trialNote: (trial) => (trial.phase === 'over' ? t('lingua.note.over') : ''),
    aside: ({ stock }) => t('lingua.stock', { n: stock }),
    turnLine: ({ view }) =>
      t(
        view.laid === 0
          ? 'lingua.turn.first'
          : view.laid === 1
            ? 'lingua.turn.second'
            : 'lingua.turn',
      ),
    invitation: ({ view }, stones) =>
      t(stones ? 'lingua.more' : view.laid ? 'lingua.take' : 'lingua.take.first'),
    otherwise: () => t('hands.otherwise'),
    ended,
    news,
    lately,
    stepTold,
    greeting: lotTold,
    lastMove({ moves }) {
      const last = moves.at(-1);
      return last?.words.length
        ? { seat: last.seat, words: last.words, points: last.points }
        : null;
    },
  },
});

function ended(frame: LinguaFrame): string {
  const { goals, moves } = frame.view;
  const last = moves.at(-1);
  const there = last?.squares.some((square) => goals.some(([goal]) => same(goal, square)));
  const why = last && there ? of(frame, last.seat, 'ended.goal') : endT('ended.stuck');
  return endedTold(frame, why, bestMoveTold(frame, moves));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function symbolOf({ symbol, letter, kind = '' }: Tentative): string {
  return symbol ?? `${letter}${kind.charAt(1)}`;
}

function picture(view: LinguaView): Picture {
  const { rows, cols, stones, last } = view;
  const middle = last[Math.floor(last.length / 2)];
  return {
    label: t('lingua.board', { rows, cols }),
    look: 'ling',
    top: 0,
    left: 0,
    rows,
    cols,
    open: false,
    near: middle ?? view.start,
    stones: stones.map(({ square, letter, colour }) => ({
      square,
      symbol: letter + colour,
      ...lyingFace(view, square, letter + colour),
    })),
    last,
    grounds: view.fields.flatMap((line, row) =>
      [...line].map((_, col) => groundAt(view, [row, col])),
    ),
  };
}

function groundAt(view: LinguaView, square: Square): Ground {
  const colour = fieldAt(view, square);
  const prize = view.goals.find(([goal]) => same(goal, square))?.[1];
  const kind = colour ? `f${colour}` : '';
  const field = t(`lingua.field.${colour || 'w'}`);
  if (prize !== undefined) {
    return {
      square,
      kind: `goal ${kind}`,
      bare: true,
      spoken: t('lingua.goal', { field, n: prize }),
      print: { text: String(prize), kind: 'prize' },
    };
  }
  if (same(square, view.start))
    return {
      square,
      kind,
      bare: true,
      spoken: t('lingua.start', { field }),
      print: { text: t('lingua.start.print'), kind: 'start' },
    };
  return { square, kind, bare: true, spoken: t('lingua.empty', { field }) };
}

function passing(): SideAction {
  const confirm = {
    title: t('lingua.pass.title'),
    text: t('lingua.pass.text'),
    yes: t('lingua.pass.yes'),
    no: t('lingua.swap.no'),
  };
  return { action: 'pass', label: t('lingua.pass'), probes: ['pass'], confirm };
}

function swapping({ hand, stock }: LinguaView): SideAction {
  const most = Math.min(SWAPPED, stock, hand.length);
  const pieces = piecesOf(hand);
  const symbols = (ids: readonly string[]) => ids.map((id) => id.slice(0, 2));
  return {
    action: 'swap',
    label: capital(t('lingua.swap', { n: most || SWAPPED, most: numeral(most || SWAPPED) })),
    why: most ? undefined : t('lingua.swap.empty'),
    choice: {
      title: t('lingua.swap.title', { n: most }),
      text: t('lingua.swap.text', { n: most, most: numeral(most) }),
      kinds: pieces.map(({ id, face }) => ({
        symbol: id,
        label: face.spoken ?? face.letter,
        face,
      })),
      most,
      once: true,
      action: (ids) => `swap ${symbols(ids).join(' ')}`,
      yes: (ids) =>
        ids.length
          ? t('lingua.swap.yes', {
              tiles: ids.map((id) => faceOf(id.slice(0, 2)).spoken ?? '').join(', '),
            })
          : t('lingua.swap.none'),
      no: t('lingua.swap.no'),
    },
  };
}

/**
 * Own new tiles that alone keep a word from being of one colour, with the same letter in that
 * colour (LIN-18).
 */
function exchanges({ view }: LinguaFrame, stones: readonly Tentative[], trial: Trial): Exchange[] {
  const colours = coloursOf(view);
  const fresh = new Map(stones.map((stone) => [keyOf(stone.square), tileOf(symbolOf(stone))]));
  return trial.words.flatMap(({ squares }) => {
    const row = squares.map(
      (square) => fresh.get(keyOf(square))?.colour ?? colours.get(keyOf(square)),
    );
    return squares.flatMap((own, at) => {
      const tile = fresh.get(keyOf(own));
      const rest = new Set<Colour | undefined>(row.filter((_, n) => n !== at));
      const [wanted] = rest;
      if (!tile || rest.size !== 1 || wanted === tile.colour) return [];
      return view.stones
        .filter(
          ({ letter, colour, square }) =>
            letter === tile.letter &&
            colour === wanted &&
            !squares.some((one) => same(one, square)),
        )
        .map(({ square }) => ({ own, lying: square }));
    });
  });
}
