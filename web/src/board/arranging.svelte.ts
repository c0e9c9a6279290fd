// Stones in the making: what is put down but not laid, the cursor, the letter in hand. Knows no
// rule of any game.
import type { Square } from '../lib/wire';
import type { Surroundings, Told, Wish } from './arrangement';
import { belongs, holds, lettersOf, type Piece, type Tentative } from './picture';
import { keyOf, same, step } from './squares';

export class Arranging {
  stones = $state.raw<readonly Tentative[]>([]);
  cursor = $state.raw<Square | null>(null);
  down = $state(false);
  /** The id of the piece in hand. */
  hand = $state<string | null>(null);
  wish = $state.raw<Wish | null>(null);

  constructor(
    private readonly around: () => Surroundings,
    private readonly tell: (told: Told) => void,
  ) {}

  readonly lying = $derived.by(() => lettersOf(this.around().picture));
  readonly used = $derived.by(() => {
    const used = new Map<string, number>();
    for (const stone of this.stones) used.set(idOf(stone), (used.get(idOf(stone)) ?? 0) + 1);
    return used;
  });

  left(id: string): number {
    return (this.pieceAt(id)?.count ?? 0) - (this.used.get(id) ?? 0);
  }

  at(square: Square): Tentative | undefined {
    return this.stones.find((stone) => same(stone.square, square));
  }

  free(square: Square): boolean {
    return this.bare(square) && !this.at(square);
  }

  private bare(square: Square): boolean {
    return holds(this.around().picture, square) && this.reaches(square) && !this.taken(square);
  }

  /** Does something lie here that stays? */
  private taken(square: Square): boolean {
    const { chips = [] } = this.around().picture;
    return this.lying.has(keyOf(square)) || chips.some((chip) => same(chip.square, square));
  }

  private reaches(square: Square): boolean {
    return this.around().reach?.(square) ?? true;
  }

  /**
   * Puts a stone on a free square; tells why not otherwise. A stone for several letters first asks
   * for which one.
   */
  put(id: string, square: Square, letter?: string, { typed = false } = {}): boolean {
    const piece = this.pieceAt(id);
    if (!this.around().mine) return false;
    if (!piece || this.left(id) <= 0)
      return this.fail({ what: 'gone', letter: piece?.face.spoken ?? id });
    if (!this.reaches(square)) return this.fail({ what: 'away', square });
    if (!belongs(piece, square))
      return this.fail({ what: 'elsewhere', letter: piece.face.spoken ?? id, square });
    if (!this.free(square) && !this.around().stamp?.(square))
      return this.fail({ what: 'full', square });
    if (!letter && piece.letters.length > 1) {
      this.wish = { piece, square, typed };
      return false;
    }
    const face = piece.lies?.(letter ?? piece.letters) ?? piece.face;
    this.stones = [...this.stones, { ...face, square, piece: id, symbol: piece.symbol }];
    this.tell({ what: 'put', letter: face.spoken ?? face.letter, square });
    return true;
  }

  /** The answer to a wish: the stone lies as this letter, or stays where it was. */
  stand(letter: string | null): void {
    const wish = this.wish;
    this.wish = null;
    if (!wish || !letter) return;
    if (!this.put(wish.piece.id, wish.square, letter)) return;
    this.hand = null;
    if (wish.typed) this.goOn(wish.square, { over: false });
  }

  /** A letter from the keyboard goes to the cursor; typing a letter that lies there steps over it. */
  type(letter: string, { over }: { over: boolean }): void {
    if (!this.cursor || !this.around().mine) return;
    const here = this.lying.get(keyOf(this.cursor)) ?? this.at(this.cursor)?.letter;
    if (over && here === letter) return this.advance(step(this.cursor, this.down));
    const piece = this.pieceFor(letter);
    if (piece) this.layOn(piece.id, letter, { over });
    else this.fail({ what: 'gone', letter });
  }

  /** A tap on a piece: to the cursor where one is set, else into the hand. */
  take(id: string): void {
    if (!this.around().mine) return;
    const name = this.pieceAt(id)?.face.spoken ?? id;
    if (this.left(id) <= 0) return void this.fail({ what: 'gone', letter: name });
    if (this.bound && this.putBound(id)) return;
    if (this.cursor) return this.layOn(id, undefined, { over: false });
    this.hand = this.hand === id ? null : id;
    if (this.hand) this.tell({ what: 'hand', letter: name });
  }

  /** Do stones here have squares of their own? */
  private readonly bound = $derived.by(() => this.around().pieces.some(({ places }) => places));

  /** A stone with a square of its own goes to the cursor only where it belongs there. */
  private putBound(id: string): boolean {
    const piece = this.pieceAt(id);
    const { cursor } = this;
    this.cursor = null;
    return Boolean(
      piece && cursor && this.free(cursor) && belongs(piece, cursor) && this.put(id, cursor),
    );
  }

  /**
   * A tap on a free square with no stone in the hand: the one that belongs there, where it is on
   * the bench.
   */
  private fill(square: Square): void {
    const own = this.around().pieces.find(
      (piece) => piece.places && belongs(piece, square) && this.left(piece.id) > 0,
    );
    this.cursor = square;
    if (!this.around().mine || !this.free(square)) return;
    if (own) this.put(own.id, square);
    else this.tell({ what: 'nothing', square });
  }

  /** A tap on a square: lays what is in the hand, picks up what is in the making, else sets the cursor. */
  pick(square: Square): void {
    const stone = this.at(square);
    const { stamp, lifts, mine } = this.around();
    if (stamp) return this.press(square);
    if (lifts && mine && !stone && this.left(keyOf(square)) > 0) return this.lift(keyOf(square));
    if (this.hand && !stone) {
      if (this.put(this.hand, square)) this.hand = null;
      this.cursor = null;
    } else if (stone) {
      this.remove(square);
      this.cursor = null;
      this.hand = idOf(stone);
    } else if (this.bound) {
      this.fill(square);
    } else if (same(this.cursor, square)) {
      this.turn();
    } else {
      this.cursor = square;
    }
  }

  /** A tap with something that is always in the hand: puts it down, or takes it away again. */
  private press(square: Square): void {
    if (!this.around().mine) return;
    if (this.at(square)) return this.remove(square);
    const piece = this.around().stamp?.(square);
    if (piece) this.put(piece.id, square);
    else this.fail({ what: this.reaches(square) ? 'full' : 'away', square });
  }

  /** A stone that lies comes into the hand, or goes back from there. */
  private lift(id: string): void {
    this.hand = this.hand === id ? null : id;
    this.cursor = null;
    const face = this.pieceAt(id)?.face;
    if (this.hand) this.tell({ what: 'hand', letter: face?.spoken ?? face?.letter ?? '' });
  }

  /**
   * A tap that only led near: the square is in view, and the cursor stands on it unless a letter
   * waits in the hand.
   */
  look(square: Square): void {
    if (!this.hand && this.free(square)) this.cursor = square;
  }

  /** Drag and drop: from the stock or from another square; off the board means back to the stock. */
  drop(id: string, from: Square | null, to: Square | null): void {
    if (from && to && same(from, to)) return;
    const stone = from && this.at(from);
    const piece = this.pieceAt(id);
    if (to && piece && !belongs(piece, to))
      return void this.fail({ what: 'elsewhere', letter: piece.face.spoken ?? id, square: to });
    if (from && (!to || this.free(to))) {
      this.stones = this.stones.filter((other) => !same(other.square, from));
      if (!to && stone) this.tell({ what: 'back', letters: [stone.spoken ?? stone.letter] });
    }
    if (to) this.put(id, to, stone?.letter);
  }

  turn(): void {
    this.down = !this.down;
    this.tell({ what: 'way', down: this.down });
  }

  remove(square: Square): void {
    const stone = this.at(square);
    if (!stone) return;
    this.stones = this.stones.filter((other) => other !== stone);
    this.tell({ what: 'back', letters: [stone.spoken ?? stone.letter] });
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
    const letters = this.stones.map((stone) => stone.spoken ?? stone.letter);
    if (letters.length) this.tell({ what: 'back', letters });
    else this.cursor = null;
    this.stones = [];
    this.hand = null;
  }

  /** After a move: nothing in the making any more, nothing to say about it. */
  reset(): void {
    this.stones = [];
    this.hand = null;
    this.cursor = null;
    this.wish = null;
  }

  /** Stones of an earlier visit, as far as their squares and letters are still to be had. */
  restore(
    stones: readonly Tentative[],
    { cursor = null, hand = null }: { cursor?: Square | null; hand?: string | null } = {},
  ): void {
    this.cursor = cursor;
    const { stamp } = this.around();
    this.stones = stones; // where stones that lie are taken up, the squares that they leave are free
    const settled = stones.filter(({ square }) => (stamp ? stamp(square) : this.bare(square)));
    this.stones = [];
    for (const stone of settled)
      if (!this.at(stone.square) && this.left(idOf(stone)) > 0)
        this.stones = [...this.stones, stone];
    if (hand && this.left(hand) > 0) this.hand = hand;
  }

  private pieceAt(id: string): Piece | undefined {
    return this.around().pieces.find((piece) => piece.id === id);
  }

  /** The stone of this letter; a stone for several letters only where there is no other. */
  private pieceFor(letter: string): Piece | undefined {
    const left = this.around().pieces.filter((piece) => this.left(piece.id) > 0);
    return (
      left.find(({ letters }) => letters === letter) ??
      left.find(({ letters }) => letters.includes(letter))
    );
  }

  /** To the first free square from the cursor on, and the cursor behind it. */
  private layOn(id: string, letter: string | undefined, { over }: { over: boolean }): void {
    let square = this.cursor;
    if (!square) return;
    while (holds(this.around().picture, square) && (this.taken(square) || this.at(square)))
      square = step(square, this.down);
    if (this.put(id, square, letter, { typed: true })) this.goOn(square, { over });
  }

  private goOn(square: Square, { over }: { over: boolean }): void {
    let next = step(square, this.down);
    while (!over && this.lying.has(keyOf(next))) next = step(next, this.down);
    this.advance(next, square);
  }

  private advance(next: Square, otherwise: Square | null = this.cursor): void {
    this.cursor = holds(this.around().picture, next) ? next : otherwise;
  }

  private fail(told: Told): false {
    this.tell(told);
    return false;
  }
}

const idOf = ({ piece, letter }: Tentative): string => piece ?? letter;
