// Lots and dice: every outcome as likely as any other, drawn by the browser's own source of chance.

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const FACES = 6;
const WORDS = 2 ** 32;

/** 32 bits of chance. */
const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** One of 0 … n−1. What is left over when chance is shared out is drawn again, so no lot is likelier. */
export function drawn(n: number, source: () => number = chance): number {
  const fair = WORDS - (WORDS % n);
  for (;;) {
    const found = source();
    if (found < fair) return found % n;
  }
}

/** In an order that nobody knows before. */
export function shuffled<T>(list: readonly T[], source: () => number = chance): T[] {
  const lots = [...list];
  for (let last = lots.length - 1; last > 0; last--) {
    const other = drawn(last + 1, source);
    [lots[last], lots[other]] = [lots[other] as T, lots[last] as T];
  }
  return lots;
}

export const thrown = (dice: number, source: () => number = chance): number[] =>
  Array.from({ length: dice }, () => drawn(FACES, source) + 1);

/** A letter for everybody, all different. */
export const letters = (seats: number, source: () => number = chance): string[] =>
  shuffled(LETTERS, source).slice(0, seats);

/** The seat whose letter comes first in the alphabet. */
export const nearestA = (drawn: readonly string[]): number =>
  drawn.indexOf([...drawn].sort()[0] ?? '');
