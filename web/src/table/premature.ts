// A refusal that only says that more stones are to come is no objection as long as they can still come.
import { notYet } from '../app/facts.svelte';
import type { Frame, Refusal } from '../lib/wire';
import type { TableGame } from './game';

export function premature<View>(
  { handle }: Pick<TableGame<View>, 'handle'>,
  frame: Frame<View>,
  { code }: Pick<Refusal, 'code'>,
  stones: number,
): boolean {
  return notYet(frame.game, code) && stones < handle.due(frame);
}
