// The pad of Schach dem Wort: what each turn made, with the leaflet's marks for premiums, and at
// the end the payments.
import { listed } from '../../board/spoken';
import { t } from './words';
import { nameOf } from '../../table/seats';
import type { Final, Sheet, SheetCell } from '../../table/look';
import { folded, idle } from '../../families/typdom/folding';
import { faceOf } from '../../families/typdom/stones';
import type { SchachFrame, SchachMove } from './view';

export const MARKS: Record<string, string> = { simple: '■', double: '■■' };

/** The moves of each seat, those in a row together: robbing, buying and all stones of a turn. */
function turnsOf({ view, seats }: SchachFrame): SchachMove[][][] {
  const turns: SchachMove[][][] = seats.map(() => []);
  const moves = view.moves.filter(({ kind }) => kind !== 'alone');
  moves.forEach((move, at) => {
    if (moves[at - 1]?.seat === move.seat) turns[move.seat]?.at(-1)?.push(move);
    else turns[move.seat]?.push([move]);
  });
  return turns;
}

export function sheetOf(frame: SchachFrame): Sheet | null {
  if (!frame.view.moves.length) return null;
  const done = turnsOf(frame).map((turns, seat) =>
    turns.map((moves, at) => cellOf(frame, moves, seat, at)),
  );
  const length = Math.max(1, ...done.map((cells) => cells.length));
  const rounds = Array.from({ length }, (_, at) => done.map((cells) => cells[at] ?? null));
  return { title: t('typdom.pad'), ...folded(rounds), foot: frame.over ? paymentFoot(frame) : [] };
}

function cellOf(
  frame: SchachFrame,
  moves: readonly SchachMove[],
  seat: number,
  at: number,
): SheetCell {
  const laid = moves.filter(({ kind }) => kind === 'lay');
  const words = [...new Set(laid.flatMap((move) => move.words.map(({ word }) => word)))];
  const marks = laid.flatMap(({ premiums }) => premiums.flatMap((one) => MARKS[one] ?? []));
  const spoken = words.length
    ? t('typdom.pad.move', { name: nameOf(frame, seat), round: at + 1, words: listed(words) })
    : '';
  if (words.length) return { text: [words.join(' '), ...marks].join(' '), spoken, words };
  return idle(moves.filter(({ kind }) => kind === 'buy').length);
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : n ? `+${n}` : '–');

function paymentFoot({ scores, view }: SchachFrame): Sheet['foot'] {
  return [
    { label: t('typdom.payment'), cells: scores.map(signed) },
    { label: t('typdom.rest'), cells: view.rests.map(String) },
  ];
}

export function finalOf(frame: SchachFrame): Final {
  const { moves, rests, shown } = frame.view;
  const words = moves.flatMap((move) =>
    move.words.filter(({ parts }) => parts?.[0]?.[0] !== 'open').map(({ word }) => word),
  );
  const rows = frame.seats.map((_, seat) => {
    const hand = shown[seat] ?? [];
    const values = [String(hand.length), String(rests[seat] ?? 0)];
    return {
      seat,
      values,
      total: frame.scores[seat] ?? 0,
      left: hand.map((symbol) => faceOf(symbol, false)),
    };
  });
  return {
    heads: [t('typdom.left'), t('typdom.rest')],
    rows: rows.sort((one, other) => other.total - one.total),
    total: t('typdom.payment'),
    moves: moves.filter(({ kind }) => kind === 'lay').length,
    longest: words.reduce<string | null>(
      (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
      null,
    ),
  };
}
