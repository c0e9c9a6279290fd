// What is heard and felt when a hand does something, or when stones of others come.
import { paceOf } from './pace';
import { play, type Noise } from './sound';
import { canBuzz, still, switchedOn } from './switches';

/** Done by the hand at this device. */
export type Touch = 'put' | 'back' | 'hand' | 'wrote';

const NOISES: Record<Touch, Noise> = { put: 'set', back: 'lift', hand: 'lift', wrote: 'write' };
// How long does the device tremble for a stone that was set, and for less than that?
const BUZZ_MILLIS: Record<Touch, number> = { put: 12, back: 6, hand: 6, wrote: 18 };

/** What has no sound of its own is silent. */
export function feel(what: string): void {
  if (!touches(what)) return;
  if (switchedOn('sound')) play(NOISES[what]);
  if (switchedOn('buzz') && canBuzz()) navigator.vibrate(BUZZ_MILLIS[what]);
}

/** Stones of others: one sound each, as they come; one for all where nothing moves. */
export function hearComing(stones: number): void {
  if (!stones || !switchedOn('sound')) return;
  const heard = still() ? 1 : stones;
  for (let n = 0; n < heard; n++) play('set', (n * paceOf(stones)) / 1000);
}

const touches = (what: string): what is Touch => what in NOISES;
