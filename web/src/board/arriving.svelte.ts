// Stones of others come one by one: which squares are new since the last step, and in which order.
import { untrack } from 'svelte';
import type { Square } from '../lib/wire';
import type { Picture } from './picture';
import { keyOf } from './squares';

interface Around {
  /** The number of the step that the picture shows; undefined while there is none. */
  seq: number | undefined;
  picture: Picture;
  /** Where the hand at this device has put something down: it lies there already. */
  making: readonly Square[];
}

export class Arriving {
  /** The squares, each with its place in the row. */
  squares = $state.raw<ReadonlyMap<string, number>>(new Map());
  private seen: { seq: number; lying: ReadonlySet<string> } | null = null;
  private own: { seq: number; squares: ReadonlySet<string> } | null = null;

  constructor(around: () => Around, heard: (stones: number) => void) {
    $effect.pre(() => {
      const { making } = around();
      if (this.seen && making.length)
        this.own = { seq: this.seen.seq, squares: new Set(making.map(keyOf)) };
    });
    $effect.pre(() => {
      const { seq } = around();
      if (seq === undefined || seq === this.seen?.seq) return;
      const { picture } = untrack(around);
      const { seen, own } = this;
      const come =
        seen && seq > seen.seq
          ? comeSince(seen.lying, picture, own?.seq === seen.seq ? own.squares : new Set())
          : [];
      this.seen = { seq, lying: new Set(lyingIn(picture)) };
      this.squares = new Map(come.map((key, at) => [key, at]));
      if (come.length) heard(come.length);
    });
  }
}

const lyingIn = ({ stones, chips = [] }: Picture): string[] =>
  [...stones, ...chips].map(({ square }) => keyOf(square));

/** What lies now and did not, less what the own hand had put there; the stones of the move first. */
export function comeSince(
  before: ReadonlySet<string>,
  picture: Picture,
  own: ReadonlySet<string>,
): string[] {
  const last = picture.last.map(keyOf);
  const fresh = lyingIn(picture).filter((key) => !before.has(key) && !own.has(key));
  const rank = (key: string): number => (last.includes(key) ? last.indexOf(key) : last.length);
  return fresh.sort((one, other) => rank(one) - rank(other));
}
