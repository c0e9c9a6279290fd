// What happened in Krux, in sentences. The view has no list of moves: two pictures tell it.
import { listed } from '../../board/spoken';
import { keyOf, named } from '../../board/squares';
import { t, type Key } from './words';
import { aloneAt, nameOf } from '../../table/seats';
import type { Frame, ReplayStep, Square } from '../../lib/wire';
import { halfOf } from './handling';
import type { KruxView } from './view';

type KruxFrame = Frame<KruxView>;

export function news(before: KruxFrame, after: KruxFrame): string[] {
  const say = (seat: number, key: Key, values: Record<string, unknown> = {}) =>
    t((seat === aloneAt(after) ? `${key}.you` : key) as Key, {
      name: nameOf(after, seat),
      ...values,
    });
  const [old, now] = [before.view, after.view];
  const blocked = fresh(old.blockers, now.blockers);
  const gone =
    old.given_up === null && now.given_up !== null ? [say(now.given_up, 'news.gaveup')] : [];
  return [...stonesTold(old, now, say), ...blockersTold(now, blocked, say), ...gone];
}

type Say = (seat: number, key: Key, values?: Record<string, unknown>) => string;

function stonesTold(old: KruxView, now: KruxView, say: Say): string[] {
  return [0, 1].flatMap((seat) => {
    const [before, after] = [old, now].map((view) =>
      view.stones.filter(({ square }) => halfOf(view, square) === seat),
    );
    const laid = fresh(before!.map(signOf), after!.map(signOf));
    const n = after!.length - before!.length;
    if (n > 0)
      return [say(seat, 'krux.laid', { letters: listed(laid.map((sign) => sign.charAt(0))) })];
    if (n < 0) return [say(seat, 'krux.gaveback', { n: -n })];
    return laid.length ? [say(seat, 'krux.moved', { n: laid.length })] : [];
  });
}

const signOf = ({ square, letter }: { square: Square; letter: string }): string =>
  `${letter} ${keyOf(square)}`;

function fresh<T extends string | Square>(before: readonly T[], after: readonly T[]): T[] {
  const known = new Set(before.map(String));
  return after.filter((one) => !known.has(String(one)));
}

function blockersTold(view: KruxView, squares: Square[], say: Say): string[] {
  return [0, 1].flatMap((seat) => {
    const set = squares.filter((square) => halfOf(view, square) !== seat);
    if (!set.length) return [];
    return [
      set.length > 2
        ? say(seat, 'krux.blocked', { n: set.length })
        : say(seat, 'krux.blocked.at', { n: set.length, places: listed(set.map(named)) }),
    ];
  });
}

/** Where the last stones were laid. */
export function lately(frame: KruxFrame): string {
  const { view } = frame;
  const stones = view.stones.filter(({ square }) =>
    view.last.some((one) => keyOf(one) === keyOf(square)),
  );
  const [first] = stones;
  if (!first) return '';
  const seat = halfOf(view, first.square);
  const places = listed(
    stones.map(({ square, letter }) => t('krux.letter.at', { letter, place: named(square) })),
  );
  return t(seat === aloneAt(frame) ? 'krux.laid.you' : 'krux.laid', {
    name: nameOf(frame, seat),
    letters: places,
  });
}

/** Steps of a replay: every action of Krux has its own sentence. */
export function stepTold(
  { seat, action, words }: ReplayStep,
  nameOfSeat: (seat: number) => string,
): string | undefined {
  if (!action || seat === null) return undefined;
  const name = nameOfSeat(seat);
  const [verb = '', ...rest] = action.split(' ');
  const n = rest.length;
  if (verb === 'block')
    return n > 2
      ? t('krux.blocked', { name, n })
      : t('krux.blocked.at', { name, n, places: listed(rest) });
  if (verb === 'move') return t('krux.moved', { name, n });
  if (verb === 'back') return t('krux.gaveback', { name, n });
  if (verb === 'pass') return t('krux.passed', { name });
  if (verb === 'give-up') return t('news.gaveup', { name });
  const long = words.filter(({ answer }) => answer !== 'no').map(({ word }) => word);
  const letters = listed(
    rest.filter((part) => !/\d/.test(part)).flatMap((part) => [...part.replaceAll('.', '')]),
  );
  return long.length
    ? t('krux.laid.long', { name, letters, words: listed(long) })
    : t('krux.laid', { name, letters });
}
