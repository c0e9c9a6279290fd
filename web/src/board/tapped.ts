// A double tap means the board, not a square: what its first tap did to the stones is taken back.
import type { Arranging } from './arranging.svelte';

export class Tapped {
  private before: Pick<Arranging, 'stones' | 'cursor' | 'down' | 'hand'> | null = null;

  constructor(private readonly arranging: Arranging) {}

  /** Before a tap does anything. */
  mark(): void {
    const { stones, cursor, down, hand } = this.arranging;
    this.before = { stones, cursor, down, hand };
  }

  undo(): void {
    const { before } = this;
    this.before = null;
    if (!before) return;
    const changed = before.stones !== this.arranging.stones;
    if (changed) this.arranging.stones = before.stones;
    this.arranging.cursor = before.cursor;
    this.arranging.down = before.down;
    this.arranging.hand = before.hand;
    this.arranging.wish = null;
  }
}
