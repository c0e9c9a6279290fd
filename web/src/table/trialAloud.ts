// A dry run is said once, when it comes; to whoever insists the note itself is an alert.
import { announce } from '../app/announce.svelte';
import type { Desk } from './desk.svelte';
import { refusalSentence, spokenTrial } from './wording';

export function trialAloud(desk: Desk): void {
  const { trial, refusal, frame, game, arranging } = desk;
  if (trial && !trial.refusal && frame && game) {
    const { points, tell } = game;
    const lines = tell.trialLines(trial, frame, arranging.stones);
    announce(spokenTrial(trial, points, tell.trialNote(trial, frame), lines));
  } else if (refusal && !desk.insisted && !desk.premature) announce(refusalSentence(refusal));
}
