// The hand of who builds a picture: a cursor, a mode, and actions that are sent one after the other.
import type { BoardKey } from '../../board/keys';
import { holds } from '../../board/picture';
import { keyOf, named, same, step } from '../../board/squares';
import type { Square } from '../../lib/wire';
import { pictureOf } from './game';
import type { PictureView } from './view';

export type Mode = 'letter' | 'filler' | 'clear';

export class Editing {
  cursor = $state.raw<Square | null>(null);
  down = $state(false);
  mode = $state<Mode>('letter');
  /** A letter that was taken before a square was chosen. */
  hand = $state<string | null>(null);
  private before: { cursor: Square | null; down: boolean } | null = null;
  private waiting: string[] = [];
  private busy = false;

  constructor(
    private readonly view: () => PictureView,
    private readonly send: (action: string) => Promise<void>,
  ) {}

  /** A tap on a letter: to the cursor where one is set, else into the hand. */
  take(letter: string): void {
    if (this.cursor) this.write(letter);
    else this.hand = this.hand === letter ? null : letter;
  }

  /** A tap: what is in the hand goes there; else the cursor comes, or turns; other modes act at once. */
  pick(square: Square): void {
    this.before = { cursor: this.cursor, down: this.down };
    if (this.mode === 'letter' && this.hand) {
      if (this.at(square) !== this.hand) this.act(`${named(square)}> ${this.hand}`);
      this.hand = null;
      return;
    }
    this.hand = null;
    if (this.mode === 'letter') {
      if (same(this.cursor, square)) this.turn();
      this.cursor = square;
      return;
    }
    this.cursor = square;
    if (this.mode === 'filler') this.toggle(square);
    else this.clear(square);
  }

  /** A double tap meant the board: the cursor is where it was, a filler comes or goes again. */
  unpick(square: Square): void {
    if (this.mode === 'filler') this.toggle(square);
    if (this.before) ({ cursor: this.cursor, down: this.down } = this.before);
    this.before = null;
  }

  pressed(key: BoardKey): void {
    if (key.do === 'letters') for (const letter of key.letters) this.write(letter);
    else if (key.do === 'turn') this.turn();
    else if (key.do === 'back') this.back();
    else if (key.do === 'remove' && this.cursor) this.clear(this.cursor);
    else if (key.do === 'commit') this.put();
  }

  /** A letter at the cursor, which goes on over fillers to the next square. */
  write(letter: string): void {
    const { cursor } = this;
    if (!cursor) return;
    if (this.at(cursor) !== letter) this.act(`${named(cursor)}> ${letter}`);
    this.advance();
  }

  /** By keys, too, a letter that was taken goes to the square that one comes to; from there it goes on. */
  private put(): void {
    const { hand } = this;
    this.hand = null;
    if (hand) this.write(hand);
  }

  filler(): void {
    if (!this.cursor) return;
    if (this.at(this.cursor) !== '#') this.act(`fill ${named(this.cursor)}`);
    this.advance();
  }

  turn(): void {
    this.down = !this.down;
  }

  /** A stone or filler to another square; two change places. */
  move(from: Square, to: Square | null): void {
    if (!to) this.clear(from);
    else if (!same(from, to)) {
      const there = this.at(to) === '.' ? '' : ` ${named(to)}-${named(from)}`;
      this.act(`move ${named(from)}-${named(to)}${there}`);
      this.cursor = to;
    }
  }

  act(action: string): void {
    this.waiting.push(action);
    void this.pump();
  }

  /** What lies there: a letter, # or a dot. */
  at(square: Square): string {
    const { stones, fillers } = this.view();
    const key = keyOf(square);
    if (fillers.some((one) => keyOf(one) === key)) return '#';
    return stones.find((stone) => keyOf(stone.square) === key)?.letter ?? '.';
  }

  private toggle(square: Square): void {
    this.act(`${this.at(square) === '#' ? 'clear' : 'fill'} ${named(square)}`);
  }

  private clear(square: Square): void {
    if (this.at(square) !== '.') this.act(`clear ${named(square)}`);
  }

  /** Takes the letter here, else the one before. */
  private back(): void {
    if (!this.cursor) return;
    if (this.at(this.cursor) === '.') this.shift(-1);
    this.clear(this.cursor);
  }

  private advance(): void {
    this.shift(1);
  }

  private shift(by: number): void {
    if (!this.cursor) return;
    const next = step(this.cursor, this.down, by);
    if (holds(pictureOf(this.view()), next)) this.cursor = next;
  }

  private async pump(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift())
      await this.send(next);
    this.busy = false;
  }
}
