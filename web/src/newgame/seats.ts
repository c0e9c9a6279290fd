// Seats while they are being set up: what is typed, what is wrong with it, what goes to the server.
import type { Handicap, Level, Seat } from '../lib/wire';

/** The upper halves of these names, with a plus, are for those who know of them; ~ is how adaptiv goes on. */
export type Shown = Exclude<Level, `${string}+` | `~${string}`> | 'adaptiv';
/** A player of the host's own, from a file. */
export type Own = `own_${string}`;
export interface Draft {
  id: number;
  /** free: somebody comes by a link. */
  kind: 'person' | 'computer' | 'free';
  /** As typed: one name, or a team's names with commas. */
  text: string;
  level: Shown | Own;
  handicap: Handicap;
}
export interface Fault {
  key: 'new.error.twice' | 'new.error.long' | 'new.error.team';
  most?: number;
}

export const LEVELS: readonly Shown[] = ['leicht', 'mittel', 'stark', 'meister', 'adaptiv'];
/** own_rosa → rosa */
export const ownName = (level: string): string => level.replace(/^own_/, '');
const LONGEST_NAME = 24;
const LARGEST_TEAM = 6;
let drafted = 0;

export function draft(kind: Draft['kind'], text = '', level: Shown | Own = 'leicht'): Draft {
  drafted += 1;
  return { id: drafted, kind, text, level, handicap: {} };
}

/** namesIn('Anna, Bert ') → ['Anna', 'Bert'] */
export function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** What is wrong, by the draft's id; an empty name is fine, the seat's number stands in. */
export function faultsOf(drafts: readonly Draft[]): Map<number, Fault> {
  const faults = new Map<number, Fault>();
  const taken = new Set<string>();
  for (const { id, kind, text } of drafts) {
    if (kind !== 'person') continue;
    const names = namesIn(text);
    const folded = names.map((name) => name.toLocaleLowerCase('de'));
    if (names.length > LARGEST_TEAM) faults.set(id, { key: 'new.error.team', most: LARGEST_TEAM });
    else if (names.some((name) => name.length > LONGEST_NAME))
      faults.set(id, { key: 'new.error.long', most: LONGEST_NAME });
    else if (folded.some((name, n) => taken.has(name) || folded.indexOf(name) !== n))
      faults.set(id, { key: 'new.error.twice' });
    for (const name of folded) taken.add(name);
  }
  return faults;
}

/** A seat of a new table; only a computer has a level. */
type Taken = Pick<Seat, 'names'> & {
  kind: Draft['kind'];
  level?: Shown | Own;
  handicap?: Handicap;
};

/** The seats as the server wants them. `empty` names a seat without a name, `computer` the machines. */
export function seatsOf(
  drafts: readonly Draft[],
  empty: (n: number) => string,
  computer: string,
): Taken[] {
  const machines = drafts.filter((one) => one.kind === 'computer').length;
  let machine = 0;
  return drafts.map(({ kind, text, level }, n): Taken => {
    if (kind === 'person') {
      const names = namesIn(text);
      return { names: names.length ? names : [empty(n + 1)], kind };
    }
    if (kind === 'free') return { names: [], kind };
    machine += 1;
    return { names: [machines > 1 ? `${computer}\u00a0${machine}` : computer], kind, level };
  });
}
