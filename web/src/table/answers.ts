// What can be said to a refusal: taking the stones back is the sensible answer; who is asked second
// depends on who sits there.
import type { Desk } from './desk.svelte';
import { t } from '../app/language.svelte';
import { declinedWords, firstSentence, layLabel, refusalSentence } from './wording';
import type { Frame, Refusal } from '../lib/wire';
import type { Act } from '../parts/ActionBar.svelte';

export interface Answers {
  main: Act;
  second: Act;
  /** Alone against computers one may still answer for the words: a way beside the buttons. */
  anyway?: (() => void) | undefined;
}

interface Ways {
  vote: () => void;
  look: (words: string[]) => void;
  anyway: (words: string[]) => void;
}

/** What the round may decide otherwise: whether this is a word. */
const DISPUTABLE = new Set(['not_a_word', 'not_completable']);

export const disputable = (refusal: Refusal | null): boolean => DISPUTABLE.has(refusal?.code ?? '');

/** The answers to a laying that was refused; null: there is nothing to answer. */
export function answersTo(desk: Desk, onlook: (words: string[]) => void): Answers | null {
  const { frame, game, refusal, arranging, votes } = desk;
  if (
    !refusal ||
    !frame ||
    !game ||
    !desk.mine ||
    desk.handling ||
    desk.premature ||
    !arranging.stones.length
  )
    return null;
  const main: Act = { label: t('act.withdraw'), icon: 'back', onact: () => arranging.clear() };
  if (!disputable(refusal)) {
    const label = game.tell.layLabel(null, frame);
    return {
      main,
      second: {
        label,
        why: firstSentence(refusalSentence(refusal)),
        onact: () => void desk.commit(),
      },
    };
  }
  const ways: Ways = {
    vote: () => void votes.ask(),
    look: onlook,
    anyway: (words) => votes.propose(words, votes.accepting(words)),
  };
  return { main, ...secondTo(frame, desk.objections, ways) };
}

/** With others there they vote; alone one answers oneself; against computers one looks the word up first. */
export function secondTo(
  frame: Frame,
  objections: Desk['objections'],
  { vote, look, anyway }: Ways,
): Omit<Answers, 'main'> {
  const words = objections.flatMap(({ word }) => word ?? []);
  const people = frame.people.length;
  if (people > 1 && voted(frame, objections))
    return { second: { label: t('act.vote'), why: t('vote.settled'), onact: () => undefined } };
  if (people > 1) return { second: { label: t('act.vote'), onact: vote } };
  const alone = () => anyway(words);
  if (frame.seats.every(({ kind }) => kind === 'person'))
    return { second: { label: t('act.anyway'), onact: alone } };
  return { second: { label: t('act.lookup'), onact: () => look(words) }, anyway: alone };
}

/** Has the round already said no to one of the words? */
function voted(frame: Frame, objections: Desk['objections']): boolean {
  const declined = declinedWords(frame);
  return objections.some(({ word, reason }) => declined.has(word) || reason === 'refused_by_book');
}
