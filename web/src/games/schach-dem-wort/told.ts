// What happened in Schach dem Wort, in sentences.
import { listed } from '../../board/spoken';
import { keyOf } from '../../board/squares';
import { t, type Key } from './words';
import { aloneAt, nameOf } from '../../table/seats';
import type { ReplayStep } from '../../lib/wire';
import { chanceTold, lastTurn } from '../../families/hands/turns';
import type { SchachFrame, SchachMove } from './view';

const PLAN = ' plan ';

/** One sentence a move, by name or as "Du". */
export function moveTold(frame: SchachFrame, move: SchachMove): string {
  const you = move.seat === aloneAt(frame);
  const say = (key: Key, values: Record<string, unknown> = {}) =>
    t((you ? `${key}.you` : key) as Key, { name: nameOf(frame, move.seat), ...values });
  const letterAt = (key: string) =>
    frame.view.stones.find(({ square }) => keyOf(square) === key)?.letter ?? '?';
  const [first] = move.squares;
  switch (move.kind) {
    case 'lay':
      return [
        say('schach.laid', { words: listed(move.words.map(({ word }) => word)) }),
        premiumTold(move),
      ]
        .filter(Boolean)
        .join(' ');
    case 'rob':
      return say('typdom.robbed', { letter: first ? letterAt(keyOf(first)) : '?' });
    case 'buy':
      return say('typdom.bought', { stones: t('typdom.stones.one') });
    case 'time':
      return say('typdom.timeup');
    case 'alone':
      return say('schach.left.alone', {
        word: move.squares.map((square) => letterAt(keyOf(square))).join(''),
      });
    default:
      return say('schach.passed');
  }
}

function premiumTold({ premiums }: SchachMove): string {
  return premiums
    .map((one) =>
      one === 'double'
        ? t('schach.premium.double')
        : one === 'simple'
          ? t('schach.premium.simple')
          : '',
    )
    .filter(Boolean)
    .join(' ');
}

export function news(before: SchachFrame, after: SchachFrame): string[] {
  return after.view.moves.slice(before.view.moves.length).map((move) => moveTold(after, move));
}

/** The last turn: all moves that its seat made in a row. */
export function lately(frame: SchachFrame): string {
  return lastTurn(frame.view.moves)
    .map((move) => moveTold(frame, move))
    .join(' ');
}

/** Steps of a replay, and what was meant where it may be told. */
export function stepTold(
  { kind, seat, action, words }: ReplayStep,
  nameOfSeat: (seat: number) => string,
): string | undefined {
  if (!action) return undefined;
  const [verb] = action.split(' ');
  if (kind === 'chance' || seat === null) return chanceTold(action, nameOfSeat);
  const name = nameOfSeat(seat);
  if (words.length) {
    const plan = action.split(PLAN)[1];
    return plan
      ? t('schach.laid.planned', { name, words: listed(words.map(({ word }) => word)), plan })
      : undefined;
  }
  if (verb === 'buy') return t('typdom.bought', { name, stones: t('typdom.stones.one') });
  if (verb === 'rob') return t('typdom.robbed.replay', { name });
  if (verb === 'back') return t('schach.step.back', { name });
  return verb === 'pass' ? t('schach.passed', { name }) : undefined;
}
