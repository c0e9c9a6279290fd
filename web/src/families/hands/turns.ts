// What games with hidden stones tell alike: what chance brought, and the last turn.
import type { Frame } from '../../lib/wire';
import { aloneAt, nameOf } from '../../table/seats';
import { t } from './words';

/** A lot, a deal or a draw of a replay. */
export function chanceTold(
  action: string,
  nameOfSeat: (seat: number) => string,
): string | undefined {
  const [verb, seat] = action.split(' ');
  if (verb === 'start') return t('replay.begins', { name: nameOfSeat(Number(seat) - 1) });
  if (verb === 'deal') return t('hands.dealt');
  return verb === 'draw' ? t('hands.drawn') : undefined;
}

interface Drawn {
  moves: readonly unknown[];
  turn: number;
}

/** Before the first move: whom the lot lets begin. */
export function lotTold(frame: Frame<Drawn>): string {
  const { moves, turn } = frame.view;
  if (moves.length || frame.phase !== 'lay' || frame.options.start === 'agreed') return '';
  return t(turn === aloneAt(frame) ? 'hands.begins.lot.you' : 'hands.begins.lot', {
    name: nameOf(frame, turn),
  });
}

/** All moves that the last seat made in a row, three at most. */
export function lastTurn<Move extends { seat: number }>(moves: Move[]): Move[] {
  let from = moves.length - 1;
  while (from > 0 && moves[from - 1]?.seat === moves.at(-1)?.seat) from -= 1;
  return moves.slice(Math.max(from, moves.length - 3, 0));
}
