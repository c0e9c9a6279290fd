// A child's game: no clock, no points, no end. Guided: the word is shown and the next letter lit.
// Free: any letter anywhere.
import { keyOf } from '../board/squares';
import { keep, keptValue } from '../app/kept';
import type { Square } from '../lib/wire';
import { placesFor, readWords, stonesOf, type Place } from './picture';
import { FIRST_WORDS } from './words';

export type Stage = 'guided' | 'free';

interface Kept {
  stage?: Stage;
  words?: string[];
  letters?: [string, string][];
}

const NAME = 'abc';

export class AbcPlay {
  stage = $state<Stage>('guided');
  words = $state.raw<string[]>(FIRST_WORDS);
  letters = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The word that is being built, and how many of its stones lie. */
  place = $state.raw<Place | null>(null);
  done = $state(0);
  /** The letter in the hand, when laying freely. */
  hand = $state<string | null>(null);
  /** The squares of a word that was just finished. */
  glad = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly say: (text: string) => void,
    private readonly random: () => number = Math.random,
  ) {
    const kept = keptValue<Kept>(NAME);
    if (kept?.stage === 'free') this.stage = 'free';
    if (kept?.words?.length) this.words = kept.words;
    if (this.stage === 'free') this.letters = new Map(kept?.letters ?? []);
    if (this.stage === 'guided') this.nextWord();
  }

  /** The letter that is lit; null when laying freely. */
  get lit(): string | null {
    return this.place?.stones[this.done] ?? null;
  }

  tapLetter(letter: string): void {
    this.say(letter);
    if (this.stage === 'free') this.hand = letter;
    else if (letter === this.lit) this.layNext();
  }

  tapSquare(square: Square): void {
    const key = keyOf(square);
    if (this.stage === 'guided') {
      const there = this.letters.get(key);
      if (there) this.say(there);
      return;
    }
    const there = this.letters.get(key);
    const letters = new Map(this.letters);
    if (this.hand) letters.set(key, this.hand);
    else letters.delete(key);
    this.say(this.hand ?? there ?? '');
    this.hand = there ?? null;
    this.letters = letters;
    this.greet(square);
    this.keep();
  }

  /** A clean board and another word. */
  again(): void {
    this.letters = new Map();
    this.glad = new Set();
    this.hand = null;
    if (this.stage === 'guided') this.nextWord();
    this.keep();
  }

  choose(stage: Stage): void {
    this.stage = stage;
    this.place = null;
    this.again();
  }

  setWords(text: string): void {
    const words = readWords(text);
    this.words = words.length ? words : FIRST_WORDS;
    this.choose(this.stage);
  }

  private layNext(): void {
    const { place } = this;
    if (!place) return;
    const square = place.squares[this.done];
    const letter = this.lit;
    if (!square || !letter) return;
    this.letters = new Map(this.letters).set(keyOf(square), letter);
    this.done += 1;
    this.skip();
    if (this.done >= place.stones.length) {
      this.glad = new Set(place.squares.map(keyOf));
      this.say(place.word);
      this.nextWord();
    }
  }

  /** Stones that lie already need no laying. */
  private skip(): void {
    const { place } = this;
    while (
      place &&
      this.done < place.stones.length &&
      this.letters.has(keyOf(place.squares[this.done]!))
    )
      this.done += 1;
  }

  /** A word that crosses what lies; a clean board when none does. */
  private nextWord(): void {
    const last = this.place?.word;
    const fits = this.shuffled(this.words.filter((word) => word !== last));
    const standing = this.standing();
    let place: Place | undefined;
    for (const word of fits) {
      if (standing.has(stonesOf(word).join(''))) continue;
      [place] = this.shuffled(placesFor(word, this.letters));
      if (place) break;
    }
    if (!place && this.letters.size) {
      this.letters = new Map();
      this.glad = new Set();
      [place] = fits.flatMap((word) => placesFor(word, new Map()));
    }
    this.place = place ?? placesFor(this.words[0] ?? 'Oma', new Map())[0] ?? null;
    this.done = 0;
    this.skip();
  }

  /** Words of the list through a square are said and shown. */
  private greet(square: Square): void {
    const known = new Map(this.words.map((word) => [stonesOf(word).join(''), word]));
    for (const { text, keys } of runsAt(this.letters, square)) {
      const word = known.get(text);
      if (!word) continue;
      this.glad = new Set(keys);
      this.say(word);
    }
  }

  private standing(): Set<string> {
    const squares = [...this.letters.keys()].map((key): Square => {
      const [row = 0, col = 0] = key.split(',').map(Number);
      return [row, col];
    });
    return new Set(
      squares.flatMap((square) => runsAt(this.letters, square).map(({ text }) => text)),
    );
  }

  private keep(): void {
    keep(
      NAME,
      JSON.stringify({
        stage: this.stage,
        words: this.words,
        letters: [...this.letters],
      } satisfies Kept),
    );
  }

  private shuffled<T>(all: readonly T[]): T[] {
    const order = all.map((one): [number, T] => [this.random(), one]);
    return order.sort(([one], [other]) => one - other).map(([, one]) => one);
  }
}

function runsAt(
  letters: ReadonlyMap<string, string>,
  [row, col]: Square,
): { text: string; keys: string[] }[] {
  return [
    [0, 1],
    [1, 0],
  ].flatMap(([down = 0, right = 0]) => {
    let [r, c] = [row, col];
    while (letters.has(keyOf([r - down, c - right]))) [r, c] = [r - down, c - right];
    const keys: string[] = [];
    for (; letters.has(keyOf([r, c])); [r, c] = [r + down, c + right]) keys.push(keyOf([r, c]));
    return keys.length > 1 ? [{ keys, text: keys.map((key) => letters.get(key)).join('') }] : [];
  });
}
