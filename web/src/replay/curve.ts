// Lines over the moves of a game: where points, labels and pins of a curve stand.

export interface Plot {
  lines: Line[];
  /** Values at the left edge, with their height. */
  grid: { value: number; y: number }[];
  /** Numbers below, with their place. */
  ticks: { number: number; x: number }[];
  /** The marks of turning points. */
  pins: { label: number; x: number; y: number; to: number }[];
}
export interface Line {
  seat: number;
  points: string;
  marks: { x: number; y: number }[];
  label: number;
}
export interface Pin {
  number: number;
  seat: number;
}

export const WIDTH = 620;
export const HEIGHT = 380;
const LEFT = 44;
const RIGHT = 470;
const TOP = 30;
const BOTTOM = 346;
// How far apart must two labels be to be read?
const APART = 24;
// Above how many moves would marks only be a smear?
const MOST_MARKS = 60;
const PIN_UP = 38;

/** `values[move][seat]`; everybody begins with `start`. */
export function plotted(
  values: readonly (readonly number[])[],
  start: number,
  pins: readonly Pin[],
): Plot {
  const seats = values[0]?.length ?? 0;
  const rows = [Array<number>(seats).fill(start), ...values];
  const all = rows.flat();
  const step = rounded((Math.max(...all) - Math.min(...all)) / 4);
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
  const x = (at: number): number => LEFT + ((RIGHT - LEFT) * at) / Math.max(1, values.length);
  const y = (value: number): number => BOTTOM - ((BOTTOM - TOP) * (value - low)) / (high - low);
  const place = (at: number, seat: number) => ({
    x: Math.round(x(at)),
    y: Math.round(y(rows[at]?.[seat] ?? start)),
  });
  const labels = spread(Array.from({ length: seats }, (_, seat) => place(values.length, seat).y));
  return {
    lines: labels.map((label, seat) => {
      const points = rows.map((_, at) => place(at, seat));
      return {
        seat,
        points: points.map((p) => `${p.x},${p.y}`).join(' '),
        marks: values.length > MOST_MARKS ? points.slice(-1) : points.slice(1),
        label,
      };
    }),
    grid: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step).map(
      (value) => ({ value, y: Math.round(y(value)) }),
    ),
    ticks: ticksOf(values.length).map((number) => ({ number, x: Math.round(x(number)) })),
    pins: pins.map(({ number, seat }, n) => {
      const at = place(number, seat);
      const to = at.y - PIN_UP < TOP / 2 ? at.y + PIN_UP : at.y - PIN_UP;
      return { label: n + 1, x: at.x, y: at.y, to };
    }),
  };
}

/** 1, 2, 5, 10, 20 …: steps that are easily read. */
function rounded(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return power * ([1, 2, 5, 10].find((by) => by * power >= least) ?? 10);
}

function ticksOf(number: number): number[] {
  const step = number > 60 ? 20 : number > 24 ? 10 : number > 8 ? 5 : 1;
  const some = Array.from({ length: Math.floor(number / step) }, (_, n) => (n + 1) * step);
  return step > 1 ? [1, ...some] : some;
}

/** Heights of labels, moved apart from above until none hides another. */
export function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let above = -Infinity;
  for (const n of order) above = placed[n] = Math.max(placed[n] ?? 0, above + APART);
  const over = Math.max(0, above - BOTTOM);
  return placed.map((height) => height - over);
}
