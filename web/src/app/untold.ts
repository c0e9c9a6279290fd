// What the server does not tell of the games' rules yet. This file goes when GET /api/games tells it.
import type { RuleFacts } from './facts.svelte';

const CROSSING = ['not_connected', 'no_shared_letter'];
const NOT_YET: Record<string, string[]> = {
  nomina: ['three_stones', 'first_word_of_three'],
  krux: ['three_stones', 'ten_blockers'],
  lingua: ['not_connected', 'first_word_on_start'],
  'kreuzwort-1936': CROSSING,
  'kreuzwort-super': CROSSING,
  'point-typ-dom': CROSSING,
  'recht-1936': ['must_announce', 'stone_does_not_fit'],
  'recht-super': ['must_announce', 'stone_does_not_fit'],
  'schach-dem-wort': ['opening_two_stones'],
};
const PUZZLED = new Set(['kreuzwortbild', 'nomina', 'krux', 'kreuzwort-1936', 'kreuzwort-super', 'point-typ-dom']);

export const untold = (game: string): RuleFacts => ({
  time_option: 'time',
  not_yet: NOT_YET[game] ?? [],
  puzzle: PUZZLED.has(game),
});
