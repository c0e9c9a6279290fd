// Zooming a board by hand: two fingers, a double tap, the wheel with Ctrl. The page itself stays as it is.
import type { Square } from '../lib/wire';
import { byFinger } from './props';
import { same } from './squares';

/** A point of the window. */
export interface Point {
  x: number;
  y: number;
}

/** What a pane does when it is gripped and spread. */
export interface Grip {
  /** Two fingers lie on it. */
  grip: (at: Point) => void;
  /** They are so many times as far apart as at first, and here is their middle. */
  spread: (ratio: number, at: Point) => void;
}

/** A place of the board under a point of the window: it stays there while the squares grow. */
export interface Anchor extends Point {
  row: number;
  col: number;
}

// Within which time are two taps on one square a double tap?
const TWICE_MILLIS = 320;
// How much does one notch of the wheel change?
const NOTCH = 0.0022;
const MOST_A_NOTCH = 1.25;

export function anchorAt(
  { left, top }: { left: number; top: number },
  at: Point,
  { cell, gutter }: { cell: number; gutter: number },
): Anchor {
  return { ...at, col: (at.x - left - gutter) / cell, row: (at.y - top - gutter) / cell };
}

/** How far the pane must be scrolled for the anchor to lie under its point again. */
export function drift(
  { left, top }: { left: number; top: number },
  { x, y, row, col }: Anchor,
  { cell, gutter }: { cell: number; gutter: number },
): Point {
  return { x: left + gutter + col * cell - x, y: top + gutter + row * cell - y };
}

/** By how much the wheel enlarges; a trackpad that is pinched sends many small ones. */
export function notch({ deltaY }: Pick<WheelEvent, 'deltaY'>): number {
  const ratio = Math.exp(-deltaY * NOTCH);
  return Math.min(MOST_A_NOTCH, Math.max(1 / MOST_A_NOTCH, ratio));
}

/** Plus and minus on a square. */
export function zoomKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): -1 | 1 | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return event.key === '+' ? 1 : event.key === '-' ? -1 : null;
}

export class Taps {
  private last: { square: Square; at: number; led: boolean } | null = null;

  /** Is this the second of two quick taps on one square? A third begins anew. */
  again(event: MouseEvent, square: Square): 'twice' | 'led' | null {
    if (!byFinger(event)) return (this.last = null);
    const { last } = this;
    const soon = last && event.timeStamp - last.at < TWICE_MILLIS;
    const quick = soon && (last.led || same(last.square, square));
    this.last = quick ? null : { square, at: event.timeStamp, led: false };
    return quick ? (last.led ? 'led' : 'twice') : null;
  }

  /** The tap has already brought the board near. */
  led(): void {
    if (this.last) this.last.led = true;
  }
}

/** For a pane: two fingers on it spread its squares, and the browser leaves the page alone. */
export function pinched(hands: Grip): (pane: HTMLElement) => () => void {
  return (pane) => {
    let apart = 0;
    const begin = (event: TouchEvent): void => {
      apart = event.touches.length === 2 ? distance(event.touches) : 0;
      if (apart) hands.grip(middle(event.touches));
    };
    const move = (event: TouchEvent): void => {
      if (!apart || event.touches.length !== 2) return;
      if (event.cancelable) event.preventDefault();
      hands.spread(distance(event.touches) / apart, middle(event.touches));
    };
    const end = (event: TouchEvent): void => {
      if (event.touches.length < 2) apart = 0;
    };
    const stay = (event: Event): void => event.preventDefault();
    pane.addEventListener('touchstart', begin, { passive: true });
    pane.addEventListener('touchmove', move, { passive: false });
    pane.addEventListener('touchend', end);
    pane.addEventListener('touchcancel', end);
    pane.addEventListener('gesturestart', stay);
    return () => {
      pane.removeEventListener('touchstart', begin);
      pane.removeEventListener('touchmove', move);
      pane.removeEventListener('touchend', end);
      pane.removeEventListener('touchcancel', end);
      pane.removeEventListener('gesturestart', stay);
    };
  };
}

function distance({ 0: one, 1: other }: TouchList): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

function middle({ 0: one, 1: other }: TouchList): Point {
  return {
    x: ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2,
    y: ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2,
  };
}
