// How much time is left, as one would say it: timeLeft(…) → 'noch 2 Tage', byWhen(…) → 'bis Mittwoch, 18:30'.
import type { Language } from '../app/language.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeLeft(until: Date, now: Date, lang: Language): string {
  const left = until.getTime() - now.getTime();
  const de = lang === 'de';
  if (left <= 0) return de ? 'die Zeit ist um' : 'time is up';
  // As people say it: almost three days are three; until when exactly stands beside it.
  const [days, hours] = [Math.round(left / DAY), Math.round(left / HOUR)];
  const [n, one, many] =
    hours >= 48
      ? [days, '', de ? 'Tage' : 'days']
      : hours >= 2
        ? [hours, '', de ? 'Stunden' : 'hours']
        : [Math.ceil(left / MINUTE), de ? 'Minute' : 'minute', de ? 'Minuten' : 'minutes'];
  const unit = n === 1 ? one : many;
  return de ? `noch ${n} ${unit}` : `${n} ${unit} left`;
}

export function byWhen(until: Date, now: Date, lang: Language): string {
  const near = until.getTime() - now.getTime() < 6 * DAY;
  const day = new Intl.DateTimeFormat(
    lang === 'de' ? 'de' : 'en-GB',
    near ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
  ).format(until);
  const time = new Intl.DateTimeFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(until);
  if (lang === 'de') return near ? `bis ${day}, ${time}` : `bis zum ${day}`;
  return near ? `until ${day}, ${time}` : `until ${day}`;
}
