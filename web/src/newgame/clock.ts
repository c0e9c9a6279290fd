// A clock while it is being chosen: none, for a move, for a whole game, or days for a move.
import { t } from '../app/language.svelte';
import type { Clock, GameFacts, NewClock, Preset } from '../lib/wire';
import type { Values } from './options';

export type Per = Clock['per'] | 'none';
export interface Chosen {
  per: Per;
  /** Minutes; days, where moves take days. */
  amount: number;
}

export const KINDS: readonly Per[] = ['none', 'move', 'game', 'days'];
/** What can be chosen, in minutes and in days; the first thought stands beside it. */
export const AMOUNTS: Record<Clock['per'], readonly number[]> = {
  move: [1, 2, 3, 5, 10, 15, 30, 60],
  game: [5, 10, 15, 20, 30, 45, 60, 90, 120],
  days: [1, 2, 3, 5, 7, 14, 30],
};
const USUAL: Record<Per, number> = { none: 0, move: 2, game: 20, days: 3 };

export const chosen = (per: Per): Chosen => ({ per, amount: USUAL[per] });

/** The clock that seconds of a move make; what is shorter than a minute is one. */
export function ofSeconds(seconds: unknown): Chosen {
  return typeof seconds === 'number' && seconds > 0
    ? { per: 'move', amount: Math.min(60, Math.max(1, Math.round(seconds / 60))) }
    : chosen('none');
}

/** The clock of a table that waits; one that was laid by its options alone has a time for a move. */
export function agreedClock(clock: NewClock | null, seconds: unknown): Chosen {
  return clock ? { per: clock.per ?? 'none', amount: clock.amount ?? 0 } : ofSeconds(seconds);
}

/** What a preset wants of the clock; null: nothing. */
export function presetClock(
  { clocks, time_option }: GameFacts,
  { options }: Preset,
): Chosen | null {
  const wanted: Values[string] | undefined =
    clocks && time_option ? options[time_option] : undefined;
  return wanted === undefined ? null : ofSeconds(wanted);
}

/** 'zwei Minuten je Zug' */
export function clockTold({ per, amount }: Chosen): string {
  return per === 'none' ? t('clock.none') : t(`clock.per.${per}`, { n: amount });
}
