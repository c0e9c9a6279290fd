// How long ago, as one would say it: since('2026-11-14T19:30', now, 'de') → 'seit gestern Abend'.
import type { Language } from '../app/language.svelte';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const partsOfDay: [number, string, string][] = [
  [5, 'Nacht', 'night'],
  [11, 'Morgen', 'morning'],
  [14, 'Mittag', 'noon'],
  [18, 'Nachmittag', 'afternoon'],
  [24, 'Abend', 'evening'],
];

export function since(then: Date, now: Date, lang: Language): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / MINUTE);
  const de = lang === 'de';
  if (Number.isNaN(minutes)) return de ? 'seit einiger Zeit' : 'for some time';
  if (minutes < 1) return de ? 'seit eben' : 'just now';
  if (minutes < 60)
    return de
      ? `seit ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`
      : `for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days === 0) return `${de ? 'seit' : 'since'} ${clock(then, lang)}`;
  if (days === 1) return yesterday(then, lang);
  if (days < 7)
    return `${de ? 'seit' : 'since'} ${new Intl.DateTimeFormat(lang, { weekday: 'long' }).format(then)}`;
  const date = new Intl.DateTimeFormat(lang === 'de' ? 'de' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    ...(then.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(then);
  return de ? `seit dem ${date}` : `since ${date}`;
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}

function clock(then: Date, lang: Language): string {
  const time = new Intl.DateTimeFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(then);
  return lang === 'de' ? `${time} Uhr` : time;
}

function yesterday(then: Date, lang: Language): string {
  const [, german, english] = partsOfDay.find(([until]) => then.getHours() < until) ?? [
    24,
    'Abend',
    'evening',
  ];
  return lang === 'de' ? `seit gestern ${german}` : `since yesterday ${english}`;
}
