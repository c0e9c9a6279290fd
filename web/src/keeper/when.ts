// A moment of the world as the keeper reads it: when(1794948000000, 'de') → '18. Nov., 20:14'.
import type { Language } from '../app/language.svelte';

export const when = (millis: number, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'de' ? 'de' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(millis);

export const day = (millis: number, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'de' ? 'de' : 'en-GB', {
    day: 'numeric',
    month: 'long',
  }).format(millis);
