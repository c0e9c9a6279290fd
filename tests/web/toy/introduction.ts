// The first minute of the growing row.
import { say, type Introduction } from '../../intro/introduction';

export const introduction: Introduction = {
  lead: say('Ein Bild.', 'One picture.'),
  pictures: [
    {
      title: say('Leg an', 'Add letters'),
      text: say('Davor oder dahinter.', 'Before or behind.'),
      drawing: { look: 'ivory', rows: ['T O R!'] },
    },
  ],
  steps: [],
  moves: [],
};
