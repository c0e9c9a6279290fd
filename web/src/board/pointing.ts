// Where a refusal points: numbered pins and what is said about each square.
import { t } from '../app/language.svelte';
import type { Refusal, Square } from '../lib/wire';
import { listed } from './spoken';
import { keyOf } from './squares';

export interface Pointed {
  /** Numbers of the pins that stick here. */
  pins: number[];
  spoken: string;
}

export interface Objection {
  pin: number;
  word: string | null;
  squares: Square[];
  reason: string | null;
  data: Record<string, unknown>;
}

/** One objection a word; a refusal that names squares but no words is one objection. */
export function objectionsOf(refusal: Refusal | null): Objection[] {
  if (!refusal) return [];
  const words = refusal.words ?? [];
  if (words.length) {
    return words.map(({ word, squares, reason, data = {} }, at) => ({
      pin: at + 1,
      word,
      squares,
      reason,
      data,
    }));
  }
  if (!refusal.squares.length) return [];
  return [
    { pin: 1, word: null, squares: refusal.squares, reason: refusal.code, data: refusal.data },
  ];
}

/** The squares of all objections; the pin sticks in the first square of its word. */
export function pointedBy(
  objections: readonly Objection[],
  shortReason: (objection: Objection) => string,
): Map<string, Pointed> {
  const pointed = new Map<string, Pointed>();
  const squares = new Map(
    objections.flatMap(({ squares: all }) => all.map((square) => [keyOf(square), square])),
  );
  for (const key of squares.keys()) {
    const here = objections.filter((objection) =>
      objection.squares.some((square) => keyOf(square) === key),
    );
    const words = here.flatMap(({ word }) => (word ? [word] : []));
    const [first] = here;
    const reason = first ? shortReason(first) : '';
    pointed.set(key, {
      pins: here
        .filter(({ squares: [start] }) => start && keyOf(start) === key)
        .map(({ pin }) => pin),
      spoken: words.length ? t('cell.belongs', { words: listed(words), reason }) : reason,
    });
  }
  return pointed;
}
