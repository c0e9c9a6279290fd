// Somebody searches the tray of a day: three minutes, a list, and what counts of it in the end.
import { keep, keptValue } from '../app/kept';
import { pathOf } from '../games/boggle/paths';
import type { Refusal } from '../lib/wire';
import type { Known } from './days';
import type { Found } from './diary';
import { counts, worth } from './sealed';

interface Kept {
  name: string;
  began: number;
  list: string[];
}

export class Searching {
  list = $state.raw<readonly string[]>([]);
  /** Milliseconds until the glass is empty. */
  left = $state(0);

  private constructor(
    private readonly known: Known,
    readonly name: string,
    private readonly began: number,
    list: readonly string[],
  ) {
    this.list = list;
    this.tick();
  }

  /** The dice are shaken: from now on the glass runs. */
  static begin(known: Known, name: string, now = Date.now()): Searching {
    const searching = new Searching(known, name, now, []);
    searching.keep();
    return searching;
  }

  /** A search that was under way when the page was left. */
  static goOn(known: Known): Searching | null {
    const kept = keptValue<Kept>(shelf(known.day.day));
    if (!kept || !Number.isFinite(kept.began) || !Array.isArray(kept.list)) return null;
    const list = kept.list.filter((word) => typeof word === 'string');
    return new Searching(known, String(kept.name ?? ''), kept.began, list);
  }

  static under(day: string): boolean {
    return keptValue<Kept>(shelf(day)) !== null;
  }

  get seconds(): number {
    return Math.ceil(this.left / 1000);
  }

  get share(): number {
    return this.left / this.whole;
  }

  get over(): boolean {
    return this.left <= 0;
  }

  /** A clock that was put back gives no time, and takes none. */
  tick(now = Date.now()): void {
    this.left = Math.min(this.whole, Math.max(0, this.began + this.whole - now));
  }

  /** BOG-04, BOG-05, BOG-06, BOG-13: what may be written down; whether it counts shows later. */
  write(word: string): Refusal | null {
    const refused = this.refusalOf(word);
    if (refused)
      return { code: refused[0], data: { word }, squares: [], words: [], clauses: refused[1] };
    this.list = [...this.list, word];
    this.keep();
    return null;
  }

  strike(word: string): void {
    this.list = this.list.filter((one) => one !== word);
    this.keep();
  }

  /** BOG-09, BOG-11 The list is read aloud. */
  end(): Found {
    const { daily, day } = this.known;
    const words = this.list.filter((word) => counts(day, word));
    keep(shelf(day.day), null);
    return {
      name: this.name,
      points: words.reduce((sum, word) => sum + worth(daily, word), 0),
      count: words.length,
      longest: [...words].sort((a, b) => b.length - a.length)[0] ?? '',
      words,
      refused: this.list.filter((word) => !words.includes(word)),
    };
  }

  private get whole(): number {
    return this.known.daily.seconds * 1000;
  }

  private refusalOf(word: string): [string, string[]] | null {
    if (word.length < this.known.daily.least) return ['three_letters', ['BOG-04']];
    if (this.list.includes(word)) return ['word_listed', ['BOG-13']];
    if (!pathOf(this.known.day.tray.letters, word)) return ['no_path', ['BOG-05', 'BOG-06']];
    return null;
  }

  private keep(): void {
    const { name, began, list } = this;
    keep(
      shelf(this.known.day.day),
      JSON.stringify({ name, began, list: [...list] } satisfies Kept),
    );
  }
}

const shelf = (day: string): string => `daily.playing.${day}`;
