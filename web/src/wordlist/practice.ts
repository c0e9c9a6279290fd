// Practising kept words: which come, what is asked, and when a word comes again. Pure.
import type { KeptWord } from './list.svelte';

// After how many days does a word come again that was known so many times in a row?
const DAYS = [0, 2, 4, 8, 16, 32] as const;
// How many words make a round? As many as one does while the kettle boils.
const ROUND = 8;
// From here on a word with a meaning is asked for without its letters.
const WITHOUT_LETTERS = 2;

const SPELT: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ß: 'SS', ẞ: 'SS' };

/** The day as a number that grows by one each midnight here. */
export function today(now = new Date()): number {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

/** What may be asked: nothing that hurts comes unasked. */
export function askable(words: readonly KeptWord[]): KeptWord[] {
  return words.filter(({ gentle, word }) => gentle && word.length > 1);
}

export function due(words: readonly KeptWord[], day: number): KeptWord[] {
  return askable(words).filter((word) => word.due <= day);
}

/** The words of a round: those that are due, the longest waiting first; then those that are next. */
export function roundOf(words: readonly KeptWord[], day: number): KeptWord[] {
  const waiting = due(words, day);
  const chosen = waiting.length ? waiting : askable(words);
  return [...chosen].sort((a, b) => a.due - b.due).slice(0, ROUND);
}

/** The word after it was answered: known once more, or to be learned anew from tomorrow. */
export function answered(word: KeptWord, known: boolean, day: number): KeptWord {
  const box = known ? Math.min(word.box + 1, DAYS.length - 1) : 0;
  return { ...word, box, due: day + (known ? (DAYS[box] ?? 1) : 1) };
}

export function withLetters(word: KeptWord): boolean {
  return !word.meaning || word.box < WITHOUT_LETTERS;
}

/** The letters in another order than the word's, if there is one. */
export function shuffled(word: string, random: () => number = Math.random): string[] {
  const letters = [...word];
  for (let tries = 0; tries < 8; tries += 1) {
    for (let at = letters.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [letters[at], letters[other]] = [letters[other] ?? '', letters[at] ?? ''];
    }
    if (letters.join('') !== word) return letters;
  }
  return letters.reverse();
}

/** As it is laid: 'Öse' → 'OESE'. */
export function laid(text: string): string {
  const spelt = [...text.trim()].map((sign) => SPELT[sign] ?? SPELT[sign.toUpperCase()] ?? sign);
  return spelt
    .join('')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
}

/** A meaning that does not give the word away: its stem becomes a gap. */
export function clue(meaning: string, word: KeptWord): string {
  const stems = [word.word, laid(word.lemma)].map((key) =>
    key.slice(0, Math.max(4, key.length - 2)),
  );
  return meaning.replace(/\p{L}+/gu, (token) =>
    stems.some((stem) => laid(token).includes(stem)) ? '…' : token,
  );
}
