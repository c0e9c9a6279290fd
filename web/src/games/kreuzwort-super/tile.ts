// The Kreuzwort-Spiel of the Super box on the shelf: its sentence, and a few stones on the open table.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'ivory',
  text: {
    de: 'Wort an Wort, bis die Bank leer ist. 120 Steine, vier Jollys, und jeder Jolly lässt sich rauben.',
    en: 'Word to word until the bench is empty. 120 stones, four jollies, and each can be robbed.',
  },
  stones: ['....N...', 'EXAMEN..', '....B...', '....EIS.'],
};
