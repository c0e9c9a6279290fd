// The order of the stones on the bench: by kind, by letter, or as they were pushed.
import type { Piece } from '../board/picture';
import { keep, kept } from '../app/kept';

export type Sorting = 'kind' | 'letter' | 'free';
const SORTINGS: readonly Sorting[] = ['kind', 'letter', 'free'];

export class Bench {
  sorting = $state<Sorting>(SORTINGS.find((one) => one === kept('sorting')) ?? 'kind');
  /** Ids in the order in which they were pushed. */
  private pushed = $state.raw<readonly string[]>([]);

  constructor(private readonly pieces: () => readonly Piece[]) {}

  readonly order = $derived.by<Piece[]>(() => {
    const rank = new Map(this.pushed.map((id, at) => [id, at]));
    const compare: Record<Sorting, (one: Piece, other: Piece) => number> = {
      kind: (one, other) => (one.group ?? 0) - (other.group ?? 0) || byLetter(one, other),
      letter: byLetter,
      free: (one, other) => (rank.get(one.id) ?? Infinity) - (rank.get(other.id) ?? Infinity) || 0,
    };
    return [...this.pieces()].sort(compare[this.sorting]);
  });

  sort(sorting: Sorting): void {
    if (sorting === 'free') this.pushed = this.order.map(({ id }) => id);
    this.sorting = sorting;
    keep('sorting', sorting);
  }

  /** Pushes a stone to the place of another one. */
  push(id: string, to: string): void {
    const ids = this.order.map((piece) => piece.id);
    const at = ids.indexOf(to);
    if (at < 0 || !ids.includes(id)) return;
    const others = ids.filter((one) => one !== id);
    this.pushed = [...others.slice(0, at), id, ...others.slice(at)];
    this.sorting = 'free';
  }

  /** Pushes a stone so many places on. */
  shift(id: string, by: number): void {
    const to = this.order[this.order.findIndex((piece) => piece.id === id) + by];
    if (to) this.push(id, to.id);
  }
}

/** Stones for several letters come last. */
function byLetter(one: Piece, other: Piece): number {
  const several = Number(one.letters.length > 1) - Number(other.letters.length > 1);
  return several || one.letters.localeCompare(other.letters) || one.id.localeCompare(other.id);
}
