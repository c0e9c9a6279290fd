// Under which heading of the rules a clause stands: a link says that, not a number alone. The rules are
// read while one plays, for a refusal is read aloud at once and must not change while it is.
import { rules } from '../app/http';
import type { Language } from '../app/language.svelte';

/** Clauses to headings. */
export type Places = ReadonlyMap<string, string>;

const NONE: Places = new Map();
const known = new Map<string, Places>();

/** What is known by now. */
export const placesNow = (game: string, language: Language): Places =>
  known.get(`${game} ${language}`) ?? NONE;

/** Reads them once for each game and language; without an answer the next one asks again. */
export async function learnPlaces(game: string, language: Language): Promise<void> {
  const key = `${game} ${language}`;
  if (known.has(key)) return;
  known.set(key, NONE);
  const reply = await rules(game, language);
  if (reply.ok) known.set(key, placesIn(reply.value.html));
  else known.delete(key);
}

export function placesIn(html: string): Places {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const places = new Map<string, string>();
  let heading = '';
  for (const part of page.querySelectorAll('h2, [id]')) {
    if (part.tagName === 'H2') heading = part.textContent?.trim() ?? '';
    else if (heading) places.set(part.id, heading);
  }
  return places;
}
