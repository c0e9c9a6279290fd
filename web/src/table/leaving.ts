// Leaving for good: who may, what it means in this game, and how it is told.
import { t } from '../app/language.svelte';
import type { Frame } from '../lib/wire';
import { nameOf, person } from './seats';
import type { Tell } from './tell';

export const hasLeft = ({ left }: Pick<Frame, 'left'>, seat: number): boolean =>
  left.includes(seat);

/** Those of the people at this page that are still there. */
export function mayLeave(frame: Frame, people: readonly number[]): number[] {
  return frame.over ? [] : people.filter((seat) => !hasLeft(frame, seat));
}

function staying(frame: Frame, leaver: number): number[] {
  return frame.seats.map((_, at) => at).filter((at) => at !== leaver && !hasLeft(frame, at));
}

/** Is nobody else left, or only computers? Then whoever leaves ends the game. */
export function endsIt(frame: Frame, leaver: number): boolean {
  return !staying(frame, leaver).some((at) => person(frame, at));
}

/** What leaving means, in two short sentences at most. */
export function leavingText(frame: Frame, leaver: number, tell: Tell): string {
  const others = staying(frame, leaver);
  return [meaning(frame, others, tell), tell.leaving(frame, others.length)]
    .filter(Boolean)
    .join(' ');
}

function meaning(frame: Frame, others: number[], tell: Tell): string {
  const [last] = others;
  if (last === undefined) return t('leave.alone');
  if (others.length === 1) return tell.lastOne(frame, last);
  return t(others.some((at) => person(frame, at)) ? 'leave.others' : 'leave.computers');
}

/** Who left between two frames. */
export function leftTold(before: Frame, after: Frame): string[] {
  return after.left
    .filter((seat) => !hasLeft(before, seat))
    .map((seat) => t('leave.told', { name: nameOf(after, seat) }));
}
