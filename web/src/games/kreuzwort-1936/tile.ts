// The Kreuzwort-Spiel of 1936 on the shelf: its sentence, and a few stones on the open table.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'ivory',
  text: {
    de: 'Wort an Wort, bis die Bank leer ist. 80 Steine, und das I steht auch für J.',
    en: 'Word to word until the bench is empty. 80 stones, and I stands for J too.',
  },
  stones: ['....N...', 'EXAMEN..', '....B...', '....EIS.'],
};
