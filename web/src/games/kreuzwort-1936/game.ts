// The Kreuzwort-Spiel of 1936.
import { crossing } from '../../families/kreuzwort/game';

export const game = crossing({
  introduction: () => import('./introduction'),
  name: 'Kreuzwort-Spiel',
  clauses: ['KW4-'],
  points: false,
  most: 1,
});
