// The hand at a table to try a game: which move it shows, and whether that has been made.
import { said } from '../app/language.svelte';
import { announce } from '../app/announce.svelte';
import type { Desk } from '../table/desk.svelte';
import type { GuidedMove, Introduction } from './introduction';
import { placed } from './pointing';
import { tryingAt, type Trying } from './seen';

// A card has no letter: its square is only marked.
const LETTER = /^[A-Z]/;

export class Guiding {
  readonly trying: Trying | null;
  intro = $state.raw<Introduction | null>(null);
  hidden = $state(false);
  /** The number of the move that is shown. */
  private at = $state(0);
  /** How far the game was when it was first shown. */
  private began = -1;

  constructor(private readonly desk: Desk) {
    this.trying = tryingAt(desk.id);
    if (!this.trying) return;
    $effect(() => {
      const { game } = this.desk;
      if (game && !this.intro)
        void game.introduction().then(({ introduction }) => (this.intro = introduction));
    });
    $effect(() => {
      if (this.move) announce(said(this.move.told));
    });
  }

  readonly move = $derived.by<GuidedMove | null>(() => this.intro?.moves[this.at] ?? null);
  /** Everything was shown. */
  readonly done = $derived.by(() => Boolean(this.intro) && !this.move);
  readonly told = $derived.by(() => (this.move && !this.hidden ? said(this.move.told) : ''));
  /** The squares and letters that are meant, for the board. */
  readonly marks = $derived.by(() =>
    this.move && !this.hidden && this.desk.mine
      ? new Map(this.move.stones.map(([symbol, key]) => [key, LETTER.exec(symbol)?.[0] ?? '']))
      : undefined,
  );

  /** Has the move been made, this one or another? Looked at now and then, as the page changes. */
  look(root: ParentNode): void {
    const { frame, mine } = this.desk;
    const { move } = this;
    if (!frame || !move) return;
    if (this.began < 0) this.began = frame.seq;
    const went = frame.seq > this.began && (mine || frame.over);
    const made = move.dice
      ? Boolean(root.querySelector('main .found li'))
      : move.whole
        ? placed(root, move)
        : went;
    if (!made) return;
    this.at += 1;
    this.began = -1;
  }
}
