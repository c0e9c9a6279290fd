// Offers beside words: a move back, a game broken off, somebody's empty chair.
import { t } from '../app/language.svelte';
import type { Frame, Offer } from '../lib/wire';
import { aloneAt, nameOf, ownName } from './seats';

const KINDS = ['take-back', 'abort', 'stand-in', 'without'] as const;
export type Consent = (typeof KINDS)[number];

const kindOf = ({ kind }: Offer): Consent | undefined => KINDS.find((known) => known === kind);

/** Whom it is about, where that is somebody who is away. */
function whoIn({ seats }: Frame, { text }: Offer): string {
  const at = Number(text.split(' ')[0]) - 1;
  return ownName(seats[at], at);
}

/** Who wishes what. */
export function offerHead(frame: Frame, offer: Offer): string {
  const kind = kindOf(offer);
  const values = { name: nameOf(frame, offer.seat), who: whoIn(frame, offer) };
  const yours = offer.seat === aloneAt(frame);
  return kind ? t(yours ? `offer.${kind}.you` : `offer.${kind}`, values) : '';
}

/** What it would mean. */
export function offerMore(frame: Frame, offer: Offer): string {
  const kind = kindOf(offer);
  return kind ? t(`offer.${kind}.more`, { who: whoIn(frame, offer) }) : '';
}

/** For whom a computer began to play between two frames, and who plays again. */
export function mindedTold(before: Frame, after: Frame): string[] {
  return after.seats.flatMap(({ minded }, at) => {
    const was = before.seats[at]?.minded ?? false;
    if (Boolean(minded) === was) return [];
    const told = minded ? 'minded.on' : 'minded.off';
    const name = ownName(after.seats[at], at);
    return [at === aloneAt(after) ? t(`${told}.you`) : t(told, { name })];
  });
}
