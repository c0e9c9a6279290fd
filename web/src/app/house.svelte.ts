// What holds for the whole house (GET /api/house): what the keeper announces, and what this device may.
import type { Announcement, House } from '../lib/wire';
import { asked } from './http';
import { keep, kept } from './kept';

// How often does a page ask again that no table tells of it? With a click, and not more than once a minute.
const PAUSE_MILLIS = 60_000;
const DISMISSED = 'announcement';

class Told {
  house = $state.raw<House | null>(null);
  announcement = $state.raw<Announcement | null>(null);
  dismissed = $state(Number(kept(DISMISSED) ?? 0));
  asked = -PAUSE_MILLIS;
  end: ReturnType<typeof setTimeout> | undefined;
}
const told = new Told();

/** Asks unless it was asked a moment ago. */
export async function loadHouse(now = false): Promise<void> {
  if (!now && performance.now() < told.asked + PAUSE_MILLIS) return;
  told.asked = performance.now();
  const reply = await asked<House>('/api/house');
  if (!reply.ok) return;
  told.house = reply.value;
  announced(reply.value.announcement ?? null);
}

export const house = (): House | null => told.house;

/** The keeper says something, or takes it back; it ends by itself. */
export function announced(said: Announcement | null): void {
  clearTimeout(told.end);
  told.announcement = said;
  const left = said?.until ? said.until - Date.now() : null;
  // A clock that is wrong by hours does not hide it; then the next answer of the server does.
  if (left !== null && left > 0 && left < 2 ** 31)
    told.end = setTimeout(() => announced(null), left);
}

/** What has to be shown; null: nothing, or it was put away. */
export const announcement = (): Announcement | null =>
  told.announcement && told.announcement.number > told.dismissed ? told.announcement : null;

export function dismiss(said: Announcement): void {
  told.dismissed = said.number;
  keep(DISMISSED, String(said.number));
}
