// The hand of somebody who solves: letters in ink or in pencil, the time, notes. Alone or with
// others: where a letter goes is the affair of who extends it.
import { holdsSquare } from './grid';
import { keyOf } from '../board/squares';
import type { Problem } from '../app/http';
import { Notes } from './notes.svelte';
import type { Clued, Gift } from './puzzles';
import { Walking } from './walking.svelte';
import type { Square } from '../lib/wire';

export type Scope = 'letter' | 'word' | 'all';
/** What happened last, to be told. */
export type News =
  | { what: 'nothing' | 'right' | 'full' | 'solved' }
  | { what: 'wrong'; n: number }
  | { what: 'problem'; problem: Problem }
  | { what: 'shown' | 'declined' | 'restarted'; name: string }
  | null;

/** Somebody who writes on the same sheet. */
export interface Mate {
  name: string;
  initial: string;
  colour: number;
  own: boolean;
}

// Stones have no umlauts: in such a grid Ä is A and E.
const SPELT: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ß: 'SS', ẞ: 'SS' };
// How often is the time kept?
const KEEP_SECONDS = 5;

export abstract class Hand extends Walking {
  letters = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Of these letters: those that are only pencilled in. */
  pencilled = $state.raw<ReadonlySet<string>>(new Set());
  shown = $state.raw<ReadonlySet<string>>(new Set());
  wrong = $state.raw<ReadonlySet<string>>(new Set());
  /** Is the pencil in hand? */
  pencil = $state(false);
  seconds = $state(0);
  done = $state(false);
  news = $state.raw<News>(null);
  readonly notes: Notes;

  constructor(
    readonly name: string,
    gift: Gift,
  ) {
    super(gift);
    this.notes = new Notes(name);
  }

  abstract check(scope: Scope): Promise<void>;
  abstract reveal(scope: Scope): Promise<void>;
  abstract restart(): void;
  /** The letters there, '' for none, in pencil or in ink. */
  protected abstract write(
    squares: readonly Square[],
    letter: string | null,
    pencil: boolean,
  ): void;
  /** Something was written. */
  protected abstract written(): void;
  /** What the device remembers. */
  abstract keep(): void;

  at(square: Square): string {
    return this.letters.get(keyOf(square)) ?? '';
  }

  /** Whose letter it is; null: of nobody else. */
  writer(_key: string): Mate | null {
    return null;
  }

  /** Whose cursors stand there, beside one's own. */
  cursorsAt(_key: string): Mate[] {
    return [];
  }

  full({ squares }: Clued): boolean {
    return squares.every((square) => this.at(square));
  }

  type(text: string): void {
    if (this.done) return;
    for (const sign of text) {
      const upper = sign === 'ß' ? 'ẞ' : sign.toUpperCase();
      const spelt = this.gift.umlauts === 'AE' ? (SPELT[upper] ?? upper) : upper;
      for (const letter of spelt) if (/^[A-ZÄÖÜẞ]$/.test(letter)) this.enter(letter);
    }
    this.written();
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
    this.remove();
  }

  remove(): void {
    if (this.done) return;
    this.write([this.cursor], '', false);
    this.keep();
  }

  /** What was pencilled in is meant. */
  ink(): void {
    this.write(this.lightly(), null, false);
    this.written();
  }

  /** What was pencilled in goes. */
  rub(): void {
    this.write(this.lightly(), '', false);
    this.keep();
  }

  tick(): void {
    if (this.done) return;
    this.seconds++;
    if (this.seconds % KEEP_SECONDS === 0) this.keep();
  }

  protected scope(scope: Scope): Square[] {
    if (scope === 'all') return this.squares;
    return scope === 'word' ? (this.word?.squares ?? [this.cursor]) : [this.cursor];
  }

  protected get filled(): boolean {
    return this.squares.every((square) => this.at(square));
  }

  private lightly(): Square[] {
    return this.squares.filter((square) => this.pencilled.has(keyOf(square)));
  }

  private enter(letter: string): void {
    this.write([this.cursor], letter, this.pencil);
    this.step(1);
  }
}

/** 75 → '1:15' */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
