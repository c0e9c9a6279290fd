// Presto of the box 1936: ranks are noted.
import { presto } from '../../families/presto/game';

export const game = presto({
  introduction: () => import('./introduction'),
  clauses: ['PR4-', 'KW4-', 'PR1-'],
  ranks: true,
});
