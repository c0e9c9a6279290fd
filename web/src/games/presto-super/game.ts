// Presto of the Super box: points are noted.
import { presto } from '../../families/presto/game';

export const game = presto({
  introduction: () => import('./introduction'),
  clauses: ['PR1-', 'KW1-'],
  ranks: false,
});
