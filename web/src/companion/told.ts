// The pad in words: who is ahead, what stands in a cell, and the whole of it as a text to pass on.
import { language, said, t as common } from '../app/language.svelte';
import { listed } from '../board/spoken';
import { absent, ahead, rowPoints, stakeOf, totalOf, worthOf, type Entry, type Pad } from './pad';
import type { Companion } from './plan';
import { t } from './words';

/** Whoever has no name yet is a seat. */
export const nameAt = ({ names }: Pick<Pad, 'names'>, seat: number): string =>
  names[seat] || common('name.seat', { n: seat + 1 });

export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** 'Vorn: Anna mit 51, 3 vor Bert' */
export function aheadTold(companion: Companion, pad: Pad): string {
  const first = ahead(companion, pad);
  const best = totalOf(companion, pad, first[0] ?? 0);
  if (!first.length || best === null) return t('pad.ahead.none');
  const names = first.map((seat) => nameAt(pad, seat));
  const n = signed(best);
  if (first.length > 1) return t('pad.ahead.level', { names: listed(names), n });
  return t('pad.ahead.one', { name: names[0], n }) + gapTold(companion, pad, first[0] ?? 0, best);
}

function gapTold(companion: Companion, pad: Pad, first: number, best: number): string {
  const others = pad.names
    .map((_, seat) => ({ seat, total: totalOf(companion, pad, seat) }))
    .filter(({ seat, total }) => seat !== first && total !== null)
    .map(({ seat, total }) => ({ seat, gap: Math.abs(best - (total ?? 0)) }))
    .sort((one, other) => one.gap - other.gap);
  const next = others[0];
  return next ? t('pad.ahead.gap', { n: next.gap, name: nameAt(pad, next.seat) }) : '';
}

export function rowTold({ pad: plan }: Companion, pad: Pad, row: number): string {
  const key = stakeOf(plan, pad, row) > 1 ? 'pad.stake' : 'pad.row';
  return t(key, { row: said(plan.row), n: row + 1 });
}

/** The points of a cell; a rest that is not settled yet. */
export function cellTold(companion: Companion, pad: Pad, row: number, seat: number): string {
  const cell = pad.rows[row]?.[seat] ?? null;
  if (!cell) return '';
  if (absent(cell)) return '–';
  const points = rowPoints(companion, pad, row)[seat] ?? null;
  return points === null
    ? t('pad.open', { n: worthOf(companion.pad.fields, cell) })
    : signed(points);
}

/** The word that was written beside the points. */
export const wordOf = ({ pad: plan }: Companion, cell: Entry | null | undefined): string =>
  plan.fields
    .filter(({ times }) => times === 'text')
    .map(({ id }) => String(cell?.[id] ?? ''))
    .join(' ')
    .trim();

/** The whole pad as plain text. */
export function asText(companion: Companion, pad: Pad, game: string, day: Date): string {
  const date = day.toLocaleDateString(language() === 'de' ? 'de-DE' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const totals = pad.names.map(
    (_, seat) => `${nameAt(pad, seat)}: ${signed(totalOf(companion, pad, seat) ?? 0)}`,
  );
  const rows = pad.rows.map((cells, row) => {
    const parts = cells.flatMap((cell, seat) =>
      cell && !absent(cell)
        ? [[nameAt(pad, seat), wordOf(companion, cell), cellTold(companion, pad, row, seat)]]
        : [],
    );
    const told = parts.map((part) => part.filter(Boolean).join(' ')).join(', ');
    return `${rowTold(companion, pad, row)}: ${told}`;
  });
  return [`${game}, ${date}`, ...totals, '', ...rows].join('\n').trim();
}
