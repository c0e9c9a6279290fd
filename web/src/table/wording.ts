// Sentences that the table screen builds from frames, trials and refusals.
import type { Objection } from '../board/pointing';
import type { TrialLine } from './tell';
import { listed } from '../board/spoken';
import { t, tMaybe } from '../app/language.svelte';
import { sentence, spoken } from '../app/messages.svelte';
import { aloneAt, nameOf } from './seats';
import type { Frame, Refusal, Trial } from '../lib/wire';

/** A refusal as the server's sentence says it. */
export function refusalSentence(refusal: Refusal): string {
  return sentence(refusal.code, refusal.data) ?? t('refusal.unknown');
}

/** The part of it that fits on a button. */
export function firstSentence(text: string): string {
  return (text.match(/^.*?[.?](?=\s|$)/)?.[0] ?? text).replace(/\.$/, '');
}

/** Why an action is closed, as short as a button needs it. */
export function shortRefusal(refusal: Refusal): string {
  return (
    tMaybe(`refusal.short.${refusal.code}`, spoken(refusal.data)) ??
    firstSentence(refusalSentence(refusal))
  );
}

/** Why one word is objected to, in a few words. */
export function reasonOf({ reason, word, data }: Objection): string {
  if (!reason) return t('refusal.short.unknown');
  const full = sentence(reason, { word: word ?? '', ...data });
  return (
    tMaybe(`refusal.short.${reason}`) ?? (full ? firstSentence(full) : t('refusal.short.unknown'))
  );
}

/** 'UMWELT, 6 Punkte, ein Bon dazu. Eingabetaste legt.' */
export function spokenTrial(
  trial: Trial,
  counted = true,
  note = '',
  lines?: readonly TrialLine[],
): string {
  if (lines)
    return [
      ...lines.map(
        ({ word = '', text, value }) => `${[word, text, value].filter(Boolean).join(' ')}.`,
      ),
      note,
      t('try.enter'),
    ]
      .filter(Boolean)
      .join(' ');
  const words = listed(trial.words.map(({ word }) => word));
  const parts = [counted ? t('try.points', { words, n: trial.points }) : words];
  if (trial.earned)
    parts.push(
      trial.earned === 1 ? t('try.earned.one') : t('try.earned.many', { n: trial.earned }),
    );
  if (trial.spent)
    parts.push(trial.spent === 1 ? t('try.spent.one') : t('try.spent.many', { n: trial.spent }));
  return [`${parts.join(', ')}.`, note, t('try.enter')].filter(Boolean).join(' ');
}

export function layLabel(trial: Trial | null): string {
  if (!trial || trial.refusal) return t('act.lay');
  return trial.points ? t('act.lay.points', { n: trial.points }) : t('act.lay.nothing');
}

/** 'Ines gewinnt mit 24 Punkten' */
export function endTitle(frame: Frame): string {
  const [first] = frame.winners;
  if (first === undefined) return t('end.nobody');
  const n = frame.scores[first] ?? 0;
  if (frame.winners.length === 1 && first === aloneAt(frame)) return t('end.you', { n });
  const names = frame.winners.map((seat) => nameOf(frame, seat));
  const team = (frame.seats[first]?.names.length ?? 1) > 1;
  return t(names.length > 1 ? 'end.tie' : team ? 'end.win' : 'end.wins', {
    name: listed(names),
    n,
  });
}

/** Words that the round has voted down, as far back as the log tells. */
export function declinedWords(frame: Frame | null): ReadonlySet<unknown> {
  const closed = (frame?.log ?? []).filter(
    ({ name, data }) => name === 'vote_closed' && data.accepted === false,
  );
  return new Set(closed.flatMap(({ data }) => data.words as unknown[]));
}

/** What a table changed about which words count: ['Vornamen: nein', 'Formen: nur Grundformen'] */
export function policyTold(policy: Frame['policy']): string[] {
  return Object.entries(policy ?? {}).map(([name, value]) => {
    const said =
      name === 'own_list'
        ? String(value.split(',').length)
        : (tMaybe(`policy.${value}`) ?? sentence(`policy_${name}_${value}`) ?? value);
    return `${sentence(`policy_${name}`) ?? name}: ${said}`;
  });
}
