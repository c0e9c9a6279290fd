// A head start on pad and final sheet: it stands where the sums are, so that they can be counted again.
import { t } from '../app/language.svelte';
import type { Frame } from '../lib/wire';
import { aheadOf } from '../newgame/handicap';
import type { Final, Sheet } from './look';

type Seats = Pick<Frame, 'seats'>;

const started = ({ seats }: Seats): boolean => seats.some((_, at) => aheadOf({ seats }, at) > 0);
const written = (n: number): string => (n ? `+${n}` : '–');

export function sheetFrom(sheet: Sheet | null, frame: Seats): Sheet | null {
  if (!sheet || !started(frame)) return sheet;
  const cells = frame.seats.map((_, at) => written(aheadOf(frame, at)));
  const [sum, ...others] = sheet.foot;
  const start = { label: t('handicap.pad'), cells };
  return { ...sheet, foot: sum ? [sum, start, ...others] : [start] };
}

export function finalFrom(final: Final, frame: Seats): Final {
  if (!started(frame)) return final;
  const inLines = final.rows.some(({ lines }) => lines);
  const rows = final.rows.map((row) => {
    const text = written(aheadOf(frame, row.seat));
    return row.lines
      ? { ...row, lines: [...row.lines, { label: t('handicap.points'), text }] }
      : { ...row, values: [...row.values, text] };
  });
  return { ...final, rows, heads: inLines ? final.heads : [...final.heads, t('handicap.points')] };
}
