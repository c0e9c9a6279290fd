// What happened in a Typ-Dom game, in sentences.
import { listed } from '../../board/spoken';
import { keyOf } from '../../board/squares';
import { t, type Key } from '../typdom/words';
import { aloneAt, nameOf } from '../../table/seats';
import type { Frame, ReplayStep } from '../../lib/wire';
import type { TypdomMove, TypdomView } from './view';
import { chanceTold, lastTurn } from '../hands/turns';

type TypdomFrame = Frame<TypdomView>;

/** One sentence a move, by name or as "Du". */
export function moveTold(frame: TypdomFrame, move: TypdomMove, points: boolean): string {
  const you = move.seat === aloneAt(frame);
  const say = (key: Key, values: Record<string, unknown> = {}) =>
    t((you ? `${key}.you` : key) as Key, { name: nameOf(frame, move.seat), ...values });
  if (move.kind === 'lay') {
    const words = listed(move.words.map(({ word }) => word));
    return say(points ? 'typdom.laid.points' : 'typdom.laid', { words, n: move.points });
  }
  if (move.kind === 'rob') return say('typdom.robbed', { letter: letterAt(frame.view, move) });
  if (move.kind === 'buy') return say('typdom.bought', { stones: stonesTold(move.bought) });
  if (move.kind === 'time') return say('typdom.timed');
  return say('typdom.passed');
}

export function stonesTold(n: number): string {
  return n === 1 ? t('typdom.stones.one') : t('typdom.stones.many', { n });
}

function letterAt(view: TypdomView, { squares: [square] }: TypdomMove): string {
  return (
    view.stones.find((stone) => square && keyOf(stone.square) === keyOf(square))?.letter ?? '?'
  );
}

export function news(before: TypdomFrame, after: TypdomFrame, points: boolean): string[] {
  const moves = after.view.moves.slice(before.view.moves.length);
  const told = moves.map((move) => moveTold(after, move, points));
  if (after.view.second && !before.view.second) told.push(t('typdom.second'));
  const silent =
    !moves.length &&
    after.seq > before.seq &&
    after.view.turn !== before.view.turn &&
    after.view.moves.length === before.view.moves.length;
  if (silent && !after.over) {
    const you = before.view.turn === aloneAt(after);
    told.push(
      t(you ? 'typdom.timeup.you' : 'typdom.timeup', { name: nameOf(after, before.view.turn) }),
    );
  }
  return told;
}

/** The last turn: all moves that its seat made in a row. */
export function lately(frame: TypdomFrame, points: boolean): string {
  return lastTurn(frame.view.moves)
    .map((move) => moveTold(frame, move, points))
    .join(' ');
}

/** Steps of a replay that are no laying. */
export function stepTold(
  { kind, seat, action, words }: ReplayStep,
  nameOfSeat: (seat: number) => string,
): string | undefined {
  if (!action || words.length) return undefined;
  const [verb, ...rest] = action.split(' ');
  if (kind === 'chance' || seat === null) return chanceTold(action, nameOfSeat);
  const name = nameOfSeat(seat);
  if (verb === 'buy') return t('typdom.bought', { name, stones: stonesTold(rest.length) });
  if (verb === 'rob') return t('typdom.robbed.replay', { name });
  return verb === 'pass' ? t('typdom.passed', { name }) : undefined;
}
