// The Kreuzwort-Spiel of the Super box.
import { crossing } from '../../families/kreuzwort/game';

export const game = crossing({
  introduction: () => import('./introduction'),
  name: 'Kreuzwort-Spiel',
  clauses: ['KW1-'],
  points: false,
  most: 1,
});
