// A step of a replay in one sentence.
import { listed } from '../board/spoken';
import { t, tMaybe } from '../lib/language.svelte';
import { ownName } from '../lib/seats';
import type { Replay, ReplayStep } from '../lib/wire';

export function stepName(replay: Pick<Replay, 'steps'>, at: number): string {
  return at === 0 ? t('replay.start') : t('replay.step', { n: at, all: replay.steps.length - 1 });
}

export function told(replay: Pick<Replay, 'seats'>, step: ReplayStep | undefined): string {
  if (!step || step.seat === null) return '';
  const name = ownName(replay.seats[step.seat], step.seat);
  if (step.words.length) return t('replay.laid', { name, words: listed(step.words.map(({ word }) => word)), n: step.points });
  const action = step.action ?? '';
  return tMaybe(`replay.${action}`, { name }) ?? t('replay.did', { name, action });
}
