// Which introductions this device has seen, and which table is one to try a game at.
import { keep, keptValue } from '../app/kept';

const seen = (): string[] => {
  const known = keptValue<unknown>('introduced');
  return Array.isArray(known) ? known.map(String) : [];
};

export const wasSeen = (game: string): boolean => seen().includes(game);

export function saw(game: string): void {
  if (!wasSeen(game)) keep('introduced', JSON.stringify([...seen(), game]));
}

/** A table to try a game at, and the one from which somebody came. */
export interface Trying {
  table: string;
  back: string;
}

export function tryingAt(table: string): Trying | null {
  const trying = keptValue<Trying>('trying', 'session');
  return trying?.table === table ? trying : null;
}

export function tries(trying: Trying | null): void {
  keep('trying', trying && JSON.stringify(trying), 'session');
}
