// What lies on this device: puzzles, games and rules that the worker kept.
import { ANSWERS } from '../app/answers';
import type { Gift, Replay } from '../lib/wire';

export interface Here {
  rules: string[];
  puzzles: { id: string; title: string }[];
  replays: { id: string; game: string; names: string[] }[];
}

export const canKeep = (): boolean => 'caches' in window && 'serviceWorker' in navigator;

/** The youngest first. */
export async function whatIsHere(): Promise<Here> {
  const here: Here = { rules: [], puzzles: [], replays: [] };
  if (!canKeep()) return here;
  const cache = await caches.open(ANSWERS);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const [, , kind, id = '', what] = pathname.split('/').map(decodeURIComponent);
    if (kind === 'rules' && !here.rules.includes(id)) here.rules.push(id);
    if (kind !== 'gifts' && (what !== 'replay' || search)) continue;
    const told: unknown = await (await cache.match(request))?.json().catch(() => null);
    if (told && kind === 'gifts') here.puzzles.unshift({ id, title: (told as Gift).title });
    else if (told) here.replays.unshift({ id, ...played(told as Replay) });
  }
  return here;
}

const played = ({ game, seats }: Replay): { game: string; names: string[] } => ({
  game,
  names: seats.flatMap(({ names }) => names),
});

/** Keeps an answer of which the worker did not know, since it came before it did. */
export async function keepAnswer(address: string): Promise<void> {
  if (!canKeep()) return;
  const cache = await caches.open(ANSWERS).catch(() => null);
  if (cache && !(await cache.match(address))) await cache.add(address).catch(() => undefined);
}

/** Nothing of what was looked at stays on this device. */
export const forgetAnswers = async (): Promise<void> =>
  void (canKeep() && (await caches.delete(ANSWERS)));
