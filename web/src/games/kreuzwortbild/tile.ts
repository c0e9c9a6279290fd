// Kreuzwortbild on the shelf: its sentence, and a corner of the leaflet's kind of picture.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'wood',
  text: {
    de: 'Allein ein Bild aus gekreuzten Wörtern bauen und ein Rätsel daraus machen.',
    en: 'Build a picture of crossing words on your own and make a puzzle of it.',
  },
  stones: ['BILD.WO.', 'A.A.BORT', 'U..BAR..', 'ECKE.T..'],
};
