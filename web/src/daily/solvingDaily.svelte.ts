// Somebody solves the crossword of a day. Whether all is right, this page sees by itself; to check
// and to show needs the server.
import type { Reply } from '../app/http';
import { keptValue } from '../app/kept';
import type { Checked, Revealed, Square } from '../lib/wire';
import type { Entry } from '../puzzle/puzzles';
import { Solving } from '../puzzle/solving.svelte';
import { checkDaily, revealDaily, type Known } from './days';
import type { Solved } from './diary';
import { solves } from './sealed';

export class SolvingDaily extends Solving {
  constructor(private readonly known: Known) {
    super(`daily.${known.day.day}`, known.day.crossword);
  }

  /** Has somebody written into it? */
  static begun(day: string): boolean {
    const kept = keptValue<{ letters?: object }>(`solve.daily.${day}`);
    return Object.keys(kept?.letters ?? {}).length > 0;
  }

  get solution(): Solved {
    const { seconds } = this;
    const shown = this.shown.size;
    return { seconds, shown, ...(shown === this.squares.length && { given: true }) };
  }

  protected override askCheck(letters: Entry[]): Promise<Reply<Checked>> {
    return checkDaily(this.known.day.day, letters);
  }

  protected override askShown(squares: Square[]): Promise<Reply<Revealed>> {
    return revealDaily(this.known.day.day, squares);
  }

  protected override askAll(): Promise<Reply<Pick<Checked, 'solved'>>> {
    const { crossword, salt } = this.known.day;
    const answers = crossword.words.map((word) => word.squares.map((one) => this.at(one)).join(''));
    return Promise.resolve({ ok: true, value: { solved: solves(salt, crossword, answers) } });
  }
}
