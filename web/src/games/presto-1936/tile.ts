// Presto of the box 1936 on the shelf: its sentence, and a finished crossword.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'ivory',
  text: {
    de:
      'Alle decken zugleich auf und bauen ihr eigenes Kreuzwort. Wer zuerst fertig ist, ' +
      'schreibt eine Eins.',
    en: 'All turn their stones at once and build a crossword each. The first to finish writes a one.',
  },
  stones: ['.HAUS...', '....E...', '..TEE...', '..U.....'],
};
