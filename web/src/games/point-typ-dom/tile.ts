// Point-Typ-Dom on the shelf: its sentence, and a few stones on the open table.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'ivory',
  text: {
    de: 'Jeder Buchstabe hat seinen Wert. Wer zuerst fertig ist, bekommt zehn dazu.',
    en: 'Every letter has its value. Whoever is out first gets ten more.',
  },
  stones: ['..P.....', '..HOLZ..', '..O.....', 'PUNKT...'],
};
