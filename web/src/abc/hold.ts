// The page holds on to its place in the history: the browser's way back leads to the gate, not out.
import { addressOf } from '../app/router';

const HERE = addressOf({ page: 'abc' });
const SHELF = addressOf({ page: 'shelf' });

interface Held {
  abc: true;
}

export class Hold {
  private leaving = false;

  constructor(private readonly onback: () => void) {
    this.keep();
    window.addEventListener('popstate', this.came);
    // Browsers pass over places that were added before anybody touched the page.
    window.addEventListener('pointerdown', this.keep);
    window.addEventListener('keydown', this.keep);
  }

  stop(): void {
    window.removeEventListener('popstate', this.came);
    window.removeEventListener('pointerdown', this.keep);
    window.removeEventListener('keydown', this.keep);
  }

  /** A grown-up goes: back over the place that was held, and from there to the shelf. */
  leave(): void {
    this.leaving = true;
    if (held()) history.back();
    else location.replace(SHELF);
  }

  private readonly keep = (): void => {
    const place: Held = { abc: true };
    if (!held() && !this.leaving) history.pushState(place, '', HERE);
  };

  private readonly came = (): void => {
    if (this.leaving) {
      if (location.hash === HERE) location.replace(SHELF);
      return;
    }
    if (held()) return;
    this.keep();
    this.onback();
  };
}

const held = (): boolean => Boolean((history.state as Held | null)?.abc);
