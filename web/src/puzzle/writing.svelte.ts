// A puzzle under its owner's pen: what is written shows at once and is saved a moment later.
import {
  suggestAll,
  writePuzzle,
  type Change,
  type Note,
  type OwnPuzzle,
  type OwnWord,
} from './puzzles';
import type { Problem, Reply } from '../app/http';

// How long does a pen rest before what it wrote is saved?
const REST_MILLIS = 600;

export class Writing {
  puzzle = $state.raw<OwnPuzzle>() as OwnPuzzle;
  state = $state<'saved' | 'saving' | 'unsaved'>('saved');
  problem = $state.raw<Problem | null>(null);
  /** How often something was saved. */
  saves = $state(0);
  private waiting: Change = {};
  private rest: ReturnType<typeof setTimeout> | undefined;
  private line: Promise<void> = Promise.resolve();

  constructor(puzzle: OwnPuzzle) {
    this.puzzle = puzzle;
  }

  get written(): number {
    return this.puzzle.words.filter(({ clue }) => clue.trim()).length;
  }

  set(change: Partial<Pick<OwnPuzzle, 'title' | 'dedication' | 'giver' | 'numbering'>>): void {
    this.puzzle = { ...this.puzzle, ...change };
    this.waiting = { ...this.waiting, ...change };
    this.later();
  }

  clue(word: OwnWord, clue: string): void {
    const note = noteOf(word, clue);
    this.puzzle = {
      ...this.puzzle,
      words: this.puzzle.words.map((one) => (sameWord(one, word) ? { ...one, clue } : one)),
    };
    const others = (this.waiting.clues ?? []).filter((one) => !sameNote(one, note));
    this.waiting = { ...this.waiting, clues: [...others, note] };
    this.later();
  }

  /** Everything that waits, saved; true if nothing is left unsaved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.rest);
    this.line = this.line.then(() => this.save());
    await this.line;
    return this.state === 'saved';
  }

  async suggestAll(): Promise<void> {
    if (!(await this.flush())) return;
    this.take(await suggestAll(this.puzzle.id), true);
  }

  private later(): void {
    this.state = 'saving';
    clearTimeout(this.rest);
    this.rest = setTimeout(() => void this.flush(), REST_MILLIS);
  }

  private async save(): Promise<void> {
    const change = this.waiting;
    if (!Object.keys(change).length) return;
    this.waiting = {};
    const reply = await writePuzzle(this.puzzle.id, change);
    if (!reply.ok)
      this.waiting = {
        ...change,
        ...this.waiting,
        clues: [...(change.clues ?? []), ...(this.waiting.clues ?? [])],
      };
    this.take(reply, false);
  }

  /** What the server numbers and finds. Texts are the pen's: it may have gone on meanwhile. */
  private take(reply: Reply<OwnPuzzle>, texts: boolean): void {
    this.problem = reply.ok ? null : reply.problem;
    this.state = reply.ok ? (Object.keys(this.waiting).length ? 'saving' : 'saved') : 'unsaved';
    if (!reply.ok) return;
    this.saves += 1;
    const { title, dedication, giver } = this.puzzle;
    const before = this.puzzle.words;
    const pending = (word: OwnWord): boolean =>
      (this.waiting.clues ?? []).some((note) => sameNote(note, noteOf(word, '')));
    const words = reply.value.words.map((word) =>
      texts && !pending(word)
        ? word
        : { ...word, clue: before.find((one) => sameWord(one, word))?.clue ?? word.clue },
    );
    this.puzzle = { ...reply.value, title, dedication, giver, words };
  }
}

const startOf = ({ squares }: OwnWord): [number, number] => squares[0] ?? [0, 0];

export const sameWord = (one: OwnWord, other: OwnWord): boolean =>
  one.across === other.across && startOf(one).join() === startOf(other).join();

const sameNote = (one: Note, other: Note): boolean =>
  one.row === other.row && one.col === other.col && one.across === other.across;

function noteOf(word: OwnWord, clue: string): Note {
  const [row, col] = startOf(word);
  return { row, col, across: word.across, clue };
}
