// The ways of handling stones besides laying: the one that a phase asks for, and those that people
// may choose.
import type { TableGame } from './game';
import type { Handling } from './handle';
import { sitsHere } from './seats';
import type { Frame } from '../lib/wire';

interface Around {
  frame: Frame | null;
  game: TableGame | undefined;
  /** The seat of a person who is to act on this device. */
  seat: number | null;
}

export class Ways {
  private chosen = $state<string | null>(null);

  constructor(private readonly around: () => Around) {}

  /** Those that can be chosen. */
  readonly open = $derived.by<Handling[]>(() => {
    const { frame, game } = this.around();
    if (!frame || !game || frame.over || frame.ballot) return [];
    return game.handle.handlings(
      frame,
      frame.seats.flatMap((_, at) => (sitsHere(frame, at) ? [at] : [])),
    );
  });

  /** The one that is going on; null: stones are laid. */
  readonly current = $derived.by<Handling | null>(() => {
    const { frame, game, seat } = this.around();
    if (!frame || frame.over) return null;
    const chosen = this.open.find(({ id, why }) => id === this.chosen && !why);
    return chosen ?? (seat === null ? null : (game?.handle.handling(frame, seat) ?? null));
  });

  /** Was it chosen, and can be left again? */
  readonly optional = $derived.by(() => this.current !== null && this.current.id === this.chosen);

  /** The id of the one that people chose; nothing where they did not. */
  get choice(): string {
    return this.chosen ?? '';
  }

  /** Could this one be begun for this seat? */
  offers(id: string, seat: number): boolean {
    return this.open.some((way) => way.id === id && way.seat === seat && !way.why);
  }

  begin(id: string): void {
    this.chosen = id;
  }

  leave(): void {
    this.chosen = null;
  }
}
