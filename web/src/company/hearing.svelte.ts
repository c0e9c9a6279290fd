// What is heard at a table: a phrase hangs at the name for some seconds, then it is gone. Who is muted is
// remembered by this device alone.
import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { announce } from '../app/announce.svelte';
import { keep, keptValue } from '../app/kept';
import { t } from '../app/language.svelte';
import type { Frame, Remark } from '../lib/wire';
import { ownName, sitsHere } from '../table/seats';

// Long enough to be read by somebody who looks up from the board.
const HANGS_MILLIS = 7_000;

export class Hearing {
  /** What hangs at a name now, the latest last. */
  fresh = $state.raw<readonly Remark[]>([]);
  /** Is the sheet of phrases open? */
  saying = $state(false);
  /** About whom something is to be done. */
  person = $state<number | null>(null);
  readonly muted: SvelteSet<number>;
  /** The number of the last remark; null: nothing was seen yet, and what is old is not said again. */
  private last: number | null = null;

  constructor(
    private readonly table: string,
    frame: () => Frame | null,
    again: () => string | null,
  ) {
    this.muted = new SvelteSet(keptValue<number[]>(`muted.${table}`) ?? []);
    $effect(() => {
      const now = frame();
      if (now) untrack(() => this.hear(now));
    });
    $effect(() => {
      const next = again();
      if (next) untrack(() => this.keep(next));
    });
  }

  of(seat: number): Remark | undefined {
    return this.muted.has(seat) ? undefined : this.fresh.find((one) => one.seat === seat);
  }

  mute(seat: number): void {
    if (!this.muted.delete(seat)) this.muted.add(seat);
    this.keep(this.table);
  }

  /** Whoever was muted is so at the next table of the same people, too. */
  private keep(table: string): void {
    keep(`muted.${table}`, this.muted.size ? JSON.stringify([...this.muted]) : null);
  }

  private hear(frame: Frame): void {
    const { last } = this;
    this.last = Math.max(last ?? 0, ...frame.said.map(({ number }) => number));
    if (last === null) return;
    for (const remark of frame.said) if (remark.number > last) this.hang(remark, frame);
  }

  private hang(remark: Remark, frame: Frame): void {
    const { seat, phrase } = remark;
    this.fresh = [...this.fresh.filter((one) => one.seat !== seat), remark];
    setTimeout(() => (this.fresh = this.fresh.filter((one) => one !== remark)), HANGS_MILLIS);
    if (this.muted.has(seat) || sitsHere(frame, seat)) return;
    const text = t(`phrase.${phrase}`);
    announce(t('talk.says', { name: ownName(frame.seats[seat], seat), text }));
  }
}
