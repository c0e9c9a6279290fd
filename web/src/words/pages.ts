// Words of the pages around the table: shelf, new game, games, replay, rules, look-up, settings.
import type { Words } from '../lib/language.svelte';

export const pages = {} as const satisfies Words;
