// Schach dem Wort on the shelf: its sentence, and a word that is still open.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'ivory',
  text: {
    de: 'Ein Wort, Stein um Stein, und jeder meint ein anderes. Wer hält es offen, wer sitzt am Ende fest?',
    en: 'One word, stone by stone, and everybody means another. Who keeps it open, who gets stuck with it?',
  },
  stones: ['....E...', 'MEXIKO..', '..T.....', '..T.....'],
};
