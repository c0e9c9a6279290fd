// Cartino on the shelf: its sentence, and the middle of the board with a few stones.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'several',
  text: {
    de: 'Karten als Steine: Es zählt, was der neue Stein berührt. Eine Farbe je Zug.',
    en: 'Cards as stones: what the new stone touches counts. One suit a turn.',
  },
  stones: ['..K.....', '..KAA...', '.D.A.KD.', '....K...'],
  suits: ['ccccssss', 'ccccssss', 'hhhhdddd', 'hhhhdddd'],
};
