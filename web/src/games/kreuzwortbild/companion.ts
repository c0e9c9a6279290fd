// Kreuzwortbild beside its box: pictures are ranked by the fewest fillers.
import type { Companion } from '../../companion/plan';

export const companion: Companion = {
  glass: [],
  pad: {
    row: { de: 'Bild', en: 'Picture' },
    fields: [
      { id: 'fillers', label: { de: 'Füller', en: 'Fillers' }, times: 1 },
      { id: 'words', label: { de: 'Wörter', en: 'Words' }, times: 0 },
    ],
    ends: [],
    way: 'least',
    total: { de: 'Bestes Bild', en: 'Best picture' },
    note: {
      de: 'Auf dem ganzen Brett sollen es höchstens 48 Füller sein, auf dem halben 24.',
      en: 'On the whole board there should be at most 48 fillers, on half of it 24.',
    },
  },
};
