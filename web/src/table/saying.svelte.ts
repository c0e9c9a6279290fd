// A word that is announced with the stones in the making: typed by people, written behind the laying.
import type { TableGame } from './game';
import type { Announcement } from './handle';
import type { Frame } from '../lib/wire';

interface Around {
  frame: Frame | null;
  game: TableGame | undefined;
  mine: boolean;
}

const NO_LETTERS = /[^\p{L}]/gu;

export class Saying {
  word = $state('');

  constructor(private readonly around: () => Around) {}

  /** What is asked for; null where nothing can be said now. */
  readonly field = $derived.by<Announcement | null>(() => {
    const { frame, game, mine } = this.around();
    return frame && mine ? (game?.handle.saying?.(frame) ?? null) : null;
  });

  /** What comes behind the stones; nothing where nothing was typed. */
  readonly text = $derived.by(() => {
    const word = this.word.replace(NO_LETTERS, '').toUpperCase();
    return word && this.field ? ` ${this.field.text(word)}` : '';
  });
}
