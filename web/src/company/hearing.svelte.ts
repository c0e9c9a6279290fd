// What is heard at a table: a phrase hangs at the name for some seconds, then it is gone. Who is muted is
// remembered by this device alone.
import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { announce } from '../app/announce.svelte';
import { keep, keptValue } from '../app/kept';
import { t } from '../app/language.svelte';
import type { Frame, Remark, Written } from '../lib/wire';
import { ownName, sitsHere } from '../table/seats';
import type { TableSocket } from '../table/socket.svelte';

// Long enough to be read by somebody who looks up from the board; text takes longer.
const HANGS_MILLIS = 7_000;
const TEXT_HANGS_MILLIS = 12_000;

type Heard = Remark | Written;

/** As this reader sees it. */
export const wordsOf = (heard: Heard): string =>
  'text' in heard ? heard.text : t(`phrase.${heard.phrase}`);

export class Hearing {
  /** What hangs at a name now, the latest last. */
  fresh = $state.raw<readonly Heard[]>([]);
  /** Is the sheet of phrases open? */
  saying = $state(false);
  /** About whom something is to be done. */
  person = $state<number | null>(null);
  /** Are all names in sight, and with them what hangs there? */
  inSight = $state(true);
  /** Who nudged whoever sits here, for a while. */
  nudged = $state<number | null>(null);
  readonly muted: SvelteSet<number>;
  /** Numbers of the last that were heard; null: none yet, and what is old is not said again. */
  private said: number | null = null;
  private written: number | null = null;

  constructor(
    private readonly table: string,
    socket: TableSocket,
  ) {
    this.muted = new SvelteSet(keptValue<number[]>(`muted.${table}`) ?? []);
    $effect(() => {
      const { frame, written } = socket;
      if (frame) untrack(() => this.hear(frame, written));
    });
    $effect(() => {
      const by = socket.nudge?.by ?? null;
      this.nudged = by !== null && untrack(() => this.muted.has(by)) ? null : by;
      const timer = setTimeout(() => (this.nudged = null), HANGS_MILLIS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const next = socket.frame?.again;
      const seats = socket.frame?.seats.length ?? 1;
      if (next) untrack(() => this.keep(next.table, next.rotated ? seats : 0));
    });
  }

  of(seat: number): Heard | undefined {
    return this.muted.has(seat) ? undefined : this.fresh.find((one) => one.seat === seat);
  }

  mute(seat: number): void {
    if (!this.muted.delete(seat)) this.muted.add(seat);
    this.keep(this.table);
  }

  /** Whoever was muted is so at the next table of the same people, too; `around`: one seat further on. */
  private keep(table: string, around = 0): void {
    const seats = [...this.muted].map((seat) => (around ? (seat + around - 1) % around : seat));
    keep(`muted.${table}`, seats.length ? JSON.stringify(seats) : null);
  }

  private hear(frame: Frame, written: readonly Written[]): void {
    this.said = this.news(frame, frame.said, this.said);
    if (written.length || this.said !== null)
      this.written = this.news(frame, written, this.written);
  }

  /** What is new hangs; gives the last number. */
  private news(frame: Frame, heard: readonly Heard[], last: number | null): number {
    for (const one of heard) if (last !== null && one.number > last) this.hang(one, frame);
    return Math.max(last ?? 0, ...heard.map(({ number }) => number));
  }

  private hang(one: Heard, frame: Frame): void {
    const { seat } = one;
    const millis = 'text' in one ? TEXT_HANGS_MILLIS : HANGS_MILLIS;
    this.fresh = [...this.fresh.filter((other) => other.seat !== seat), one];
    setTimeout(() => (this.fresh = this.fresh.filter((other) => other !== one)), millis);
    if (this.muted.has(seat) || sitsHere(frame, seat)) return;
    announce(t('talk.says', { name: ownName(frame.seats[seat], seat), text: wordsOf(one) }));
  }
}
