// What the games with the open case have in common: the compartments, and the letters that were
// drawn for the start.
import type { Frame } from '../../lib/wire';
import type { CaseContents } from '../../table/look';
import { nameOf } from '../../table/seats';
import { t } from './words';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function compartments(left: Record<string, number>): CaseContents['letters'] {
  return LETTERS.map((letter) => ({ letter, left: left[letter] ?? 0 }));
}

/** Who starts was drawn: each seat's letter (GEN-03). */
export function drawsTold(frame: Pick<Frame, 'seats'>, letters: readonly string[]): string {
  if (!letters.length) return '';
  return t('wood.drawn', {
    draws: letters.map((letter, seat) => `${nameOf(frame, seat)} ${letter}`),
  });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
