// Nomina on the shelf: its sentence, and a corner of its board.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'wood',
  text: {
    de: 'Drei Buchstaben nehmen, ein Wort bauen oder verlängern. Jeder Buchstabe zählt.',
    en: 'Take three letters, build a word or extend one. Every letter counts.',
  },
  stones: ['...A....', '.WASSER.', '.I.S....', '.T......'],
};
