// Who sat at the last table of a game, so that the next one is laid quickly.
import { keep, kept } from '../app/kept';
import type { GameFacts } from '../lib/wire';
import { knownNames } from './names';
import { draft, LEVELS, type Draft } from './seats';

/** The drafts to begin with: the last line-up, or two people. With `people` nobody is a computer. */
export function lineupFor(game: GameFacts, people: boolean): Draft[] {
  const [least, most] = game.seats;
  const last = read(game.id).slice(0, most);
  const known = knownNames();
  const usual = last.length
    ? last
    : known.slice(0, Math.max(least, 2)).map((name) => draft('person', name));
  const seats = people ? usual.filter((seat) => seat.kind === 'person') : usual;
  while (seats.length < Math.max(least, Math.min(2, most))) {
    const used = new Set(seats.map((seat) => seat.text));
    seats.push(draft('person', known.find((name) => !used.has(name)) ?? ''));
  }
  return seats;
}

export function keepLineup(game: string, seats: readonly Draft[]): void {
  keep(
    `lineup.${game}`,
    JSON.stringify(seats.map(({ kind, text, level }) => ({ kind, text, level }))),
  );
}

function read(game: string): Draft[] {
  try {
    const seats: unknown = JSON.parse(kept(`lineup.${game}`) ?? '[]');
    return Array.isArray(seats) ? seats.flatMap(drafted) : [];
  } catch {
    return [];
  }
}

function drafted(seat: Partial<Draft> | null): Draft[] {
  if (!seat?.kind || !['person', 'computer', 'free'].includes(seat.kind)) return [];
  const level = LEVELS.find((one) => one === seat.level);
  return [draft(seat.kind, typeof seat.text === 'string' ? seat.text : '', level)];
}
