// Names that this device remembers, the newest first.
import { keep, kept } from '../app/kept';

const MOST = 12;

export function knownNames(): string[] {
  try {
    const read: unknown = JSON.parse(kept('names') ?? '[]');
    return Array.isArray(read) ? read.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** The name that sat at the first person's seat last time, or ''. */
export function firstName(): string {
  return knownNames()[0] ?? '';
}

export function remember(names: readonly string[]): void {
  keep('names', JSON.stringify([...new Set([...names, ...knownNames()])].slice(0, MOST)));
}

export function forgetNames(): void {
  keep('names', null);
}
