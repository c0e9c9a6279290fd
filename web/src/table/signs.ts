// The signs of any table, explained where the task stands; games add their own.
import { speaking, type Words } from '../app/language.svelte';
import type { Frame } from '../lib/wire';
import type { TableGame } from './game';
import type { SignTold } from './look';

const words = {
  'sign.ask': { de: '{sign}: Was heißt das?', en: '{sign}: what does it mean?' },
  'sign.close': { de: 'Zur Aufgabe', en: 'Back to the task' },
  'sign.last': {
    de: 'Die kleine Ecke steht auf dem, was zuletzt gelegt wurde.',
    en: 'The small corner stands on what was laid last.',
  },
  'sign.computer': {
    de: 'Das Kästchen vor dem Namen heißt: Hier spielt der Computer.',
    en: 'The little box before a name means: here the computer plays.',
  },
} as const satisfies Words;

export const t = speaking(words);

export function signsOf(game: TableGame, frame: Frame): SignTold[] {
  const signs = game.look.signs(frame);
  if (game.look.picture(frame.view, frame).last.length)
    signs.push({ sign: '◤', text: t('sign.last') });
  if (frame.seats.some(({ kind }) => kind === 'computer'))
    signs.push({ sign: '□', text: t('sign.computer') });
  return signs;
}
