// What was played on which day. It stays on this device, and can be cleared there.
import { keep, keptValue } from '../app/kept';
import { isDay, moved } from './calendar';

/** What somebody found in the tray of a day. */
export interface Found {
  /** Empty: whoever this device belongs to. */
  name: string;
  points: number;
  count: number;
  longest: string;
  /** Gone after some weeks. */
  words?: string[];
  refused?: string[];
}

export interface Solved {
  seconds: number;
  /** Letters that were shown. */
  shown: number;
  /** All of them were: then it was no solving. */
  given?: boolean;
}

export interface Entry {
  tray?: Found;
  others?: Found[];
  crossword?: Solved;
  /** Begun on the day itself? */
  late?: boolean;
}
export type Diary = Record<string, Entry>;

const NAME = 'daily.diary';
// For how long does the device keep which words they were? Figures stay.
const WORDS_DAYS = 60;

/** What cannot be read any more is left out. */
export function diary(): Diary {
  const kept = keptValue<Diary>(NAME);
  if (!kept || typeof kept !== 'object') return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([day, entry]) => isDay(day) && entry && typeof entry === 'object'),
  );
}

/** Writes into a day; what was there before stays where nothing new is said. */
export function enter(day: string, today: string, news: Partial<Entry>): Diary {
  const all = diary();
  const before = all[day];
  const late = before ? before.late : day !== today;
  all[day] = { ...before, ...news, ...(late && { late }) };
  const oldest = moved(today, -WORDS_DAYS);
  for (const old of Object.keys(all)) if (old < oldest) all[old] = shortened(all[old] ?? {}, old);
  keep(NAME, JSON.stringify(all));
  return all;
}

/** The days on which something was played that counts, on the day itself. */
export const daysPlayed = (all: Diary): Set<string> =>
  new Set(
    Object.keys(all).filter((day) => {
      const { tray, crossword, late } = all[day] ?? {};
      return !late && (tray || (crossword && !crossword.given));
    }),
  );

export interface Numbers {
  games: number;
  /** Played in this month, and how many days it has had. */
  days: number;
  of: number;
  longest: string;
}

export function numbers(all: Diary, today: string): Numbers {
  const entries = Object.values(all);
  const trays = entries.flatMap(({ tray }) => (tray ? [tray] : []));
  const solved = entries.filter(({ crossword }) => crossword && !crossword.given);
  const month = [...daysPlayed(all)].filter((day) => day.slice(0, 7) === today.slice(0, 7));
  const longest = trays.map((tray) => tray.longest).sort((a, b) => b.length - a.length)[0] ?? '';
  return {
    games: trays.length + solved.length,
    days: month.length,
    of: Number(today.slice(8)),
    longest,
  };
}

/** The points of the days before, the youngest first. */
export const pointsBefore = (all: Diary, day: string): number[] =>
  Object.keys(all)
    .filter((one) => one < day && all[one]?.tray)
    .sort()
    .reverse()
    .map((one) => all[one]?.tray?.points ?? 0);

/** Figures and results go; letters in a crossword that is open and the list of kept words stay. */
export function clear(): void {
  keep(NAME, null);
}

function shortened(entry: Entry, day: string): Entry {
  for (const name of [`solve.daily.${day}`, `daily.playing.${day}`]) keep(name, null);
  const { tray, others, ...rest } = entry;
  return {
    ...rest,
    ...(tray && { tray: figures(tray) }),
    ...(others && { others: others.map(figures) }),
  };
}

const figures = ({ words: _words, refused: _refused, ...rest }: Found): Found => rest;
