// Point-Typ-Dom beside its box: words and points, who was out first, and what is left.
import { firstOut, NEAREST_Z, POINTS, REST, TOTAL, TURN, WORD } from '../../companion/fields';
import type { Companion } from '../../companion/plan';

export const companion: Companion = {
  glass: [],
  pad: {
    row: TURN,
    fields: [WORD, POINTS],
    ends: [firstOut(10), REST],
    way: 'sum',
    total: TOTAL,
    note: {
      de:
        'A E I O U 1 · L N R S 2 · D F H M T 3 · B C G K P 4 · J V W Z 6 · Q X Y 9. Ein gelegter ' +
        'Jolly zählt nichts, einer im Rest 10.',
      en:
        'A E I O U 1 · L N R S 2 · D F H M T 3 · B C G K P 4 · J V W Z 6 · Q X Y 9. A jolly laid ' +
        'counts nothing, one in the rest 10.',
    },
  },
  start: NEAREST_Z,
};
