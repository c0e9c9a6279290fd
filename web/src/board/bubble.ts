// Where the dry-run bubble hangs: on the side with the most free squares, never over stones in the making.
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
  /** Stones in the making, counted from the first row and column that are shown. */
  stones: readonly Square[];
  /** Stones that lie: better left free, but they may be covered. */
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

export function hang(ask: Ask): Bubble {
  const around = boxOf(ask.stones, ask);
  const middle = (around.left + around.right) / 2;
  const places = [...beside(ask, around)].filter((place) => fits(place, ask));
  const cost = ({ left, top, above, tip }: Bubble): number => {
    const box = { left, top, right: left + ask.width, bottom: top + ask.height };
    const covered = ask.lying.filter((square) => overlap(box, boxOf([square], ask))).length;
    return covered * 100 + (tip === null ? 20 : 0) + (above ? 10 : 0) + Math.abs((box.left + box.right) / 2 - middle) / 100;
  };
  const best = places.sort((one, other) => cost(one) - cost(other))[0];
  return best ?? { left: ask.gutter, top: ask.gutter + ask.rows * ask.cell + GAP, tip: null, above: false };
}

/** Where there is no room for a tip: the corner of the board that covers least, on the wished edge if both are as good. */
export function corner(ask: Ask, wished: 'top' | 'bottom'): Bubble {
  const [right, bottom] = [ask.gutter + ask.cols * ask.cell - ask.width - INSET, ask.gutter + ask.rows * ask.cell - ask.height - INSET];
  const edges = wished === 'top' ? [INSET, bottom] : [bottom, INSET];
  const places = edges.flatMap((top) => [INSET, right].map((left): Bubble => ({ left, top, tip: null, above: false })));
  const cost = ({ left, top }: Bubble): number => {
    const box = { left, top, right: left + ask.width, bottom: top + ask.height };
    const covered = (squares: readonly Square[]) => squares.filter((square) => overlap(box, boxOf([square], ask))).length;
    return covered(ask.stones) * 10 + covered(ask.lying);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function* beside(ask: Ask, around: Box): Generator<Bubble> {
  const right = ask.gutter + ask.cols * ask.cell - 4;
  const middle = (around.left + around.right) / 2;
  for (const wanted of [middle - ask.width / 2, around.left, around.right - ask.width, middle - 34, middle - ask.width + 34]) {
    const left = Math.max(4, Math.min(wanted, right - ask.width));
    const tip = Math.max(8, Math.min(middle - left - 7, ask.width - 24));
    yield { left, top: around.bottom + GAP, tip, above: false };
    yield { left, top: around.top - GAP - ask.height, tip, above: true };
  }
  for (const wanted of [around.top, (around.top + around.bottom - ask.height) / 2, around.bottom - ask.height]) {
    const top = Math.max(ask.gutter, Math.min(wanted, ask.gutter + ask.rows * ask.cell - ask.height));
    yield { left: around.right + GAP, top, tip: null, above: false };
    yield { left: around.left - GAP - ask.width, top, tip: null, above: false };
  }
}

function fits({ left, top }: Bubble, ask: Ask): boolean {
  const box = { left, top, right: left + ask.width, bottom: top + ask.height };
  const inside =
    box.left >= 0 && box.top >= 0 && box.right <= ask.gutter + ask.cols * ask.cell && box.bottom <= ask.gutter + ask.rows * ask.cell;
  return inside && !ask.stones.some((square) => overlap(box, boxOf([square], ask)));
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
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
