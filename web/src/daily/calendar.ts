// Days by name: '2026-11-18'. The device says which one it is.
import { language } from '../app/language.svelte';

const MILLIS = 24 * 3600 * 1000;
const NAMED = /^\d{4}-\d{2}-\d{2}$/;

/** The day on this device's calendar. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0'));
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

export const today = (): string => dayOf(new Date());

/** Is it the name of a day that there is? */
export function isDay(name: string): boolean {
  const at = noon(name);
  return NAMED.test(name) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(name);
}

export const moved = (day: string, by: number): string =>
  new Date(noon(day).getTime() + by * MILLIS).toISOString().slice(0, 10);

/** From Monday to Sunday. */
export function weekOf(day: string): string[] {
  const since = (noon(day).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => moved(day, at - since));
}

/** 'Mo' */
export const weekday = (day: string): string => told(day, { weekday: 'short' });
/** '15. November' */
export const dated = (day: string): string => told(day, { day: 'numeric', month: 'long' });
/** 'November' */
export const month = (day: string): string => told(day, { month: 'long' });

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const told = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language() === 'de' ? 'de-DE' : 'en-GB', {
    ...how,
    timeZone: 'UTC',
  }).format(noon(day));
