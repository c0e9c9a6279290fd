// A team on several devices (GEN-09): what one arranges, the others see; everybody else sees a sign that
// stones are in hand. Nothing of it is kept.
import { untrack } from 'svelte';
import type { Arranging } from '../board/arranging.svelte';
import type { Tentative } from '../board/picture';
import type { TableSocket } from './socket.svelte';

// How much does a message hold? More stones than this nobody lays at once.
const LONGEST = 3_000;

export class Mates {
  /** What all of them have before them. */
  private shown = '[]';
  /** Did the others see the sign that stones are in hand? */
  private busy = false;

  /** `seat`: whose stones are handled here now; null: nobody's. */
  constructor(socket: TableSocket, seat: () => number | null, arranging: Arranging) {
    $effect(() => {
      const at = seat();
      const text = JSON.stringify(arranging.stones);
      if (at === null || text === this.shown || text.length > LONGEST) return;
      this.shown = text;
      if (untrack(() => socket.company?.mates.includes(at)))
        void socket.ask({ do: 'arrange', seat: at, action: text });
    });
    $effect(() => {
      const at = seat();
      const busy = arranging.stones.length > 0;
      if (at === null || busy === this.busy) return;
      this.busy = busy;
      if (untrack(() => socket.company)) void socket.ask({ do: 'busy', seat: at, aye: busy });
    });
    $effect(() => {
      const { arranged } = socket;
      if (!arranged || arranged.seat !== untrack(seat)) return;
      this.shown = arranged.stones;
      untrack(() => arranging.restore(stonesIn(arranged.stones)));
    });
  }
}

/** What a mate's page sent; what is no stone is left out where it is laid down. */
export function stonesIn(text: string): Tentative[] {
  try {
    const stones: unknown = JSON.parse(text);
    if (!Array.isArray(stones)) return [];
    return stones.filter((stone: Partial<Tentative> | null) => Array.isArray(stone?.square));
  } catch {
    return [];
  }
}
