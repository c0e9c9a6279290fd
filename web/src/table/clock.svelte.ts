// A clock that runs down: seconds left, how full the glass is, and when to say it aloud.
import { t } from '../app/language.svelte';
import type { Deadline } from '../lib/wire';

/** When is the time said aloud? (look: at 60, 30 and 10 seconds only) */
export const SPOKEN_SECONDS = [60, 30, 10];

export class Clock {
  seconds = $state<number | null>(null);
  /** 1 is full, 0 is empty. */
  share = $state(1);

  private ends = 0;
  private whole = 0;
  private name = '';
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly speak: (seconds: number) => void) {}

  /** A deadline as it arrived with a frame. */
  set(deadline: Deadline | null, arrived: number, whole: number | null): void {
    clearInterval(this.timer);
    if (!deadline) {
      this.seconds = null;
      this.name = '';
      return;
    }
    const name = `${deadline.name} ${deadline.at}`;
    this.whole = Math.max(whole ?? 0, deadline.left, name === this.name ? this.whole : 0);
    this.name = name;
    this.ends = arrived + deadline.left;
    this.seconds = null;
    this.tick();
    if (deadline.running === false) return;
    this.timer = setInterval(() => this.tick(), 250);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    const left = Math.max(0, this.ends - performance.now());
    const seconds = Math.ceil(left / 1000);
    const before = this.seconds;
    if (seconds === before) return;
    this.seconds = seconds;
    this.share = this.whole > 0 ? Math.min(1, (seconds * 1000) / this.whole) : 1;
    const passed = SPOKEN_SECONDS.find(
      (mark) => before !== null && before > mark && seconds <= mark,
    );
    if (passed !== undefined) this.speak(passed);
  }
}

const HOUR = 3600;
const DAY = 24 * HOUR;
// Until when are minutes counted? A whole game may have two hours.
const LONG = 3 * HOUR;

/** 84 → '1:24'; what takes days is told in days and hours, as people say it: almost three are three. */
export function clockFace(seconds: number): string {
  const hours = Math.round(seconds / HOUR);
  if (hours >= 48) return t('clock.face.days', { n: Math.round(seconds / DAY) });
  if (seconds > LONG) return t('clock.face.hours', { n: hours });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same, to be said aloud. */
export function clockSpoken(seconds: number): string {
  if (seconds > LONG) return clockFace(seconds);
  const m = Math.floor(seconds / 60);
  const s = seconds % 60;
  return m ? t('clock.minutes', { m, s }) : t('clock.seconds', { s });
}
