// The dry run of what is in the making: asked when hands rest, and given up with the last stone.
import type { Refusal, Trial } from '../lib/wire';
import type { Outcome } from './socket.svelte';

// How long do hands rest before the dry run asks? Long enough for three quick taps, too short to wait for.
const REST_MILLIS = 120;

export class Trying {
  trial = $state.raw<Trial | null>(null);

  private rest: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  /** Does the server know of something that was tried in this turn? */
  private known = false;

  constructor(
    /** Asks the server what would come of an action; null where nobody may act. */
    private readonly ask: (action: string) => Promise<Outcome> | null,
    private readonly action: () => string,
    private readonly refuse: (refusal: Refusal) => void,
  ) {}

  /** What was asked before is no more what lies there. */
  stop(): void {
    clearTimeout(this.rest);
    this.asked += 1;
    this.trial = null;
  }

  soon(): void {
    this.rest = setTimeout(() => void this.now(), REST_MILLIS);
  }

  async now(): Promise<void> {
    const number = ++this.asked;
    const answer = this.ask(this.action());
    if (!answer) return;
    this.known = true;
    const outcome = await answer;
    if (number !== this.asked) return;
    if ('trial' in outcome) this.trial = outcome.trial;
    else if ('refusal' in outcome) this.refuse(outcome.refusal);
  }

  /** All stones are taken back: what was tried last must not be laid when the time is up. */
  nothing(): void {
    if (this.known) void this.ask('');
    this.known = false;
  }

  /** A step was made: the server has forgotten by itself. */
  forget(): void {
    this.known = false;
  }
}
