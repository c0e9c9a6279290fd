// What happened in a game of Cartino, in sentences.
import { listed } from '../../board/spoken';
import { t, type Key } from './words';
import { aloneAt, nameOf } from '../../table/seats';
import type { Frame, ReplayStep } from '../../lib/wire';
import { chanceTold } from '../../families/hands/turns';
import { cardAt, nameOfCard } from './cards';
import type { CartinoMove, CartinoView } from './view';

type CartinoFrame = Frame<CartinoView>;

export const pointsOf = ({ points, premium }: CartinoMove): number =>
  points.reduce((sum, n) => sum + n, premium);

function sentenceOf(move: CartinoMove, { name, you }: { name: string; you: boolean }): string {
  const say = (key: Key, values: Record<string, unknown> = {}) =>
    t((you ? `${key}.you` : key) as Key, { name, ...values });
  const cards = listed(move.squares.map((square) => nameOfCard(cardAt(square))));
  if (move.kind === 'time') return say('news.timeup');
  if (move.kind === 'pass') return say('cartino.passed');
  if (move.kind === 'exchange') return say('cartino.exchanged', { cards });
  const n = pointsOf(move);
  const laid = n ? say('cartino.laid', { cards, n }) : say('cartino.laid.nothing', { cards });
  return move.premium ? `${laid} ${t('cartino.told.set', { n: move.premium })}` : laid;
}

const told = (frame: CartinoFrame, move: CartinoMove): string =>
  sentenceOf(move, { name: nameOf(frame, move.seat), you: move.seat === aloneAt(frame) });

export function news(before: CartinoFrame, after: CartinoFrame): string[] {
  return after.view.moves.slice(before.view.moves.length).map((move) => told(after, move));
}

/** The last turn: swapped jokers and what was laid then. */
export function lately(frame: CartinoFrame): string {
  const { moves } = frame.view;
  const last = moves.at(-1);
  if (!last) return '';
  let from = moves.length - 1;
  while (from > 0 && moves[from - 1]?.seat === last.seat && moves[from - 1]?.kind === 'exchange')
    from -= 1;
  return moves
    .slice(from)
    .map((move) => told(frame, move))
    .join(' ');
}

export function stepTold(
  { kind, seat, action, view }: ReplayStep,
  nameOfSeat: (seat: number) => string,
): string | undefined {
  if (!action) return undefined;
  if (kind === 'chance' || seat === null) return chanceTold(action, nameOfSeat);
  const move = (view as CartinoView).moves.at(-1);
  return move && sentenceOf(move, { name: nameOfSeat(seat), you: false });
}
