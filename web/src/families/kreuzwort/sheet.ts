// The pads of the Typ-Dom games: words by round; rest values and payments, or points with rest and
// the ten for the first out.
import { listed } from '../../board/spoken';
import { t } from '../typdom/words';
import { nameOf } from '../../table/seats';
import type { Frame } from '../../lib/wire';
import type { TypdomMove, TypdomView } from './view';
import type { Final, Sheet, SheetCell } from '../../table/look';
import { folded, idle } from '../typdom/folding';
import { faceOf } from '../typdom/stones';

type TypdomFrame = Frame<TypdomView>;

/** The moves of each seat, those in a row together: robbing, laying and a second word are one turn. */
function turnsOf({ view, seats }: TypdomFrame): TypdomMove[][][] {
  const turns: TypdomMove[][][] = seats.map(() => []);
  view.moves.forEach((move, at) => {
    const same = view.moves[at - 1]?.seat === move.seat;
    if (same) turns[move.seat]?.at(-1)?.push(move);
    else turns[move.seat]?.push([move]);
  });
  return turns;
}

export function sheetOf(
  frame: TypdomFrame,
  trial: { seat: number; points: number } | null,
  points: boolean,
): Sheet | null {
  if (!frame.view.moves.length && !(trial && points)) return null;
  const done = turnsOf(frame).map((turns, seat) =>
    turns.map((moves, at) => cellOf(frame, moves, { seat, at, points })),
  );
  if (trial && points) addTrial(done, trial, frame.view.second);
  const length = Math.max(1, ...done.map((cells) => cells.length));
  const rounds = Array.from({ length }, (_, at) => done.map((cells) => cells[at] ?? null));
  if (points) return { ...folded(rounds), foot: footOf(frame) };
  return { title: t('typdom.pad'), ...folded(rounds), foot: frame.over ? paymentFoot(frame) : [] };
}

/** A second word is tried in the same turn. */
function addTrial(
  done: SheetCell[][],
  { seat, points }: { seat: number; points: number },
  second: boolean,
): void {
  const cells = done[seat];
  const last = cells?.at(-1);
  if (second && last)
    cells?.splice(-1, 1, { ...last, text: `${last.text} + ${points}?`, now: true });
  else cells?.push({ text: `${points}?`, spoken: '', words: [], now: true });
}

interface Place {
  seat: number;
  at: number;
  points: boolean;
}

function cellOf(
  frame: TypdomFrame,
  moves: readonly TypdomMove[],
  { seat, at, points }: Place,
): SheetCell {
  const words = moves.flatMap((move) => move.words.map(({ word }) => word));
  const laid = moves.filter(({ kind }) => kind === 'lay');
  const bought = moves.reduce((sum, move) => sum + move.bought, 0);
  const n = moves.reduce((sum, move) => sum + move.points, 0);
  const place = { name: nameOf(frame, seat), round: at + 1, words: listed(words), n };
  const spoken = words.length ? t(points ? 'pad.move' : 'typdom.pad.move', place) : '';
  if (!laid.length) return idle(bought);
  const text = points ? String(n) : laid.map((move) => move.words[0]?.word ?? '').join(' + ');
  return { text, spoken, words };
}

interface Account {
  words: number;
  bonus: number;
  rest: number;
  total: number;
}

/** What a seat has: words, and at the end ten for the first out and less the rest. */
function accountOf(frame: TypdomFrame, seat: number): Account {
  const words = frame.view.moves
    .filter((move) => move.seat === seat)
    .reduce((sum, move) => sum + move.points, 0);
  const total = frame.scores[seat] ?? 0;
  const rest = frame.view.rests[seat] ?? 0;
  return { words, bonus: total + rest - words, rest, total };
}

const less = (n: number): string => (n ? `−${n}` : '–');
const more = (n: number): string => (n ? `+${n}` : '–');
const plain = (n: number): string => String(n).replace('-', '−');
const signed = (n: number): string => (n < 0 ? less(-n) : more(n));

function footOf(frame: TypdomFrame): Sheet['foot'] {
  const accounts = frame.seats.map((_, seat) => accountOf(frame, seat));
  if (!frame.over) {
    const sum = { label: t('pad.sum'), cells: accounts.map(({ words }) => String(words)) };
    const out = accounts.some(({ bonus }) => bonus)
      ? [{ label: t('typdom.firstout'), cells: accounts.map(({ bonus }) => more(bonus)) }]
      : [];
    return [sum, ...out];
  }
  return [
    { label: t('pad.sum'), cells: accounts.map(({ words }) => String(words)) },
    { label: t('typdom.firstout'), cells: accounts.map(({ bonus }) => more(bonus)) },
    { label: t('typdom.rest'), cells: accounts.map(({ rest }) => less(rest)) },
    { label: t('end.total'), cells: accounts.map(({ total }) => plain(total)) },
  ];
}

function paymentFoot(frame: TypdomFrame): Sheet['foot'] {
  return [
    { label: t('typdom.payment'), cells: frame.scores.map(signed) },
    { label: t('typdom.rest'), cells: frame.view.rests.map(String) },
  ];
}

export function finalOf(frame: TypdomFrame, points: boolean): Final {
  const { moves, rests, shown } = frame.view;
  const words = moves.flatMap((move) => move.words.map(({ word }) => word));
  const rows = frame.seats.map((_, seat) => {
    const { words: sum, bonus, rest, total } = accountOf(frame, seat);
    const hand = shown[seat] ?? [];
    const values = points
      ? [String(sum), more(bonus), less(rest)]
      : [String(hand.length), String(rests[seat] ?? 0)];
    return { seat, values, total, left: hand.map((symbol) => faceOf(symbol, points)) };
  });
  return {
    heads: points
      ? [t('end.words'), t('typdom.bonus'), t('typdom.rest')]
      : [t('typdom.left'), t('typdom.rest')],
    rows: rows.sort((one, other) => other.total - one.total),
    ...(!points && { total: t('typdom.payment') }),
    moves: moves.filter(({ kind }) => kind !== 'rob').length,
    longest: words.reduce<string | null>(
      (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
      null,
    ),
  };
}
