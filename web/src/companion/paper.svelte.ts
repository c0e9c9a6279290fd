// The pad of one game on this device: every change is kept at once, and can be taken back.
import { keep, keptValue } from '../app/kept';
import { knownNames } from '../newgame/names';
import { blank, LONGEST_NAME, LONGEST_WORD, MOST_SEATS, newPad, type Entry, type Pad } from './pad';

const NAMES = 'companion.names';
// How far back can one go? A whole round of a large family.
const MOST_BACK = 50;
const USUAL_SEATS = 2;

export class Paper {
  pad = $state.raw<Pad>(newPad(['', '']));
  /** What can be taken back. */
  back = $state(0);

  private past: Pad[] = [];

  constructor(private readonly game: string) {
    this.pad = readPad(keptValue<unknown>(this.name)) ?? newPad(usualNames());
  }

  change(pad: Pad): void {
    this.past = [...this.past, this.pad].slice(-MOST_BACK);
    this.put(pad);
  }

  undo(): void {
    const before = this.past.pop();
    if (before) this.put(before);
  }

  /** A new sheet for the same people; it, too, can be taken back. */
  clear(): void {
    this.change(newPad(this.pad.names));
  }

  private put(pad: Pad): void {
    this.pad = pad;
    this.back = this.past.length;
    const unnamed = pad.names.every((name) => !name);
    keep(this.name, blank(pad) && unnamed ? null : JSON.stringify(pad));
    if (!unnamed) keep(NAMES, JSON.stringify(pad.names));
  }

  private get name(): string {
    return `companion.pad.${this.game}`;
  }
}

/** Those of the last pad; else whoever this device knows. */
function usualNames(): string[] {
  const last = strings(keptValue<unknown>(NAMES)).map(short).slice(0, MOST_SEATS);
  if (last.length) return last;
  const known = knownNames().slice(0, USUAL_SEATS);
  return [...known, ...Array<string>(USUAL_SEATS - known.length).fill('')];
}

/** What was kept as a pad; null if it is none, or one that a younger version wrote. */
export function readPad(kept: unknown): Pad | null {
  const { names, rows, ends, counts, tally } = (kept ?? {}) as Partial<Record<keyof Pad, unknown>>;
  const seats = strings(names).map(short).slice(0, MOST_SEATS);
  if (!seats.length || !Array.isArray(rows)) return null;
  return {
    names: seats,
    rows: rows.filter(Array.isArray).map((cells) => seats.map((_, at) => entryOf(cells[at]))),
    ends: seats.map((_, at) => entryOf(Array.isArray(ends) ? ends[at] : null) ?? {}),
    counts: seats.map((_, at) => whole(Array.isArray(counts) ? counts[at] : 0)),
    tally: whole(tally),
  };
}

const strings = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
const short = (name: string): string => name.slice(0, LONGEST_NAME);
const whole = (count: unknown): number =>
  Number.isInteger(count) && (count as number) > 0 ? (count as number) : 0;

function entryOf(kept: unknown): Entry | null {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
  const parts = Object.entries(kept).flatMap(([id, value]): [string, number | string][] => {
    if (typeof value === 'string') return [[id, value.slice(0, LONGEST_WORD)]];
    return typeof value === 'number' && Number.isFinite(value) ? [[id, value]] : [];
  });
  return Object.fromEntries(parts);
}
