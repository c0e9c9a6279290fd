// The lid over hidden hands: as whom the table is seen on this device, and whether it waits for
// someone to uncover.
import type { TableGame } from './game';
import { keep, keptValue } from '../app/kept';
import { sitsHere } from './seats';
import type { Frame } from '../lib/wire';

interface Around {
  frame: Frame | null;
  game: TableGame | undefined;
}

export class Lid {
  private opened = $state<number | null>(null);
  /** Who sits at this page, where people play at once. */
  private chosen = $state<number | null>(null);

  constructor(
    private readonly table: string,
    private readonly around: () => Around,
    /** The seat of a person who is to act on this device. */
    private readonly seat: () => number | null,
  ) {
    this.chosen = keptValue<number>(`seat.${table}`, 'session');
    $effect(() => {
      const { frame } = this.around();
      if (this.opened !== null && frame && (frame.ballot || !frame.next.includes(this.opened)))
        this.opened = null;
    });
  }

  /** The people at this device. */
  readonly people = $derived.by(() => {
    const { frame } = this.around();
    return frame ? frame.seats.flatMap((_, at) => (sitsHere(frame, at) ? [at] : [])) : [];
  });

  /** Do several people play at once? Then each has a page for themselves, and there is no lid. */
  readonly apart = $derived.by(() => {
    const { frame, game } = this.around();
    return Boolean(game?.live) && frame?.options.order === 'together' && this.people.length > 1;
  });

  /** Who sits at this page; null: nobody has said so yet. */
  readonly sitting = $derived.by(() =>
    this.chosen !== null && this.people.includes(this.chosen) ? this.chosen : null,
  );

  /** The people that act at this page. */
  readonly here = $derived.by(() =>
    this.apart && this.sitting !== null ? [this.sitting] : this.people,
  );

  /** Do several people look at hidden hands on this device? One alone needs no lid. */
  readonly shared = $derived.by(
    () => Boolean(this.around().game?.hidden) && this.people.length > 1 && !this.apart,
  );

  /** As whom the table is to be seen; null: as someone who only watches. */
  readonly eye = $derived.by(() => {
    const { frame, game } = this.around();
    if (!frame || !game?.hidden) return null;
    if (this.apart) return this.sitting;
    if (!this.shared) return this.people[0] ?? null;
    if (frame.over || frame.ballot || this.opened === null) return null;
    return frame.next.includes(this.opened) ? this.opened : null;
  });

  readonly closed = $derived.by(() => {
    const { frame } = this.around();
    const seat = this.seat();
    return (
      this.shared &&
      Boolean(frame) &&
      !frame?.over &&
      !frame?.ballot &&
      seat !== null &&
      this.eye !== seat
    );
  });

  open(): void {
    this.opened = this.seat();
  }

  /** Somebody sits down at this page, or gets up. */
  sit(seat: number | null): void {
    this.chosen = seat;
    keep(`seat.${this.table}`, seat === null ? null : JSON.stringify(seat), 'session');
  }
}
