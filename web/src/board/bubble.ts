// Where the dry-run bubble hangs: on free squares only, as near to the stones in question as they allow.
import type { Square } from '../lib/wire';

export interface Bubble {
  left: number;
  top: number;
  /** Where the tip sits along the edge that faces the stones; null where the bubble hangs beside them. */
  tip: number | null;
  /** Does the bubble stand above the stones? */
  above: boolean;
}

export interface Ask {
  rows: number;
  cols: number;
  cell: number;
  gutter: number;
  width: number;
  height: number;
  /** The stones it speaks of, counted from the first row and column that are shown. */
  stones: readonly Square[];
  /** All else that lies. */
  lying: readonly Square[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
const INSET = 4;
// How many places are looked at in each square, along each side?
const STEPS = 2;

/** Null where no free place is large enough. */
export function hang(ask: Ask): Bubble | null {
  const around = boxOf(ask.stones, ask);
  const taken = [...ask.stones, ...ask.lying].map((square) => boxOf([square], ask));
  const free = (place: Bubble) =>
    fits(place, ask) && !taken.some((box) => overlap(boxAt(place, ask), box));
  return (
    cheapest([...beside(ask, around)].filter(free), ask, around) ??
    cheapest([...anywhere(ask)].filter(free), ask, around)
  );
}

function cheapest(places: Bubble[], ask: Ask, around: Box): Bubble | null {
  const cost = (place: Bubble): number => {
    const box = boxAt(place, ask);
    const [x, y] = [
      (box.left + box.right - around.left - around.right) / 2,
      (box.top + box.bottom - around.top - around.bottom) / 2,
    ];
    return place.tip === null ? 10_000 + Math.hypot(x, y) : (place.above ? 1000 : 0) + Math.abs(x);
  };
  return places.reduce<Bubble | null>(
    (best, place) => (best && cost(best) <= cost(place) ? best : place),
    null,
  );
}

/** With its tip at the stones, below or above them; else to their right or left. */
function* beside(ask: Ask, around: Box): Generator<Bubble> {
  const right = ask.gutter + ask.cols * ask.cell - INSET;
  const middle = (around.left + around.right) / 2;
  for (const wanted of [
    middle - ask.width / 2,
    around.left,
    around.right - ask.width,
    middle - 34,
    middle - ask.width + 34,
  ]) {
    const left = Math.max(INSET, Math.min(wanted, right - ask.width));
    const tip = Math.max(8, Math.min(middle - left - 7, ask.width - 24));
    yield { left, top: around.bottom + GAP, tip, above: false };
    yield { left, top: around.top - GAP - ask.height, tip, above: true };
  }
  for (const wanted of [
    around.top,
    (around.top + around.bottom - ask.height) / 2,
    around.bottom - ask.height,
  ]) {
    const top = Math.max(
      ask.gutter,
      Math.min(wanted, ask.gutter + ask.rows * ask.cell - ask.height),
    );
    yield { left: around.right + GAP, top, tip: null, above: false };
    yield { left: around.left - GAP - ask.width, top, tip: null, above: false };
  }
}

function* anywhere({ rows, cols, cell, gutter }: Ask): Generator<Bubble> {
  for (let row = 0; row < rows * STEPS; row++) {
    for (let col = 0; col < cols * STEPS; col++) {
      yield {
        left: gutter + INSET + (col * cell) / STEPS,
        top: gutter + INSET + (row * cell) / STEPS,
        tip: null,
        above: false,
      };
    }
  }
}

function fits(place: Bubble, { gutter, rows, cols, cell, width, height }: Ask): boolean {
  const { left, top } = place;
  return (
    left >= 0 &&
    top >= 0 &&
    left + width <= gutter + cols * cell &&
    top + height <= gutter + rows * cell
  );
}

function boxAt({ left, top }: Bubble, { width, height }: Ask): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function boxOf(squares: readonly Square[], { cell, gutter }: Ask): Box {
  const rows = squares.map(([row]) => row);
  const cols = squares.map(([, col]) => col);
  return {
    left: gutter + Math.min(...cols) * cell,
    top: gutter + Math.min(...rows) * cell,
    right: gutter + (Math.max(...cols) + 1) * cell,
    bottom: gutter + (Math.max(...rows) + 1) * cell,
  };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
