// Squares of a table without an edge, by row and column.
import { t } from '../../app/language.svelte';
import type { Square } from '../../lib/wire';

const number = (n: number): string => (n < 0 ? t('open.minus', { n: -n }) : String(n));

export const placeOf = ([row, col]: Square): string => t('open.place', { row: number(row), col: number(col) });
