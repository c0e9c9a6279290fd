// Why a game ended and what was decisive, in one sentence. Each game knows its own reasons.
import { listed } from '../board/spoken';
import type { Frame } from '../lib/wire';
import { aloneAt, goneOf, nameOf } from '../table/seats';
import { t, type EndingKey } from './words';

type Values = Record<string, unknown>;

/** By name, or as "Du". */
export function of(frame: Frame, seat: number, key: EndingKey, values: Values = {}): string {
  return t((seat === aloneAt(frame) ? `${key}.you` : key) as EndingKey, {
    name: nameOf(frame, seat),
    ...values,
  });
}

/** Who left so that nobody was left to play with; null where the game came to its own end. */
function leftTold(frame: Frame): string | null {
  const gone = goneOf(frame);
  const [first] = gone;
  if (first === undefined || frame.seats.length - frame.left.length > 1) return null;
  if (gone.includes(aloneAt(frame) ?? -1)) return t('ended.left.you');
  return t('ended.left', { name: listed(gone.map((seat) => nameOf(frame, seat))) });
}

/** 'Karl hat alle Steine gelegt; du bliebst auf 3 Steinen sitzen.' */
export function endedTold(frame: Frame, why: string, decisive: string): string {
  const reason = leftTold(frame) ?? why;
  if (!reason) return '';
  return decisive
    ? t('ended.sentence', { why: reason, decisive })
    : t('ended.why', { why: reason });
}

interface Scored {
  seat: number;
  points: number;
  words?: readonly { word: string; points: number }[];
}

/** The move that brought the winner most; where several share the win, of all. */
export function bestMoveTold(frame: Frame, moves: readonly Scored[]): string {
  const { winners } = frame;
  const theirs = winners.length === 1 ? moves.filter(({ seat }) => seat === winners[0]) : moves;
  const best = mostOf(theirs, ({ points }) => points);
  if (!best || best.points <= 0) return '';
  const word = mostOf(
    best.words ?? [],
    ({ points, word: { length } }) => 100 * points + length,
  )?.word;
  return word
    ? of(frame, best.seat, 'decisive.word', { word, n: best.points })
    : of(frame, best.seat, 'decisive.move', { n: best.points });
}

/** Who was out first; null: nobody was. */
export function outTold(frame: Frame, handSizes: readonly number[]): string {
  const out = handSizes.findIndex((stones, seat) => !stones && frame.winners.includes(seat));
  return out < 0 ? t('ended.stuck') : of(frame, out, 'ended.out');
}

/** Who paid most: the one with most stones; where nobody was out, whose stones weighed least. */
export function restTold(frame: Frame, handSizes: readonly number[]): string {
  const [winner] = frame.winners;
  if (winner === undefined) return '';
  if (handSizes[winner]) return of(frame, winner, 'decisive.lowest');
  const most = mostOf(
    handSizes.map((n, seat) => ({ n, seat })),
    ({ n }) => n,
  );
  return most?.n ? of(frame, most.seat, 'decisive.rest', { n: most.n }) : '';
}

/** The first of those that have most. */
export function mostOf<T>(all: readonly T[], measure: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (most, one) => (most === undefined || measure(one) > measure(most) ? one : most),
    undefined,
  );
}
