// The word in the making: swiped, tapped or typed. A typed word finds its way itself.
import { named, same } from '../../board/squares';
import type { Square } from '../../lib/wire';
import { asLetters, pathOf, touching, wordOf } from './paths';

export type Touch = 'took' | 'back' | 'far';

export class Spelling {
  private typed = $state('');
  /** The dice that were touched, one after the other. */
  private way = $state.raw<readonly Square[]>([]);

  constructor(private readonly letters: () => string) {}

  readonly word = $derived.by(() =>
    this.way.length ? wordOf(this.letters(), this.way) : this.typed,
  );
  readonly path = $derived.by<readonly Square[]>(() =>
    this.way.length ? this.way : (pathOf(this.letters(), this.typed) ?? []),
  );

  /** As it is sent: with its way, where a hand has shown it. */
  get action(): string {
    return [this.word, ...this.way.map(named)].join(' ');
  }

  type(text: string): void {
    this.typed = asLetters(text);
    this.way = [];
  }

  append(letter: string): void {
    this.type(this.word + letter);
  }

  back(): void {
    if (this.way.length) this.way = this.way.slice(0, -1);
    else this.typed = this.typed.slice(0, -1);
  }

  clear(): void {
    this.typed = '';
    this.way = [];
  }

  /** A swipe over dice, whole. */
  swipe(way: readonly Square[]): void {
    this.typed = '';
    this.way = way;
  }

  /** A tap on a die: takes it, takes it back where it is the last, and cuts the way at one before. */
  touch(square: Square): Touch {
    const way = this.way.length ? this.way : this.path;
    const at = way.findIndex((one) => same(one, square));
    const last = way.at(-1);
    if (at >= 0) {
      this.swipe(way.slice(0, at === way.length - 1 ? at : at + 1));
      return 'back';
    }
    if (last && !touching(last, square)) return 'far';
    this.swipe([...way, square]);
    return 'took';
  }
}
