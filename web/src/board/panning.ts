// Moving what a pane shows by dragging with the mouse; fingers scroll by themselves.

// How far must a pointer go before a click becomes a drag? As with stones.
const SLACK = 6;

export class Panning {
  /** The click that ends a drag picks nothing. */
  private ended = -Infinity;

  get justEnded(): boolean {
    return performance.now() - this.ended < 50;
  }

  start(event: PointerEvent): void {
    const pane = event.currentTarget as HTMLElement;
    const onStone = (event.target as Element).closest('.tent, .lifts');
    if (event.pointerType !== 'mouse' || event.button !== 0 || onStone) return;
    const { clientX, clientY } = event;
    const { scrollLeft, scrollTop } = pane;
    let moving = false;
    const move = (next: PointerEvent): void => {
      const [x, y] = [next.clientX - clientX, next.clientY - clientY];
      moving ||= Math.hypot(x, y) > SLACK;
      if (!moving) return;
      pane.classList.add('moving');
      pane.scrollTo(scrollLeft - x, scrollTop - y);
    };
    const end = (): void => {
      if (moving) this.ended = performance.now();
      pane.classList.remove('moving');
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }
}
