// The growing row on the shelf: its sentence, and how a word grows.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  text: {
    de: 'Ein Wort wächst vorn und hinten, aus Buchstaben, die sonst niemand sieht.',
    en: 'A word grows at both ends, out of letters that nobody else sees.',
  },
  stones: ['..AUS...', '.HAUS...', '.HAUSEN.', '........'],
};
