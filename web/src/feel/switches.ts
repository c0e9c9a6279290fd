// What may be heard and felt at a table: switches of this device, off until somebody wants them.
import { keep, kept } from '../app/kept';

export type Sense = 'sound' | 'buzz';

export const switchedOn = (sense: Sense): boolean => kept(sense) === 'on';

export function setSwitch(sense: Sense, on: boolean): void {
  keep(sense, on ? 'on' : null);
}

/** Can this device tremble? Browsers of desks say so, too: only what is held in a hand counts. */
export function canBuzz(): boolean {
  return typeof navigator.vibrate === 'function' && matchMedia('(any-pointer: coarse)').matches;
}

/** Does somebody want little motion? Then stones do not come one by one. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
