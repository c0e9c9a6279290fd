// Questions, and what means nothing once its moment is over: lost with the line, never sent again.
import type { Do } from '../lib/wire';

export const passing: ReadonlySet<Do> = new Set<Do>([
  ...(['try', 'look', 'time', 'arrange', 'busy', 'nudge'] as const),
  ...(['say', 'spell', 'spelled', 'write'] as const),
]);
