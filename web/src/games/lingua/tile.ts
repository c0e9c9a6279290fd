// Lingua on the shelf: its sentence, and the corner of the start.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'several',
  text: {
    de: 'Farbige Buchstaben über bunte Felder ins Ziel führen. Gleiche Farbe heißt As.',
    en: 'Lead coloured letters over coloured squares to the goal. The same colour is an ace.',
  },
  stones: ['........', '.WINTER.', '......E.', '......I.'],
  colours: ['y.b.g.r.', 'rbygrby.', 'g.r.y.b.', 'b.g.r.g.'],
};
