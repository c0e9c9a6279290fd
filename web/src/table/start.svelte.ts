// The agreed moment at which a round in real time begins: counted down on every device alike.
import { untrack } from 'svelte';
import type { Frame } from '../lib/wire';
import { Offset, PINGS } from './moment';
import type { TableSocket } from './socket.svelte';

// How far ahead may it lie? A moment that is further off is that of a clock gone wrong: of this device,
// whose clock stood while it slept, if asking the server's time again brings the moment near.
const LONGEST_MILLIS = 10_000;

export class Start {
  /** Seconds that are still to be counted; null: it has begun, or nothing was called for. */
  left = $state<number | null>(null);
  /** Nobody has told this page yet whether the moment is still to come: it was loaded just now. */
  private unsure = $state(false);

  readonly waits = $derived(this.left !== null || this.unsure);

  private readonly offset = new Offset();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `live`: is it a game in which all play at once? */
  constructor(
    private readonly socket: TableSocket,
    live: () => boolean,
  ) {
    $effect(() => {
      const starts = socket.frame?.starts ?? null;
      untrack(() => this.heed({ starts }));
      return () => clearTimeout(this.timer);
    });
    $effect(() => {
      if (live() && socket.company) void untrack(() => this.askTime());
    });
  }

  /** A frame came: is there a moment to wait for? Nothing is shown before its time is known. */
  private heed({ starts }: Pick<Frame, 'starts'>): void {
    clearTimeout(this.timer);
    this.left = null;
    this.unsure = false;
    if (starts === null || starts === undefined) return;
    this.tick(starts);
    if (this.waits) void this.askTime(() => this.tick(starts, true));
  }

  /** Asks the server for its time, several times, one after the other. */
  private async askTime(told: () => void = () => undefined): Promise<void> {
    for (let at = 0; at < PINGS; at++) {
      const sent = performance.now();
      const outcome = await this.socket.ask({ do: 'time' });
      if (!('now' in outcome)) {
        this.unsure = false;
        return;
      }
      this.offset.hear({ sent, got: performance.now(), now: outcome.now });
      told();
    }
  }

  /** `asked`: the server's time was asked since this moment was told. */
  private tick(starts: number, asked = false): void {
    clearTimeout(this.timer);
    const wait = (this.offset.own(starts) ?? Infinity) - performance.now();
    this.unsure = wait > LONGEST_MILLIS && !asked;
    if (wait <= 0 || wait > LONGEST_MILLIS) {
      this.left = null;
      return;
    }
    this.left = Math.ceil(wait / 1000);
    this.timer = setTimeout(() => this.tick(starts, asked), wait % 1000 || 1000);
  }
}
