// Somebody solves a puzzle alone: what was entered, checked and revealed, the time. Kept on the
// device.
import { holdsSquare } from './grid';
import { keyOf, squareOf } from '../board/squares';
import { keep, keptValue } from '../app/kept';
import { checkGift, revealGift, type Entry, type Gift } from './puzzles';
import { Hand, type Scope } from './hand.svelte';
import type { Reply } from '../app/http';
import type { Checked, Revealed, Square } from '../lib/wire';

interface Kept {
  letters: Record<string, string>;
  /** Missing in what older versions kept. */
  pencilled?: string[];
  shown: string[];
  seconds: number;
  done: boolean;
}

export class Solving extends Hand {
  private asked = 0;

  constructor(name: string, gift: Gift) {
    super(name, gift);
    this.begin();
    this.restore(keptValue<Kept>(this.shelf));
  }

  async check(scope: Scope): Promise<void> {
    const entered = this.scope(scope).filter((square) => this.at(square));
    if (!entered.length) {
      this.news = { what: 'nothing' };
      return;
    }
    const reply = await this.askCheck(entered.map((square) => this.entry(square)));
    if (!reply.ok) {
      this.news = { what: 'problem', problem: reply.problem };
      return;
    }
    const wrong = reply.value.wrong.map(keyOf);
    const checked = new Set(entered.map(keyOf));
    this.wrong = new Set([...without(this.wrong, checked), ...wrong]);
    if (reply.value.solved) this.solved();
    else this.news = wrong.length ? { what: 'wrong', n: wrong.length } : { what: 'right' };
  }

  async reveal(scope: Scope): Promise<void> {
    const reply = await this.askShown(this.scope(scope));
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
    const sure = new Set(told.map(({ key }) => key));
    this.letters = letters;
    this.pencilled = without(this.pencilled, sure);
    this.shown = new Set([...this.shown, ...new_.map(({ key }) => key)]);
    this.wrong = without(this.wrong, sure);
    this.news = null;
    this.keep();
    await this.finish();
  }

  restart(): void {
    this.letters = new Map();
    this.pencilled = new Set();
    this.shown = new Set();
    this.wrong = new Set();
    this.seconds = 0;
    this.done = false;
    this.news = null;
    this.asked++;
    this.keep();
  }

  keep(): void {
    const { seconds, done } = this;
    keep(
      this.shelf,
      JSON.stringify({
        letters: Object.fromEntries(this.letters),
        pencilled: [...this.pencilled],
        shown: [...this.shown],
        seconds,
        done,
      } satisfies Kept),
    );
  }

  protected write(squares: readonly Square[], letter: string | null, pencil: boolean): void {
    const keys = new Set(squares.map(keyOf).filter((key) => !this.shown.has(key)));
    const letters = new Map(this.letters);
    for (const key of keys)
      if (letter) letters.set(key, letter);
      else if (letter === '') letters.delete(key);
    this.letters = letters;
    this.pencilled = new Set([...without(this.pencilled, keys), ...(pencil && letter ? keys : [])]);
    this.wrong = without(this.wrong, keys);
    this.news = null;
  }

  protected written(): void {
    this.keep();
    void this.finish();
  }

  protected askCheck(letters: Entry[]): Promise<Reply<Checked>> {
    return checkGift(this.name, letters);
  }

  protected askShown(squares: Square[]): Promise<Reply<Revealed>> {
    return revealGift(this.name, squares);
  }

  /** Is everything right, now that all squares are full? */
  protected askAll(): Promise<Reply<Pick<Checked, 'solved'>>> {
    return this.askCheck(this.squares.map((square) => this.entry(square)));
  }

  private get shelf(): string {
    return `solve.${this.name}`;
  }

  private entry([row, col]: Square): Entry {
    return [row, col, this.at([row, col])];
  }

  /** When the last square is full the server is asked; it only says whether all is right. */
  private async finish(): Promise<void> {
    const asked = ++this.asked;
    if (this.done || !this.filled) return;
    const reply = await this.askAll();
    if (asked !== this.asked) return;
    if (!reply.ok) this.news = { what: 'problem', problem: reply.problem };
    else if (reply.value.solved) this.solved();
    else this.news = { what: 'full' };
  }

  private solved(): void {
    this.done = true;
    this.pencilled = new Set();
    this.wrong = new Set();
    this.news = { what: 'solved' };
    this.keep();
  }

  private restore(kept: Kept | null): void {
    if (!kept || typeof kept.letters !== 'object') return;
    const entries = Object.entries(kept.letters).filter(
      ([key, letter]) => holdsSquare(this.gift, squareOf(key)) && typeof letter === 'string',
    );
    this.letters = new Map(entries);
    this.pencilled = new Set(listOf(kept.pencilled).filter((key) => this.letters.has(key)));
    this.shown = new Set(listOf(kept.shown));
    this.seconds = Number(kept.seconds) || 0;
    this.done = kept.done === true;
    const first = this.word;
    if (first) this.select(first);
  }
}

const listOf = (kept: unknown): string[] => (Array.isArray(kept) ? (kept as string[]) : []);
const without = (some: ReadonlySet<string>, gone: ReadonlySet<string>): Set<string> =>
  new Set([...some].filter((key) => !gone.has(key)));
