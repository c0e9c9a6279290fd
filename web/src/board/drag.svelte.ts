// A stone on its way by mouse, pen or finger. Squares are found by their data-square under the stone.
import type { Square } from '../lib/wire';
import { squareOf } from './squares';

// How far must a pointer go before a tap becomes a drag? More than a trembling hand, less than a square.
const SLACK = 6;
// A finger hides what it holds: the stone rides this far above it.
const ABOVE_FINGER = 34;

export class Drag {
  letter = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state.raw<Square | null>(null);
  from = $state.raw<Square | null>(null);
  /** The click that ends a drag is not a tap. */
  private ended = -Infinity;
  private stop: (() => void) | null = null;

  constructor(private readonly ondrop: (letter: string, from: Square | null, to: Square | null) => void) {}

  get justEnded(): boolean {
    return performance.now() - this.ended < 50;
  }

  start(event: PointerEvent, letter: string, from: Square | null = null): void {
    if (event.button !== 0 || this.stop) return;
    const { clientX, clientY, pointerId } = event;
    const lift = event.pointerType === 'mouse' ? 0 : ABOVE_FINGER;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const far = Math.hypot(next.clientX - clientX, next.clientY - clientY) > SLACK;
      if (this.letter === null && !far) return;
      this.letter = letter;
      this.from = from;
      this.x = next.clientX;
      this.y = next.clientY - lift;
      this.over = squareUnder(this.x, this.y);
    };
    const end = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      if (this.letter !== null && next.type === 'pointerup') {
        this.ended = performance.now();
        this.ondrop(letter, from, this.over);
      }
      this.stop?.();
    };
    this.listen(move, end);
  }

  private listen(move: (event: PointerEvent) => void, end: (event: PointerEvent) => void): void {
    const listeners: [keyof WindowEventMap, EventListener][] = [
      ['pointermove', move as EventListener],
      ['pointerup', end as EventListener],
      ['pointercancel', end as EventListener],
    ];
    for (const [name, listener] of listeners) window.addEventListener(name, listener);
    this.stop = () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener);
      this.stop = null;
      this.letter = null;
      this.over = null;
      this.from = null;
    };
  }
}

function squareUnder(x: number, y: number): Square | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square]');
  return found?.dataset.square ? squareOf(found.dataset.square) : null;
}
