// Where somebody is in a puzzle: the cursor, and the word that it stands in.
import { holdsSquare, movedFrom, wordAt } from './grid';
import { same } from '../board/squares';
import type { Clued, Gift } from './puzzles';
import type { Square } from '../lib/wire';

export abstract class Walking {
  cursor = $state.raw<Square>([0, 0]);
  across = $state(true);
  readonly squares: Square[];

  constructor(readonly gift: Gift) {
    this.squares = gift.rows.flatMap((row, r) =>
      [...row].flatMap((sign, c) => (sign === '#' ? [] : [[r, c] as Square])),
    );
  }

  /** The letter there, '' where there is none. */
  abstract at(square: Square): string;

  /** The word that is being written. */
  get word(): Clued | undefined {
    return (
      wordAt(this.gift, this.cursor, this.across) ?? wordAt(this.gift, this.cursor, !this.across)
    );
  }

  /** A tap: the cursor comes, or turns where it is. */
  pick(square: Square): void {
    if (!holdsSquare(this.gift, square)) return;
    if (same(square, this.cursor)) this.turn();
    else this.goTo(square);
  }

  select(word: Clued): void {
    this.across = word.across;
    this.cursor = word.squares.find((square) => !this.at(square)) ?? word.squares[0] ?? this.cursor;
  }

  turn(): void {
    if (wordAt(this.gift, this.cursor, !this.across)) this.across = !this.across;
  }

  /** With the arrows, over black squares. */
  move(down: boolean, by: number): void {
    const next = movedFrom(this.gift, this.cursor, down, by);
    if (next) this.goTo(next, !down);
  }

  next(by: number): void {
    const { words } = this.gift;
    const now = words.findIndex((word) => word === this.word);
    const word = words[(now + by + words.length) % words.length];
    if (word) this.select(word);
  }

  protected begin(): void {
    const first = this.gift.words[0];
    if (first) this.select(first);
    else this.cursor = this.squares[0] ?? [0, 0];
  }

  protected step(by: number): void {
    const squares = this.word?.squares ?? [];
    const at = squares.findIndex((square) => same(square, this.cursor));
    this.cursor = squares[at + by] ?? this.cursor;
  }

  private goTo(square: Square, across = this.across): void {
    this.cursor = square;
    this.across = wordAt(this.gift, square, across)
      ? across
      : wordAt(this.gift, square, !across)
        ? !across
        : across;
  }
}
