// Keys on the board, as what they mean: arrows move, letters lay, space turns, Backspace takes
// back, Enter commits, Escape clears.

export type BoardKey =
  | { do: 'move'; down: boolean; by: number; far: boolean }
  | { do: 'letters'; letters: string }
  | { do: 'turn' | 'back' | 'remove' | 'commit' | 'clear' };

const arrows: Record<string, { down: boolean; by: number }> = {
  ArrowLeft: { down: false, by: -1 },
  ArrowRight: { down: false, by: 1 },
  ArrowUp: { down: true, by: -1 },
  ArrowDown: { down: true, by: 1 },
};
const named: Record<string, BoardKey> = {
  ' ': { do: 'turn' },
  Backspace: { do: 'back' },
  Delete: { do: 'remove' },
  Enter: { do: 'commit' },
  Escape: { do: 'clear' },
  Home: { do: 'move', down: false, by: -1, far: true },
  End: { do: 'move', down: false, by: 1, far: true },
  PageUp: { do: 'move', down: true, by: -1, far: true },
  PageDown: { do: 'move', down: true, by: 1, far: true },
};
// Stones have no umlauts: Ä is laid as A and E (GEN-08).
const spelled: Record<string, string> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ß: 'SS', ẞ: 'SS' };

export function boardKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>,
): BoardKey | null {
  if (event.metaKey || event.altKey || event.isComposing) return null;
  const arrow = arrows[event.key];
  if (arrow) return { do: 'move', ...arrow, far: event.ctrlKey };
  if (event.ctrlKey) return null;
  if (named[event.key]) return named[event.key] ?? null;
  const letters = lettersFor(event.key);
  return letters ? { do: 'letters', letters } : null;
}

function lettersFor(key: string): string | null {
  if (spelled[key]) return spelled[key] ?? null;
  const upper = key.toUpperCase();
  if (spelled[upper]) return spelled[upper] ?? null;
  return /^[A-Z]$/.test(upper) ? upper : null;
}
