// Other words shall count from now on (KW1-14): one proposes it, the others agree or do not.
import { t } from '../app/language.svelte';
import type { Frame, Offer, Refusal } from '../lib/wire';
import { mindedTold, offerHead, type Consent } from './offered';
import { aloneAt, nameOf } from './seats';
import type { Asked, Outcome } from './socket.svelte';

export class Agreeing {
  /** What came of it, in a sentence, until it is read or somebody moves. */
  told = $state('');

  constructor(private readonly ask: (request: Asked) => Promise<Outcome>) {}

  /** `text` is all that shall count otherwise than in the leaflet; why it cannot be proposed, or null. */
  propose(seat: number, text: string): Promise<Refusal | null> {
    return this.refusal({ do: 'offer-words', seat, action: text });
  }

  /** Whoever proposed it takes it back by a no. */
  answer(seat: number, aye: boolean): Promise<Refusal | null> {
    return this.refusal({ do: 'answer', seat, aye });
  }

  /** What happened to an offer between two frames. */
  news(before: Frame, after: Frame): string[] {
    if (after.seq !== before.seq) this.told = '';
    const [minded] = mindedTold(before, after);
    const clock = clockNews(before, after);
    if (clock.length) return clock;
    if (policyText(before) !== policyText(after)) this.told = t('agree.agreed');
    else if (minded) this.told = minded;
    else if (before.offer && !after.offer) {
      if (after.over || after.seq !== before.seq) return [];
      this.told = declined(before, after);
    } else if (after.offer && !before.offer) return [offering(after, after.offer)];
    else return [];
    return [this.told];
  }

  /** Something else that the others have to agree to; `about`: somebody who is away. */
  offer(seat: number, kind: Consent, about?: number): Promise<Refusal | null> {
    const action = about === undefined ? kind : `${kind} ${about + 1}`;
    return this.refusal({ do: 'offer', seat, action });
  }

  private async refusal(request: Asked): Promise<Refusal | null> {
    const outcome = await this.ask(request);
    return 'refusal' in outcome ? outcome.refusal : null;
  }
}

function offering(frame: Frame, offer: Offer): string {
  if (offer.kind !== 'words') return offerHead(frame, offer);
  return t('agree.offers', { name: nameOf(frame, offer.seat) });
}

/** That the clock was stopped or goes on again. */
function clockNews({ clock: before }: Frame, { clock: after, over }: Frame): string[] {
  if (over || !before || !after || before.held === after.held) return [];
  return [t(after.held ? 'clock.held' : 'clock.runs')];
}

const policyText = ({ policy }: Frame) => JSON.stringify(Object.entries(policy).sort());

function declined(before: Frame, after: Frame): string {
  const by = after.log.filter(({ name }) => name === 'declined').at(-1)?.data.seat;
  if (typeof by !== 'number') return t('agree.ended');
  const what = by === before.offer?.seat ? 'agree.withdrawn' : 'agree.declined';
  if (by === aloneAt(after)) return t(`${what}.you`);
  const team = what === 'agree.declined' && (after.seats[by]?.names.length ?? 1) > 1;
  return t(team ? 'agree.declined.team' : what, { name: nameOf(after, by) });
}
