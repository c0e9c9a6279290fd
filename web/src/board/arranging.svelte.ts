// Stones in the making: what is put down but not laid, the cursor, the letter in hand. Knows no rule of any game.
import type { Square } from '../lib/wire';
import { holds, lettersOf, type Picture, type Tentative } from './picture';
import { keyOf, same, step } from './squares';

/** What happened, for the page to say aloud. */
export type Told =
  | { what: 'put'; letter: string; square: Square }
  | { what: 'back'; letters: string[] }
  | { what: 'gone'; letter: string }
  | { what: 'full'; square: Square }
  | { what: 'hand'; letter: string }
  | { what: 'way'; down: boolean };

export interface Surroundings {
  picture: Picture;
  /** How many stones of a letter may still be taken, those in the making not counted; Infinity where there is no stock. */
  stock: (letter: string) => number;
  /** May this device arrange stones now? */
  mine: boolean;
}

export class Arranging {
  stones = $state.raw<readonly Tentative[]>([]);
  cursor = $state.raw<Square | null>(null);
  down = $state(false);
  hand = $state<string | null>(null);

  constructor(
    private readonly around: () => Surroundings,
    private readonly tell: (told: Told) => void,
  ) {}

  readonly lying = $derived.by(() => lettersOf(this.around().picture));
  readonly used = $derived.by(() => {
    const used = new Map<string, number>();
    for (const { letter } of this.stones) used.set(letter, (used.get(letter) ?? 0) + 1);
    return used;
  });

  left(letter: string): number {
    return this.around().stock(letter) - (this.used.get(letter) ?? 0);
  }

  at(square: Square): Tentative | undefined {
    return this.stones.find((stone) => same(stone.square, square));
  }

  free(square: Square): boolean {
    return holds(this.around().picture, square) && !this.lying.has(keyOf(square)) && !this.at(square);
  }

  /** Puts a stone on a free square; tells why not otherwise. */
  put(letter: string, square: Square): boolean {
    if (!this.around().mine) return false;
    if (this.left(letter) <= 0) return this.fail({ what: 'gone', letter });
    if (!this.free(square)) return this.fail({ what: 'full', square });
    this.stones = [...this.stones, { square, letter }];
    this.tell({ what: 'put', letter, square });
    return true;
  }

  /** A letter from the keyboard or the case goes to the cursor; typing a letter that lies there steps over it. */
  type(letter: string, { over }: { over: boolean }): void {
    if (!this.cursor || !this.around().mine) return;
    if (over && this.lying.get(keyOf(this.cursor)) === letter) return this.advance(step(this.cursor, this.down));
    let square = this.cursor;
    while (holds(this.around().picture, square) && !this.free(square)) square = step(square, this.down);
    if (!this.put(letter, square)) return;
    let next = step(square, this.down);
    while (!over && this.lying.has(keyOf(next))) next = step(next, this.down);
    this.advance(next, square);
  }

  /** A tap on a letter of the stock: to the cursor where one is set, else into the hand. */
  take(letter: string): void {
    if (!this.around().mine) return;
    if (this.left(letter) <= 0) return void this.fail({ what: 'gone', letter });
    if (this.cursor) return this.type(letter, { over: false });
    this.hand = this.hand === letter ? null : letter;
    if (this.hand) this.tell({ what: 'hand', letter });
  }

  /** A tap on a square: lays what is in the hand, picks up what is in the making, else sets the cursor. */
  pick(square: Square): void {
    const stone = this.at(square);
    if (this.hand && !stone) {
      if (this.put(this.hand, square)) this.hand = null;
      this.cursor = null;
    } else if (stone) {
      this.remove(square);
      this.cursor = null;
      this.hand = stone.letter;
    } else if (same(this.cursor, square)) {
      this.turn();
    } else {
      this.cursor = square;
    }
  }

  /** A tap that only led near: the square is in view, and the cursor stands on it unless a letter waits in the hand. */
  look(square: Square): void {
    if (!this.hand && this.free(square)) this.cursor = square;
  }

  /** Drag and drop: from the stock or from another square; off the board means back to the stock. */
  drop(letter: string, from: Square | null, to: Square | null): void {
    if (from && to && same(from, to)) return;
    if (from && (!to || this.free(to))) {
      this.stones = this.stones.filter((stone) => !same(stone.square, from));
      if (!to) this.tell({ what: 'back', letters: [letter] });
    }
    if (to) this.put(letter, to);
  }

  turn(): void {
    this.down = !this.down;
    this.tell({ what: 'way', down: this.down });
  }

  remove(square: Square): void {
    const stone = this.at(square);
    if (!stone) return;
    this.stones = this.stones.filter((other) => other !== stone);
    this.tell({ what: 'back', letters: [stone.letter] });
  }

  /** Backspace: the stone under the cursor, else the one before it. */
  back(): void {
    if (!this.cursor) return this.undo();
    if (this.at(this.cursor)) return this.remove(this.cursor);
    let square = step(this.cursor, this.down, -1);
    while (this.lying.has(keyOf(square))) square = step(square, this.down, -1);
    if (!holds(this.around().picture, square)) return;
    this.remove(square);
    this.cursor = square;
  }

  /** Takes back the stone put down last. */
  undo(): void {
    const last = this.stones.at(-1);
    if (last) this.remove(last.square);
    this.hand = null;
  }

  /** Escape: all stones back; with none in the making, the hand and the cursor are emptied. */
  clear(): void {
    if (this.stones.length) this.tell({ what: 'back', letters: this.stones.map((stone) => stone.letter) });
    else this.cursor = null;
    this.stones = [];
    this.hand = null;
  }

  /** After a move: nothing in the making any more, nothing to say about it. */
  reset(): void {
    this.stones = [];
    this.hand = null;
    this.cursor = null;
  }

  /** Stones of an earlier visit, as far as their squares and letters are still to be had. */
  restore(stones: readonly Tentative[]): void {
    this.stones = [];
    for (const stone of stones) {
      if (this.free(stone.square) && this.left(stone.letter) > 0) this.stones = [...this.stones, stone];
    }
  }

  private advance(next: Square, otherwise: Square | null = this.cursor): void {
    this.cursor = holds(this.around().picture, next) ? next : otherwise;
  }

  private fail(told: Told): false {
    this.tell(told);
    return false;
  }
}
