// Point-Typ-Dom: the crossing game for points.
import { crossing } from '../../families/kreuzwort/game';

export const game = crossing({
  introduction: () => import('./introduction'),
  name: 'Point-Typ-Dom',
  clauses: ['PNT-'],
  points: true,
  most: 3,
});
