// A grid on the bench: what is chosen, whether it can still be filled, and the way back.
import type { Problem, Reply } from '../app/http';
import { step } from '../board/squares';
import type { OwnWord, Square } from '../lib/wire';
import { writePuzzle } from '../puzzle/puzzles';
import { area, corner, keyOf, unique } from './corner';
import * as ask from './requests';
import type { Prospected, Spot, Worked } from './requests';

export const spotOf = ({ squares, across }: OwnWord): Spot => [
  squares[0]?.[0] ?? 0,
  squares[0]?.[1] ?? 0,
  across,
];
const sameSpot = (one: Spot, other: Spot): boolean => one.join() === other.join();

/** The letters of a moment ago, and the clues that were written for them. */
interface Before {
  rows: string[];
  words: OwnWord[];
}

export class Bench {
  now = $state.raw<Worked>() as Worked;
  mode = $state<'word' | 'corner'>('word');
  cursor = $state.raw<Square>([0, 0]);
  across = $state(true);
  /** Squares that shall be filled anew. */
  chosen = $state.raw<Square[]>([]);
  /** Squares whose letters came with the last change. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  prospect = $state.raw<Prospected | 'asking' | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** Saves what the pen has just written, before the grid changes, and tells all that it wrote. */
  settle: () => Promise<OwnWord[]> = async () => this.now.puzzle.words;
  private before = $state.raw<Before[]>([]);
  private asked = 0;
  /** How often the grid changed: an older answer must not bring an older grid back. */
  private turn = 0;

  constructor(worked: Worked) {
    this.now = worked;
    this.cursor = worked.puzzle.words[0]?.squares[0] ?? [0, 0];
  }

  get id(): string {
    return this.now.puzzle.id;
  }

  get undoable(): boolean {
    return this.before.length > 0;
  }

  get word(): OwnWord | undefined {
    const at = (across: boolean): OwnWord | undefined =>
      this.now.puzzle.words.find(
        (one) => one.across === across && one.squares.some((s) => keyOf(s) === keyOf(this.cursor)),
      );
    return at(this.across) ?? at(!this.across);
  }

  get letters(): Map<string, string> {
    return new Map(
      this.now.puzzle.words.flatMap(({ squares, answer }) =>
        squares.map((square, n): [string, string] => [keyOf(square), [...answer][n] ?? '']),
      ),
    );
  }

  locked(word: OwnWord): boolean {
    return this.now.locked.some((spot) => sameSpot(spot, spotOf(word)));
  }

  /** A tap: on a word, or on the inner edge of a corner; a second one turns the direction. */
  pick(square: Square): void {
    if (this.mode === 'corner') return this.pickCorner(square);
    if (keyOf(square) === keyOf(this.cursor)) this.across = !this.across;
    this.cursor = square;
    this.across = this.word?.across ?? this.across;
    this.open([]);
  }

  pickCorner(square: Square): void {
    this.cursor = square;
    this.open(corner(this.now.puzzle, square));
  }

  /** From the cursor to here: a part of any size. */
  stretch(to: Square): void {
    this.mode = 'corner';
    this.open(area(this.now.puzzle, this.cursor, to));
  }

  move(down: boolean, by: number): void {
    let next = step(this.cursor, down, by);
    while (this.now.puzzle.rows[next[0]]?.[next[1]] === '#') next = step(next, down, by);
    if (!this.now.puzzle.rows[next[0]]?.[next[1]]) return;
    this.cursor = next;
    if (this.mode === 'corner') this.pickCorner(next);
  }

  switchTo(mode: 'word' | 'corner'): void {
    this.mode = mode;
    if (mode === 'corner') this.pickCorner(this.cursor);
    else this.open([]);
  }

  /** Everything that is broken, with the squares around it. */
  openBroken(): void {
    const broken = this.now.puzzle.words.filter((word) =>
      this.now.unknown.some((spot) => sameSpot(spot, spotOf(word))),
    );
    const near = new Set(broken.flatMap(({ squares }) => squares.map(keyOf)));
    const crossing = this.now.puzzle.words.filter(({ squares }) =>
      squares.some((square) => near.has(keyOf(square))),
    );
    this.mode = 'corner';
    this.open(unique([...broken, ...crossing].flatMap(({ squares }) => squares)));
  }

  refill = (): Promise<void> => this.change(() => ask.refill(this.id, this.chosen));
  rewrite = (word: OwnWord, text: string): Promise<void> =>
    this.change(() => ask.rewrite(this.id, spotOf(word), text));
  addTheme = (word: string): Promise<void> => this.change(() => ask.addTheme(this.id, word));

  async undo(): Promise<void> {
    const before = this.before.at(-1);
    if (!before || this.busy) return;
    this.busy = true;
    await this.settle();
    if (await this.take(() => this.restored(before), false)) this.before = this.before.slice(0, -1);
  }

  /** The letters as they were, and with them the clues: a maker's own would be lost otherwise. */
  private async restored({ rows, words }: Before): Promise<Reply<Worked>> {
    const reply = await ask.restore(this.id, rows);
    if (!reply.ok) return reply;
    const now = new Map(
      reply.value.puzzle.words.map((word) => [spotOf(word).join(), word.clue] as const),
    );
    const clues = words
      .filter((word) => word.clue !== now.get(spotOf(word).join()))
      .map((word) => {
        const [row, col, across] = spotOf(word);
        return { row, col, across, clue: word.clue };
      });
    if (!clues.length) return reply;
    const kept = await writePuzzle(this.id, { clues });
    return kept.ok ? ask.bench(this.id) : reply;
  }

  async toggleLock(word: OwnWord): Promise<void> {
    const spot = spotOf(word);
    const locked = this.now.locked as Spot[];
    const next = this.locked(word)
      ? locked.filter((one) => !sameSpot(one, spot))
      : [...locked, spot];
    await this.note(ask.lock(this.id, next));
  }

  setLevel = (level: 'leicht' | 'mittel' | 'schwer'): Promise<void> =>
    this.note(ask.setLevel(this.id, level));
  dropTheme = (word: string): Promise<void> =>
    this.note(
      ask.setTheme(
        this.id,
        [...this.now.theme, ...this.now.missing].filter((one) => one !== word),
      ),
    );

  /** What another part of the page wrote: clues, titles. */
  async reload(): Promise<void> {
    const { turn } = this;
    const reply = await ask.bench(this.id);
    if (turn !== this.turn) return;
    if (reply.ok) this.now = reply.value;
    else this.problem = reply.problem;
  }

  private async note(work: Promise<Reply<unknown>>): Promise<void> {
    const reply = await work;
    if (reply.ok) await this.reload();
    else this.problem = reply.problem;
    if (this.chosen.length) void this.look();
  }

  private async change(work: () => Promise<Reply<Worked>>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const before = { rows: this.rows(), words: await this.settle() };
    if (await this.take(work, true)) this.before = [...this.before, before];
  }

  private async take(work: () => Promise<Reply<Worked>>, marked: boolean): Promise<boolean> {
    this.busy = true;
    const old = this.letters;
    const reply = await work();
    this.turn += 1;
    this.busy = false;
    this.problem = reply.ok ? null : reply.problem;
    if (!reply.ok) return false;
    this.now = reply.value;
    const changed = [...this.letters].filter(([key, letter]) => old.get(key) !== letter);
    this.fresh = new Set(marked ? changed.map(([key]) => key) : []);
    if (this.chosen.length) void this.look();
    return true;
  }

  private rows(): string[] {
    const { letters } = this;
    return this.now.puzzle.rows.map((row, r) =>
      [...row].map((sign, c) => letters.get(keyOf([r, c])) ?? sign).join(''),
    );
  }

  private open(squares: Square[]): void {
    const held = new Set(this.now.held.map(keyOf));
    this.chosen = squares.filter((square) => !held.has(keyOf(square)));
    this.fresh = new Set();
    this.prospect = null;
    this.asked += 1;
    if (this.chosen.length) void this.look();
  }

  /** Is it still possible? Only the last question counts. */
  private async look(): Promise<void> {
    const asked = ++this.asked;
    this.prospect = 'asking';
    const reply = await ask.outlook(this.id, this.chosen);
    if (asked !== this.asked) return;
    this.prospect = reply.ok ? reply.value : null;
    if (!reply.ok) this.problem = reply.problem;
  }
}
