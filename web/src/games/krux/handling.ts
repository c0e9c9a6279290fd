// Krux besides laying: setting blockers, rebuilding, giving stones back.
import type { Piece } from '../../board/picture';
import { keyOf, named, squareOf } from '../../board/squares';
import { numeral } from '../../app/language.svelte';
import { t } from './words';
import { aloneAt, nameOf } from '../../table/seats';
import type { Frame, Square } from '../../lib/wire';
import type { Handling } from '../../table/handle';
import type { KruxView } from './view';

type KruxFrame = Frame<KruxView>;

/** How many blockers each sets before the first letter (KRX-02). */
export const FIRST = 10;

export const halfOf = (view: KruxView, [row]: Square): number => (row < view.rows / 2 ? 0 : 1);

/** Ten at the start, later one for each long word; a tap on a free square of the other half sets one. */
export function blocking(frame: KruxFrame, seat: number, number: number): Handling {
  const { view } = frame;
  const first = frame.phase === 'block';
  const taken = new Set([...view.blockers, ...view.stones.map(({ square }) => square)].map(keyOf));
  const reach = (square: Square) => halfOf(view, square) !== seat;
  const chip: Piece = {
    id: 'block',
    symbol: 'block',
    letters: '*',
    count: number,
    face: { letter: '', disc: 'block', spoken: t('krux.blocker') },
  };
  const name = nameOf(frame, 1 - seat);
  return {
    id: 'block',
    label: '',
    seat,
    pieces: [chip],
    stamp: (square) => (reach(square) && !taken.has(keyOf(square)) ? chip : null),
    reach,
    action: (stones) => `block ${stones.map(({ square }) => named(square)).join(' ')}`,
    act: (n) =>
      first
        ? t('krux.block.act')
        : n > 1
          ? t('krux.after.act.many', { n: numeral(n) })
          : t('krux.after.act'),
    wants(n) {
      const left = number - n;
      if (first)
        return left > 0
          ? t(n ? 'krux.block.more' : 'krux.block.take', { n: left, left: numeral(left) })
          : undefined;
      return n ? undefined : t('krux.after.take');
    },
    line: first
      ? t('krux.block.line', { name })
      : number > 1
        ? t('krux.after.line.many', { name, due: numeral(number) })
        : t('krux.after.line', { name }),
  };
}

/** Stones of the own half go to other squares of it, all at once (KRX-15). */
export function rebuilding(frame: KruxFrame, seat: number): Handling {
  const { view } = frame;
  const moved = (stones: readonly { square: Square; piece?: string }[]) =>
    stones.filter(({ square, piece }) => piece && piece !== keyOf(square));
  return {
    id: `move${seat}`,
    label: labelOf(frame, seat, 'krux.rebuild'),
    why: view.rebuilding ? undefined : t('krux.rebuild.why', { n: missing(view) }),
    seat,
    pieces: own(view, seat),
    lifts: true,
    reach: (square) => halfOf(view, square) === seat,
    action: (stones) =>
      `move ${moved(stones)
        .map(({ square, piece = '' }) => `${named(squareOf(piece))}-${named(square)}`)
        .join(' ')}`,
    act: (n) => (n ? t('krux.rebuild.act', { n }) : t('krux.rebuild')),
    wants: (n) => (n ? undefined : t('krux.rebuild.take')),
    line: t('krux.rebuild.line'),
  };
}

/** Useless stones go back into the case (KRX-18). */
export function givingBack(frame: KruxFrame, seat: number): Handling {
  const { view } = frame;
  const pieces = own(view, seat, 'going');
  return {
    id: `back${seat}`,
    label: labelOf(frame, seat, 'krux.back'),
    seat,
    pieces,
    stamp: (square) => pieces.find(({ id }) => id === keyOf(square)) ?? null,
    reach: (square) => halfOf(view, square) === seat,
    action: (stones) => `back ${stones.map(({ square }) => named(square)).join(' ')}`,
    act: (n) => (n ? t('krux.back.act', { n }) : t('krux.back')),
    wants: (n) => (n ? undefined : t('krux.back.take')),
    line: t('krux.back.line'),
  };
}

/** How many after-blockers are missing until stones may be moved (KRX-15)? */
export function missing({ blockers }: KruxView): number {
  return Math.max(0, REBUILD_AT - blockers.length);
}
const REBUILD_AT = 26;

function own(view: KruxView, seat: number, kind = ''): Piece[] {
  return view.stones
    .filter(({ square }) => halfOf(view, square) === seat)
    .map(({ square, letter }) => ({
      id: keyOf(square),
      symbol: letter,
      letters: letter,
      count: 1,
      face: { letter, kind },
    }));
}

/** With the name where several people share the device. */
function labelOf(frame: KruxFrame, seat: number, key: 'krux.rebuild' | 'krux.back'): string {
  return aloneAt(frame) === null ? t(`${key}.of`, { name: nameOf(frame, seat) }) : t(key);
}
