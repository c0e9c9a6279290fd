// The lid over hidden hands: as whom the table is seen on this device, and whether it waits for someone to uncover.
import type { TableGame } from '../games/game';
import { person } from './seats';
import type { Frame } from './wire';

interface Around {
  frame: Frame | null;
  game: TableGame | undefined;
  /** The seat of a person who is to act on this device. */
  seat: number | null;
}

export class Lid {
  private opened = $state<number | null>(null);

  constructor(private readonly around: () => Around) {
    $effect(() => {
      const { frame } = this.around();
      if (this.opened !== null && frame && (frame.ballot || !frame.next.includes(this.opened))) this.opened = null;
    });
  }

  /** People who share this device; one alone needs no lid. */
  private readonly people = $derived.by(() => {
    const { frame } = this.around();
    return frame ? frame.seats.flatMap((_, at) => (person(frame, at) ? [at] : [])) : [];
  });

  /** Do several people look at hidden hands on this device? */
  readonly shared = $derived.by(() => Boolean(this.around().game?.hidden) && this.people.length > 1);

  /** As whom the table is to be seen; null: as someone who only watches. */
  readonly eye = $derived.by(() => {
    const { frame, game } = this.around();
    if (!frame || !game?.hidden) return null;
    if (!this.shared) return this.people[0] ?? null;
    if (frame.over || frame.ballot || this.opened === null) return null;
    return frame.next.includes(this.opened) ? this.opened : null;
  });

  readonly closed = $derived.by(() => {
    const { frame, seat } = this.around();
    return this.shared && Boolean(frame) && !frame?.over && !frame?.ballot && seat !== null && this.eye !== seat;
  });

  open(): void {
    this.opened = this.around().seat;
  }
}
