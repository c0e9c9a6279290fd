// What is read aloud of a square: place, stone, ground, state; the commonest part first, no filler words.
import { t } from '../app/language.svelte';
import type { Square } from '../lib/wire';
import { runsThrough, type Chip, type Ground, type PlacedStone } from './picture';

export interface SpokenCell {
  place: string;
  stone?: PlacedStone | undefined;
  tentative?: string | undefined;
  ground?: Ground | undefined;
  chip?: Chip | undefined;
  last: boolean;
  /** Why a refusal points here: 'gehört zu INSE und SE: nicht im Wörterbuch'. */
  objection?: string | undefined;
  /** The letter of a hint; empty where only the place is told. */
  mark?: string | undefined;
}

export function spokenCell(
  cell: SpokenCell,
  letters: ReadonlyMap<string, string>,
  square: Square,
): string {
  const parts = [cell.place];
  if (cell.tentative) parts.push(cell.tentative);
  else if (cell.stone) parts.push(cell.stone.spoken ?? cell.stone.letter);
  if (cell.chip) parts.push(cell.chip.spoken);
  const bare = !cell.stone && !cell.tentative;
  if (cell.ground && (bare || !cell.ground.bare)) parts.push(cell.ground.spoken);
  else if (bare && !cell.chip) parts.push(t('cell.empty'));
  if (cell.tentative) parts.push(t('cell.tentative'));
  if (cell.objection) parts.push(cell.objection);
  else if (cell.stone) parts.push(...partOf(letters, square));
  if (cell.last) parts.push(t('cell.last'));
  if (cell.mark !== undefined && bare)
    parts.push(cell.mark ? t('hint.marked', { letter: cell.mark }) : t('hint.marked.place'));
  return parts.join(', ');
}

function partOf(letters: ReadonlyMap<string, string>, square: Square): string[] {
  const runs = runsThrough(letters, square).map((run) =>
    t(run.down ? 'cell.down' : 'cell.across', { word: run.word }),
  );
  return runs.length ? [t('cell.part', { words: listed(runs) })] : [];
}

/** ['RABE', 'ABART'] → 'RABE und ABART' */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t('list.and', { many: items.slice(0, -1).join(', '), last });
}
