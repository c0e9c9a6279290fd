// What the device remembers. A browser that forbids it still plays, it only forgets.

export function kept(name: string, store: 'local' | 'session' = 'local'): string | null {
  try {
    return shelf(store).getItem(`setzkasten.${name}`);
  } catch {
    return null;
  }
}

/** A value that was kept as JSON; null where there is none or it cannot be read any more. */
export function keptValue<T>(name: string, store: 'local' | 'session' = 'local'): T | null {
  try {
    return JSON.parse(kept(name, store) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keep(
  name: string,
  value: string | null,
  store: 'local' | 'session' = 'local',
): void {
  try {
    if (value === null) shelf(store).removeItem(`setzkasten.${name}`);
    else shelf(store).setItem(`setzkasten.${name}`, value);
  } catch {
    return;
  }
}

/** Nothing of ours stays on the device. */
export function forget(): void {
  for (const store of ['local', 'session'] as const) {
    try {
      const names = Object.keys(shelf(store)).filter((name) => name.startsWith('setzkasten.'));
      for (const name of names) shelf(store).removeItem(name);
    } catch {
      continue;
    }
  }
}

function shelf(store: 'local' | 'session'): Storage {
  return store === 'local' ? localStorage : sessionStorage;
}
