// Wer behält recht Super on the shelf: its sentence, and a word that grows.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'ivory',
  text: {
    de: 'Ein Stein, ein Wort: Jeder sagt ein anderes an. Wer recht behält, legt es fertig. 120 Steine.',
    en: 'One stone, one word: everybody announces another. Who is right finishes it. 120 stones.',
  },
  stones: ['........', '.MEXIKO.', '......H.', '......R.'],
};
