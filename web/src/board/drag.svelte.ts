// A stone on its way by mouse, pen or finger. Squares are found by their data-square under the stone.
import type { Square } from '../lib/wire';
import type { Face } from './picture';
import { squareOf } from './squares';

// How far must a pointer go before a tap becomes a drag? More than a trembling hand, less than a square.
const SLACK = 6;
// A finger hides what it holds: the stone rides this far above it.
const ABOVE_FINGER = 34;

/** What is being carried: the id of a piece, and how it looks on the way. */
export interface Load {
  id: string;
  face: Face;
}

/** Where it was let go: on a square, on a place of the hand, or beside both. */
export interface Landing {
  square: Square | null;
  slot: string | null;
}

export class Drag {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state.raw<Square | null>(null);
  /** The place of the hand under the stone. */
  slot = $state<string | null>(null);
  from = $state.raw<Square | null>(null);
  /** The click that ends a drag is not a tap. */
  private ended = -Infinity;
  private stop: (() => void) | null = null;

  constructor(private readonly ondrop: (id: string, from: Square | null, to: Landing) => void) {}

  get justEnded(): boolean {
    return performance.now() - this.ended < 50;
  }

  start(event: PointerEvent, load: Load, from: Square | null = null): void {
    if (event.button !== 0 || this.stop) return;
    const { clientX, clientY, pointerId } = event;
    const lift = event.pointerType === 'mouse' ? 0 : ABOVE_FINGER;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const far = Math.hypot(next.clientX - clientX, next.clientY - clientY) > SLACK;
      if (this.load === null && !far) return;
      this.load = load;
      this.from = from;
      this.x = next.clientX;
      this.y = next.clientY - lift;
      const under = document.elementFromPoint(this.x, this.y);
      this.over = squareAt(under);
      this.slot = under?.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? null;
    };
    const end = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      if (this.load !== null && next.type === 'pointerup') {
        this.ended = performance.now();
        this.ondrop(load.id, from, { square: this.over, slot: this.slot });
      }
      this.stop?.();
    };
    /** A second finger means the board, not the stone. */
    const second = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) this.stop?.();
    };
    this.listen(move, end, second);
  }

  private listen(
    move: (event: PointerEvent) => void,
    end: (event: PointerEvent) => void,
    second: (event: PointerEvent) => void,
  ): void {
    const listeners: [keyof WindowEventMap, EventListener][] = [
      ['pointermove', move as EventListener],
      ['pointerup', end as EventListener],
      ['pointercancel', end as EventListener],
      ['pointerdown', second as EventListener],
    ];
    for (const [name, listener] of listeners) window.addEventListener(name, listener);
    this.stop = () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener);
      this.stop = null;
      this.load = null;
      this.over = null;
      this.slot = null;
      this.from = null;
    };
  }
}

function squareAt(under: Element | null): Square | null {
  const found = under?.closest<HTMLElement>('[data-square]');
  return found?.dataset.square ? squareOf(found.dataset.square) : null;
}
