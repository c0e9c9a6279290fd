// The days over HTTP (docs/daily.md). Two weeks come at once; the page's worker keeps them.
import { asked, json, part, type Reply } from '../app/http';
import type { Checked, Daily, Day, Revealed, Square, TrayWords } from '../lib/wire';
import type { Entry } from '../puzzle/puzzles';

/** A day, and what is needed to play it. */
export interface Known {
  daily: Daily;
  day: Day;
}
/** Which day is wanted is not here, but these are. */
export interface Others {
  near: string | null;
}

const address = (day: string, what = ''): string => `/api/daily/${part(day)}${what}`;
const sent = (content: unknown): RequestInit => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify(content),
});

/** The day, from the two weeks around the server's or by itself; else one that is near. */
export async function fetchDay(name: string): Promise<Reply<Known> & Others> {
  const weeks = await asked<Daily>('/api/daily');
  const here = weeks.ok ? known(weeks.value, name) : null;
  if (here) return { ok: true, value: here, near: null };
  const near = weeks.ok ? (weeks.value.days[1]?.day ?? null) : null;
  const alone = await asked<Daily>(address(name));
  if (!alone.ok) return { ok: false, problem: alone.problem, near };
  const found = known(alone.value, name);
  return found
    ? { ok: true, value: found, near }
    : { ok: false, problem: { status: 404, de: '', en: '' }, near };
}

export const trayWords = (day: string): Promise<Reply<TrayWords>> => asked(address(day, '/words'));
export const checkDaily = (day: string, letters: Entry[]): Promise<Reply<Checked>> =>
  asked(address(day, '/check'), sent({ letters }));
export const revealDaily = (day: string, squares: Square[]): Promise<Reply<Revealed>> =>
  asked(address(day, '/reveal'), sent({ squares }));

function known(daily: Daily, name: string): Known | null {
  const day = daily.days.find((one) => one.day === name);
  return day ? { daily, day } : null;
}
