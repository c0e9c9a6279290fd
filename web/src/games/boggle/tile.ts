// Boggle on the shelf: its sentence, and the dice in their tray.
import type { TileDrawing } from '../../shelf/drawing';

export const tile: TileDrawing = {
  box: 'several',
  text: {
    de: 'Sechzehn Würfel, drei Minuten. Was nur du gefunden hast, zählt.',
    en: 'Sixteen dice, three minutes. What only you have found counts.',
  },
  opens: { rounds: 3 },
  stones: ['..AEPT..', '..USNO..', '..MAME..', '..ROST..'],
  dice: true,
};
