// Somebody solves a puzzle: the letters entered, the cursor, what was checked and revealed, the
// time. Kept on the device.
import { holdsSquare, movedFrom, wordAt } from './grid';
import { keyOf, same, squareOf } from '../board/squares';
import type { Problem } from '../app/http';
import { keep, keptValue } from '../app/kept';
import { checkGift, revealGift, type Clued, type Entry, type Gift } from './puzzles';
import type { Square } from '../lib/wire';

export type Scope = 'letter' | 'word' | 'all';
/** What happened last, to be told. */
export type News =
  | { what: 'nothing' | 'right' | 'full' | 'solved' }
  | { what: 'wrong'; n: number }
  | { what: 'problem'; problem: Problem }
  | null;

interface Kept {
  letters: Record<string, string>;
  shown: string[];
  seconds: number;
  done: boolean;
}
// Stones have no umlauts: in such a grid Ä is A and E.
const SPELT: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ß: 'SS', ẞ: 'SS' };
// How often is the time kept?
const KEEP_SECONDS = 5;

export class Solving {
  letters = $state.raw<ReadonlyMap<string, string>>(new Map());
  shown = $state.raw<ReadonlySet<string>>(new Set());
  wrong = $state.raw<ReadonlySet<string>>(new Set());
  cursor = $state.raw<Square>([0, 0]);
  across = $state(true);
  seconds = $state(0);
  done = $state(false);
  news = $state.raw<News>(null);
  readonly squares: Square[];
  private asked = 0;

  constructor(
    readonly name: string,
    readonly gift: Gift,
  ) {
    this.squares = gift.rows.flatMap((row, r) =>
      [...row].flatMap((sign, c) => (sign === '#' ? [] : [[r, c] as Square])),
    );
    const first = gift.words[0];
    if (first) this.select(first);
    else this.cursor = this.squares[0] ?? [0, 0];
    this.restore(keptValue<Kept>(this.shelf));
  }

  /** The word that is being written. */
  get word(): Clued | undefined {
    return (
      wordAt(this.gift, this.cursor, this.across) ?? wordAt(this.gift, this.cursor, !this.across)
    );
  }

  at(square: Square): string {
    return this.letters.get(keyOf(square)) ?? '';
  }

  full({ squares }: Clued): boolean {
    return squares.every((square) => this.at(square));
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

  type(text: string): void {
    if (this.done) return;
    for (const sign of text) {
      const upper = sign === 'ß' ? 'ẞ' : sign.toUpperCase();
      const spelt = this.gift.umlauts === 'AE' ? (SPELT[upper] ?? upper) : upper;
      for (const letter of spelt) if (/^[A-ZÄÖÜẞ]$/.test(letter)) this.enter(letter);
    }
    this.keep();
    void this.finish();
  }

  /** A stone from the case, laid where it was dropped. */
  drop(letter: string, square: Square): void {
    if (!holdsSquare(this.gift, square)) return;
    this.cursor = square;
    this.type(letter);
  }

  back(): void {
    if (this.done) return;
    if (!this.at(this.cursor) || this.shown.has(keyOf(this.cursor))) this.step(-1);
    this.write(this.cursor, '');
    this.keep();
  }

  remove(): void {
    if (this.done) return;
    this.write(this.cursor, '');
    this.keep();
  }

  async check(scope: Scope): Promise<void> {
    const entered = this.scope(scope).filter((square) => this.at(square));
    if (!entered.length) {
      this.news = { what: 'nothing' };
      return;
    }
    const reply = await checkGift(
      this.name,
      entered.map((square) => this.entry(square)),
    );
    if (!reply.ok) {
      this.news = { what: 'problem', problem: reply.problem };
      return;
    }
    const wrong = reply.value.wrong.map(keyOf);
    const checked = new Set(entered.map(keyOf));
    this.wrong = new Set([...[...this.wrong].filter((key) => !checked.has(key)), ...wrong]);
    if (reply.value.solved) this.solved();
    else this.news = wrong.length ? { what: 'wrong', n: wrong.length } : { what: 'right' };
  }

  async reveal(scope: Scope): Promise<void> {
    const reply = await revealGift(this.name, this.scope(scope));
    if (!reply.ok) {
      this.news = { what: 'problem', problem: reply.problem };
      return;
    }
    const letters = new Map(this.letters);
    const told = reply.value.letters.map(([row, col, letter]) => ({
      key: keyOf([row, col]),
      letter,
    }));
    const new_ = told.filter(({ key, letter }) => letters.get(key) !== letter);
    for (const { key, letter } of told) letters.set(key, letter);
    this.letters = letters;
    this.shown = new Set([...this.shown, ...new_.map(({ key }) => key)]);
    this.wrong = new Set([...this.wrong].filter((key) => !told.some((one) => one.key === key)));
    this.news = null;
    this.keep();
    await this.finish();
  }

  restart(): void {
    this.letters = new Map();
    this.shown = new Set();
    this.wrong = new Set();
    this.seconds = 0;
    this.done = false;
    this.news = null;
    this.asked++;
    this.keep();
  }

  tick(): void {
    if (this.done) return;
    this.seconds++;
    if (this.seconds % KEEP_SECONDS === 0) this.keep();
  }

  private get shelf(): string {
    return `solve.${this.name}`;
  }

  private goTo(square: Square, across = this.across): void {
    this.cursor = square;
    this.across = wordAt(this.gift, square, across)
      ? across
      : wordAt(this.gift, square, !across)
        ? !across
        : across;
  }

  private enter(letter: string): void {
    this.write(this.cursor, letter);
    this.step(1);
  }

  private write(square: Square, letter: string): void {
    const key = keyOf(square);
    if (this.shown.has(key)) return;
    const letters = new Map(this.letters);
    if (letter) letters.set(key, letter);
    else letters.delete(key);
    this.letters = letters;
    this.wrong = new Set([...this.wrong].filter((one) => one !== key));
    this.news = null;
  }

  private step(by: number): void {
    const squares = this.word?.squares ?? [];
    const at = squares.findIndex((square) => same(square, this.cursor));
    this.cursor = squares[at + by] ?? this.cursor;
  }

  private scope(scope: Scope): Square[] {
    if (scope === 'all') return this.squares;
    return scope === 'word' ? (this.word?.squares ?? [this.cursor]) : [this.cursor];
  }

  private entry([row, col]: Square): Entry {
    return [row, col, this.at([row, col])];
  }

  /** When the last square is full the server is asked; it only says whether all is right. */
  private async finish(): Promise<void> {
    const asked = ++this.asked;
    if (this.done || this.squares.some((square) => !this.at(square))) return;
    const reply = await checkGift(
      this.name,
      this.squares.map((square) => this.entry(square)),
    );
    if (asked !== this.asked) return;
    if (!reply.ok) this.news = { what: 'problem', problem: reply.problem };
    else if (reply.value.solved) this.solved();
    else this.news = { what: 'full' };
  }

  private solved(): void {
    this.done = true;
    this.wrong = new Set();
    this.news = { what: 'solved' };
    this.keep();
  }

  private keep(): void {
    const { seconds, done } = this;
    keep(
      this.shelf,
      JSON.stringify({
        letters: Object.fromEntries(this.letters),
        shown: [...this.shown],
        seconds,
        done,
      } satisfies Kept),
    );
  }

  private restore(kept: Kept | null): void {
    if (!kept || typeof kept.letters !== 'object') return;
    const entries = Object.entries(kept.letters).filter(
      ([key, letter]) => holdsSquare(this.gift, squareOf(key)) && typeof letter === 'string',
    );
    this.letters = new Map(entries);
    this.shown = new Set(Array.isArray(kept.shown) ? kept.shown : []);
    this.seconds = Number(kept.seconds) || 0;
    this.done = kept.done === true;
    const first = this.word;
    if (first) this.select(first);
  }
}

/** 75 → '1:15' */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
