// The sand-glass: it runs to a moment of the wall clock, so a sleeping phone or a new page lose nothing.
import { keep, keptValue } from '../app/kept';
import { SPOKEN_SECONDS } from '../table/clock.svelte';

const KEPT = 'companion.glass';
export const LONGEST_SECONDS = 3 * 3600;
export const SHORTEST_SECONDS = 5;

interface KeptGlass {
  /** Its whole time, in milliseconds. */
  whole: number;
  left: number;
  /** When it is empty; null: it lies on its side. */
  endsAt: number | null;
}

export class Glass {
  /** Seconds when it is turned. */
  whole = $state(180);
  /** Seconds left, the last one counted to its end. */
  left = $state(180);
  running = $state(false);
  /** The sand has run through. */
  empty = $state(false);
  /** Nothing was kept: it has not been turned on this device yet. */
  fresh = true;

  private millis = 180_000;
  private endsAt: number | null = null;

  constructor(
    private readonly onend: () => void = () => undefined,
    private readonly speak: (seconds: number) => void = () => undefined,
    private readonly now: () => number = Date.now,
  ) {
    const kept = keptValue<Partial<KeptGlass>>(KEPT);
    if (!kept || !sound(kept.whole) || !sound(kept.left)) return;
    this.fresh = false;
    this.whole = Math.round(kept.whole / 1000);
    this.millis = Math.min(kept.left, kept.whole);
    this.endsAt = typeof kept.endsAt === 'number' ? kept.endsAt : null;
    this.running = this.endsAt !== null;
    this.empty = !this.running && this.millis === 0;
    this.tick();
  }

  /** A full glass of so many seconds, lying on its side. */
  set(seconds: number): void {
    this.whole = Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, Math.round(seconds)));
    this.reset();
  }

  /** Another game has another glass, unless this one is in use. */
  fit(seconds: number): void {
    const used = this.running || (!this.empty && this.left < this.whole);
    if (!used) this.set(seconds);
  }

  start(): void {
    if (this.empty) this.reset();
    if (this.running) return;
    this.endsAt = this.now() + this.millis;
    this.running = true;
    this.keep();
  }

  pause(): void {
    this.tick();
    if (!this.running) return;
    this.running = false;
    this.endsAt = null;
    this.keep();
  }

  reset(): void {
    this.running = false;
    this.empty = false;
    this.endsAt = null;
    this.millis = this.whole * 1000;
    this.left = this.whole;
    this.keep();
  }

  /** Looks at the wall clock; as often as one likes. */
  tick(): void {
    if (this.endsAt !== null) {
      // A wall clock that was put back must not fill the glass again.
      this.millis = Math.min(this.whole * 1000, Math.max(0, this.endsAt - this.now()));
    }
    const before = this.left;
    this.left = Math.ceil(this.millis / 1000);
    if (this.running && this.millis === 0) this.end();
    else if (this.running) this.say(before);
  }

  private say(before: number): void {
    const passed = SPOKEN_SECONDS.find((mark) => before > mark && this.left <= mark);
    if (passed !== undefined) this.speak(passed);
  }

  private end(): void {
    this.running = false;
    this.empty = true;
    this.endsAt = null;
    this.keep();
    this.onend();
  }

  private keep(): void {
    const { millis, endsAt } = this;
    const kept: KeptGlass = { whole: this.whole * 1000, left: millis, endsAt };
    keep(KEPT, JSON.stringify(kept));
  }
}

const sound = (millis: unknown): millis is number =>
  typeof millis === 'number' && millis >= 0 && millis <= LONGEST_SECONDS * 1000;
