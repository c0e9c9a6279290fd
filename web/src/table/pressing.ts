// Keys at a table: what each does with the stones in the making.
import type { BoardKey } from '../board/keys';
import type { Desk } from './desk.svelte';

export function press(desk: Desk, key: BoardKey): void {
  const { arranging } = desk;
  desk.showLast = false;
  if ((desk.handling || desk.picture.cards) && touched(desk, key)) return;
  switch (key.do) {
    case 'letters':
      for (const letter of key.letters) arranging.type(letter, { over: true });
      return;
    case 'turn':
      return arranging.turn();
    case 'back':
      return arranging.back();
    case 'remove':
      if (arranging.cursor) arranging.remove(arranging.cursor);
      return;
    case 'clear':
      return arranging.clear();
    case 'commit':
      if (arranging.hand && arranging.cursor) arranging.pick(arranging.cursor);
      else void desk.commit();
  }
}

/** Where no letters are typed, the space bar and Enter take and put. */
function touched({ arranging, handling }: Desk, key: BoardKey): boolean {
  const { stones, hand, cursor } = arranging;
  const full = Boolean(stones.length) && !hand && !handling?.wants(stones.length);
  if (key.do === 'letters') return true;
  if (key.do !== 'turn' && (key.do !== 'commit' || full)) return false;
  if (cursor) arranging.pick(cursor);
  return true;
}
