// The pads of Wer behält recht: announcements by turn, payments by game, and the account at the end.
import { t } from './words';
import { nameOf } from '../../table/seats';
import type { Frame } from '../../lib/wire';
import type { Final, Sheet, SheetCell } from '../../table/look';
import { folded, idle } from '../typdom/folding';
import { faceOf } from '../typdom/stones';
import { signed } from './told';
import type { RechtMove, RechtView } from './view';

type RechtFrame = Frame<RechtView>;

/** The moves of each seat, those in a row together. */
function turnsOf({ view, seats }: RechtFrame): RechtMove[][][] {
  const turns: RechtMove[][][] = seats.map(() => []);
  view.moves.forEach((move, at) => {
    if (view.moves[at - 1]?.seat === move.seat) turns[move.seat]?.at(-1)?.push(move);
    else turns[move.seat]?.push([move]);
  });
  return turns;
}

export function sheetOf(frame: RechtFrame): Sheet | null {
  const { moves, results } = frame.view;
  if (!moves.length && !results.length) return null;
  const done = turnsOf(frame).map((turns, seat) =>
    turns.map((turn, at) => cellOf(frame, turn, seat, at)),
  );
  const length = Math.max(0, ...done.map((cells) => cells.length));
  const rounds = Array.from({ length }, (_, at) => done.map((cells) => cells[at] ?? null));
  return { title: t('recht.pad'), ...folded(rounds), foot: footOf(frame) };
}

/** What the turn announced; a stone for the word of another is a +, a finished word has a dot. */
function cellOf(
  frame: RechtFrame,
  turn: readonly RechtMove[],
  seat: number,
  at: number,
): SheetCell {
  const laid = turn.filter(({ kind }) => ['begin', 'change', 'fit', 'finish'].includes(kind));
  const words = [...new Set(laid.map(({ word }) => word))];
  const spoken = words.length
    ? t('typdom.pad.move', { name: nameOf(frame, seat), round: at + 1, words })
    : '';
  if (turn.some(({ kind }) => kind === 'out' || kind === 'left'))
    return { text: t('recht.pad.out'), spoken, words };
  if (!laid.length) return idle(turn.filter(({ kind }) => kind === 'buy').length);
  const own = laid.filter(({ kind }) => kind !== 'fit').map(({ word }) => word);
  const dot = laid.some(({ complete }) => complete) ? '.' : '';
  return { text: (own.at(-1) ?? `+ ${words.at(-1) ?? ''}`) + dot, spoken, words };
}

function footOf(frame: RechtFrame): Sheet['foot'] {
  const games = frame.view.results.map(({ change }, at) => ({
    label: t('recht.pad.game', { n: at + 1 }),
    cells: change.map(signed),
  }));
  return [...games, { label: t('recht.pad.standing'), cells: frame.scores.map(signed) }];
}

export function finalOf(frame: RechtFrame): Final {
  const { results, shown, moves } = frame.view;
  const evening = results.length > 1;
  const last = results.at(-1);
  const rows = frame.seats.map((_, seat) => ({
    seat,
    values: evening
      ? results.map(({ change }) => signed(change[seat] ?? 0))
      : [String(shown[seat]?.length ?? 0), String(last?.rests[seat] ?? 0)],
    total: frame.scores[seat] ?? 0,
    left: (shown[seat] ?? []).map((symbol) => faceOf(symbol, false)),
  }));
  const done = moves.filter(({ complete }) => complete).map(({ word }) => word);
  return {
    heads: evening
      ? results.map((_, at) => t('recht.pad.game', { n: at + 1 }))
      : [t('typdom.left'), t('typdom.rest')],
    rows: rows.sort((one, other) => other.total - one.total),
    total: t('typdom.payment'),
    moves: moves.filter(({ kind }) => kind !== 'rob').length,
    longest: done.reduce<string | null>(
      (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
      null,
    ),
  };
}
