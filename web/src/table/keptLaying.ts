// Stones in the making outlive a reload, as long as nothing happens at the table.
import type { Tentative } from '../board/picture';
import { keep, keptValue } from '../app/kept';

export function keptLaying(table: string, seq: number): readonly Tentative[] {
  const laying = keptValue<{ seq: number; stones: Tentative[] }>(`laying.${table}`, 'session');
  return laying?.seq === seq ? laying.stones : [];
}

export function keepLaying(table: string, seq: number, stones: readonly Tentative[]): void {
  keep(`laying.${table}`, stones.length ? JSON.stringify({ seq, stones }) : null, 'session');
}
