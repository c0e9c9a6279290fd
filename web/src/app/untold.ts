// What the server does not tell of the games' rules yet. This file goes when GET /api/games tells it.
import type { RuleFacts } from './facts.svelte';

const CROSSING = { not_connected: 2, no_shared_letter: 2 };
const SAID = { must_announce: null, stone_does_not_fit: null };
const NOT_YET: Record<string, RuleFacts['not_yet']> = {
  nomina: { three_stones: 3, first_word_of_three: 3 },
  krux: { three_stones: 3, ten_blockers: 10 },
  lingua: { not_connected: 2, first_word_on_start: 4 },
  'kreuzwort-1936': CROSSING,
  'kreuzwort-super': CROSSING,
  'point-typ-dom': CROSSING,
  'recht-1936': SAID,
  'recht-super': SAID,
  'schach-dem-wort': { opening_two_stones: 2 },
};
const PUZZLED = new Set([
  'kreuzwortbild',
  'nomina',
  'krux',
  'kreuzwort-1936',
  'kreuzwort-super',
  'point-typ-dom',
]);

export const untold = (game: string): RuleFacts => ({
  time_option: 'time',
  not_yet: NOT_YET[game] ?? {},
  puzzle: PUZZLED.has(game) ? 'end' : null,
});
