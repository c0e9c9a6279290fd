// What happened in a game of Lingua, in sentences.
import { listed } from '../../board/spoken';
import { t, type Key } from './words';
import { aloneAt, nameOf } from '../../table/seats';
import type { Frame, ReplayStep } from '../../lib/wire';
import { chanceTold } from '../../families/hands/turns';
import type { LinguaMove, LinguaView } from './view';

type LinguaFrame = Frame<LinguaView>;

function moveTold(
  frame: LinguaFrame,
  { seat, kind, words, points, aces, prize, swapped }: LinguaMove,
): string {
  const say = (key: Key, values: Record<string, unknown> = {}) =>
    t((seat === aloneAt(frame) ? `${key}.you` : key) as Key, {
      name: nameOf(frame, seat),
      ...values,
    });
  if (kind === 'time') return say('news.timeup');
  if (kind !== 'lay') return swapped ? say('lingua.swapped', { n: swapped }) : say('lingua.passed');
  const laid = say('news.laid', { words: listed(words.map(({ word }) => word)), n: points });
  const more = [
    aces ? t('lingua.told.aces', { n: aces }) : '',
    prize ? t('lingua.told.prize', { n: prize }) : '',
  ];
  return [laid, ...more].filter(Boolean).join(' ');
}

export function news(before: LinguaFrame, after: LinguaFrame): string[] {
  return after.view.moves.slice(before.view.moves.length).map((move) => moveTold(after, move));
}

export function lately(frame: LinguaFrame): string {
  const last = frame.view.moves.at(-1);
  return last ? moveTold(frame, last) : '';
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
  if (verb === 'swap') return t('lingua.swapped', { name, n: rest.length });
  return verb === 'pass' ? t('lingua.passed', { name }) : undefined;
}
