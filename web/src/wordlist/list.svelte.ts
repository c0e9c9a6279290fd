// The list of kept words: on this device only, read anew before every change, so that two windows agree.
import { keep, keptValue } from '../app/kept';
import type { WordFacts } from '../lib/wire';
import { answered, today } from './practice';

export interface KeptWord {
  /** As it is laid, and as people write it, in its parts. */
  word: string;
  parts: string[];
  lemma: string;
  /** The first thing the dictionary says of it; empty where it says nothing. */
  meaning: string;
  /** May it be asked for? What hurts is only listed. */
  gentle: boolean;
  /** How often it was known in a row, and the day on which it comes again. */
  box: number;
  due: number;
}

const NAME = 'wordlist';
// How many words may be kept? More than anybody practises, fewer than fill the device.
export const MOST = 500;

class WordList {
  words = $state.raw<readonly KeptWord[]>([]);

  constructor() {
    this.refresh();
  }

  /** As the device has it: another window, or the page that erases everything, may have changed it. */
  refresh(): void {
    const found = keptValue<unknown>(NAME);
    this.words = Array.isArray(found) ? found.flatMap(wordOf).slice(0, MOST) : [];
  }

  has(word: string): boolean {
    return this.words.some((one) => one.word === word);
  }

  /** False where the list is full. */
  keep(facts: WordFacts): boolean {
    this.refresh();
    if (this.has(facts.word)) return true;
    if (this.words.length >= MOST) return false;
    this.#write([keptOf(facts), ...this.words]);
    return true;
  }

  drop(word: string): void {
    this.refresh();
    this.#write(this.words.filter((one) => one.word !== word));
  }

  answer(word: string, known: boolean): void {
    this.refresh();
    this.#write(this.words.map((one) => (one.word === word ? answered(one, known, today()) : one)));
  }

  #write(words: readonly KeptWord[]): void {
    this.words = words;
    keep(NAME, words.length ? JSON.stringify(words) : null);
  }
}

export const wordList = new WordList();

export function keptOf(facts: WordFacts): KeptWord {
  const [first] = facts.paragraphs;
  return {
    word: facts.word,
    parts: first?.divided ?? [facts.spellings[0] ?? facts.word],
    lemma: first?.lemma ?? '',
    meaning: facts.gentle ? (first?.heads[0]?.meanings[0] ?? '') : '',
    gentle: facts.gentle,
    box: 0,
    due: today(),
  };
}

/** What was kept by an older page, or by somebody's own hand, is mended or left out. */
function wordOf(value: unknown): KeptWord[] {
  const { word, parts, lemma, meaning, gentle, box, due } = (value ?? {}) as Partial<KeptWord>;
  if (typeof word !== 'string' || !/^[A-Z]{2,40}$/.test(word)) return [];
  const whole =
    Array.isArray(parts) && parts.length > 0 && parts.every((p) => typeof p === 'string');
  return [
    {
      word,
      parts: whole ? parts : [word],
      lemma: typeof lemma === 'string' ? lemma : '',
      meaning: typeof meaning === 'string' ? meaning.slice(0, 300) : '',
      gentle: gentle === true,
      box: Number.isInteger(box) && box !== undefined && box >= 0 ? box : 0,
      due: Number.isInteger(due) && due !== undefined ? due : 0,
    },
  ];
}
