// Presto of the box super on the shelf: its sentence, and a finished crossword.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'ivory',
  text: {
    de:
      'Alle decken zugleich auf und bauen ihr eigenes Kreuzwort. Vier Punkte für den Ersten, ' +
      'zwei für den Zweiten.',
    en:
      'All turn their stones at once and build a crossword each. Four points for the first, ' +
      'two for the second.',
  },
  stones: ['.HAUS...', '....E...', '..TEE...', '..U.....'],
};
