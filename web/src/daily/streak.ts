// How long somebody has been coming, forgiving: one day of seven may be left out.
import { moved } from './calendar';

const WEEK = 7;

/** Days played without a break up to today; a day that is still open breaks nothing. */
export function streakOf(played: ReadonlySet<string>, today: string): number {
  let count = 0;
  let missed: number | null = null;
  for (let back = 0; back <= played.size * 2 + WEEK; back++) {
    const day = moved(today, -back);
    if (played.has(day)) count++;
    else if (back > 0) {
      if (missed !== null && back - missed < WEEK) break;
      missed = back;
    }
  }
  return count;
}
