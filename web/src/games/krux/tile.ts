// Krux on the shelf: its sentence, and a corner of both halves.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'wood',
  text: {
    de: 'Jeder baut in seiner Hälfte und legt dem anderen Störer in den Weg. Am besten nach Nomina.',
    en: 'Each builds in a half of their own and puts blockers in the other’s way. Best after Nomina.',
  },
  stones: ['x....T.x', 'RING.ORT', '..UxxR..', '..x...x.'],
  gap: 4,
};
