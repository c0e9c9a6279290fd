// What somebody notes beside a clue or the whole puzzle: for themselves, on this device alone.
import { keep, keptValue } from '../app/kept';
import type { Clued } from './puzzles';

export const LONGEST_NOTE = 300;

export class Notes {
  private texts = $state.raw<Readonly<Record<string, string>>>({});

  constructor(private readonly name: string) {
    const kept = keptValue<Record<string, unknown>>(this.shelf) ?? {};
    const texts = Object.entries(kept).filter(([, text]) => typeof text === 'string');
    this.texts = Object.fromEntries(texts) as Record<string, string>;
  }

  /** Beside this clue; without one beside the whole puzzle. */
  of(word?: Clued): string {
    return this.texts[placeOf(word)] ?? '';
  }

  write(text: string, word?: Clued): void {
    const { [placeOf(word)]: _, ...others } = this.texts;
    const kept = text.slice(0, LONGEST_NOTE);
    this.texts = kept.trim() ? { ...others, [placeOf(word)]: kept } : others;
    keep(this.shelf, Object.keys(this.texts).length ? JSON.stringify(this.texts) : null);
  }

  private get shelf(): string {
    return `solve.${this.name}.notes`;
  }
}

const placeOf = (word?: Clued): string =>
  word ? `${word.squares[0]?.join(',')}${word.across ? '>' : 'v'}` : 'all';
