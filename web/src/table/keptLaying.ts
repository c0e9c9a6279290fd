// Stones in the making outlive a reload, as long as nothing happens at the table.
import { keep, keptValue } from '../app/kept';
import type { Tentative } from '../board/picture';

interface Laying {
  seq: number;
  stones: Tentative[];
}

export class KeptLaying {
  private readonly name: string;
  /** Nothing is kept before what was kept has been put down again. */
  private recalled = false;

  constructor(table: string) {
    this.name = `laying.${table}`;
  }

  /** Once: the stones of before, when nothing has happened since. */
  recall(seq: number, restore: (stones: readonly Tentative[]) => void): void {
    if (this.recalled) return;
    this.recalled = true;
    const laying = keptValue<Laying>(this.name, 'session');
    restore(laying?.seq === seq ? laying.stones : []);
  }

  keep(seq: number, stones: readonly Tentative[]): void {
    if (!this.recalled) return;
    keep(this.name, stones.length ? JSON.stringify({ seq, stones }) : null, 'session');
  }
}
