// A result to be sent: what was reached, and not a word of how.
import { clock } from '../puzzle/hand.svelte';
import type { DailyCrossword } from '../lib/wire';
import { dated } from './calendar';
import type { Found, Solved } from './diary';
import { grouped } from './sealed';
import { t } from './words';

export const GROUPS = ['3–4', '5', '6', '7+'] as const;
const WORDS_A_SQUARE = 2;

export function trayText(day: string, { points, count, longest, words = [] }: Found): string {
  const found = grouped(words.map(({ length }) => length));
  const rows = GROUPS.map((name, at) => `${name} ${squares(found[at] ?? 0)}`.trim());
  return [
    t('daily.share.tray', { day: dated(day) }),
    t('daily.reached', { n: count, points }),
    ...(words.length ? rows : []),
    ...(longest ? [t('daily.share.longest', { n: longest.length })] : []),
  ].join('\n');
}

export function crosswordText(
  day: string,
  { rows, level }: DailyCrossword,
  { seconds, shown, given }: Solved,
): string {
  const size = `${rows.length} × ${rows[0]?.length ?? 0}`;
  const solved = t('daily.share.solved', { time: clock(seconds) });
  return [
    t('daily.share.crossword', { day: dated(day) }),
    `${size}, ${levelTold(level)}`,
    ...(given ? [t('daily.share.given')] : [solved]),
    ...(shown && !given ? [t('daily.share.shown', { n: shown })] : []),
  ].join('\n');
}

export function levelTold(level: string): string {
  if (level === 'leicht') return t('daily.level.easy');
  return t(level === 'schwer' ? 'daily.level.hard' : 'daily.level.middle');
}

const squares = (words: number): string => '■'.repeat(Math.ceil(words / WORDS_A_SQUARE));
