// Words under seal, as src/setzkasten/daily/sealing.py makes them: one can tell whether a word is
// meant, and reads none that one has not got.
import { firstBits } from './sha256';
import type { Daily, DailyCrossword, Day } from '../lib/wire';

export const sumOf = (salt: string, word: string): number => firstBits(`${salt}:${word}`);

/** Sums of four bytes, one after the other in base64. */
export function sumsOf(text: string): number[] {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => view.getUint32(at * 4));
}

/** Does this word lie in the tray, and count? */
export function counts({ salt, tray }: Pick<Day, 'salt' | 'tray'>, word: string): boolean {
  const [, sums = ''] = tray.sums.find(([length]) => length === word.length) ?? [];
  return sumsOf(sums).includes(sumOf(salt, word));
}

/** What a word brings; longer ones as the last. */
export const worth = ({ points }: Pick<Daily, 'points'>, word: string): number =>
  points[Math.min(word.length, points.length - 1)] ?? 0;

/** Are these the answers, in the order of the words? */
export function solves(
  salt: string,
  { sums }: DailyCrossword,
  answers: readonly string[],
): boolean {
  const known = sumsOf(sums);
  return known.every((sum, at) => sum === sumOf(salt, answers[at] ?? ''));
}

/** How many words lie there, by groups of lengths. */
export function grouped(lengths: Iterable<number>): [number, number, number, number] {
  const found: [number, number, number, number] = [0, 0, 0, 0];
  for (const length of lengths) found[Math.min(3, Math.max(0, length - 4)) as 0 | 1 | 2 | 3]++;
  return found;
}

/** The lengths of all words of a tray. */
export const lengthsIn = ({ sums }: Day['tray']): number[] =>
  sums.flatMap(([length, text]) => sumsOf(text).map(() => length));
