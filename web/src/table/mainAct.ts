// The main button: what it says will happen, or why nothing can happen yet.
import type { Desk } from './desk.svelte';
import { t } from '../app/language.svelte';
import { firstSentence, layLabel, refusalSentence } from './wording';
import type { Handling, SideAction } from './handle';
import type { Act } from '../parts/ActionBar.svelte';

/** What is more sensible than laying, as long as nothing is in the making. */
export function leading({ arranging, handling, offers, mine }: Desk): SideAction | undefined {
  if (!mine || handling || arranging.stones.length) return undefined;
  return offers.acts.find((action) => action.leads && !offers.whyNot(action));
}

export function mainAct(desk: Desk): Act {
  const { frame, game, refusal } = desk;
  const stones = desk.arranging.stones.length;
  const onact = () => void desk.commit();
  const trial = refusal ? null : desk.trial;
  const label = (frame && game?.tell.layLabel(trial, frame)) || layLabel(trial);
  if (desk.socket.line !== 'open') return { label, why: t('act.offline'), onact };
  if (!desk.mine || !frame || !game || desk.actor === null)
    return { label, why: desk.title, onact };
  if (desk.handling) return handlingAct(desk, desk.handling, onact);
  if (!stones || desk.premature) return { label, why: game.tell.invitation(frame, stones), onact };
  return { label, onact };
}

function handlingAct(
  { refusal, premature, arranging }: Desk,
  { act, wants }: Handling,
  onact: () => void,
): Act {
  const n = arranging.stones.length;
  const objection = refusal && !premature ? firstSentence(refusalSentence(refusal)) : undefined;
  return { label: act(n), why: objection ?? wants(n), onact };
}
