// Which keys do what, and on which page.
import type { Route } from '../app/router';
import type { KeyWord } from './words';

export interface KeyList {
  head: KeyWord;
  keys: readonly (readonly [key: KeyWord, does: KeyWord])[];
}

const everywhere: KeyList = {
  head: 'keys.everywhere',
  keys: [
    ['key.tab', 'keys.tab'],
    ['key.escape', 'keys.leave'],
    ['key.mark', 'keys.mark'],
  ],
};
const table: KeyList = {
  head: 'keys.table',
  keys: [
    ['key.arrows', 'keys.move'],
    ['key.ends', 'keys.far'],
    ['key.letters', 'keys.write'],
    ['key.space', 'keys.turn'],
    ['key.back', 'keys.back'],
    ['key.delete', 'keys.remove'],
    ['key.enter', 'keys.commit'],
    ['key.escape', 'keys.clear'],
    ['key.plus.minus', 'keys.zoom'],
  ],
};
const puzzle: KeyList = {
  head: 'keys.puzzle',
  keys: [
    ['key.arrows', 'keys.move'],
    ['key.letters', 'keys.write'],
    ['key.space', 'keys.direction'],
    ['key.enter', 'keys.next'],
    ['key.back', 'keys.back'],
    ['key.delete', 'keys.remove'],
    ['key.point', 'keys.pencil'],
  ],
};
const workshop: KeyList = {
  head: 'keys.workshop',
  keys: [
    ['key.arrows', 'keys.move'],
    ['key.shift.arrows', 'keys.corner'],
    ['key.space', 'keys.pick'],
  ],
};
const replay: KeyList = {
  head: 'keys.replay',
  keys: [
    ['key.arrows', 'keys.walk'],
    ['key.home.end', 'keys.walk.ends'],
  ],
};

const lists: Partial<Record<Route['page'], KeyList>> = {
  table,
  solve: puzzle,
  sheet: puzzle,
  class: puzzle,
  workshop,
  replay,
};

/** Those of the page first. */
export function keyLists(page: Route['page']): KeyList[] {
  const own = lists[page];
  return own ? [own, everywhere] : [everywhere, table, puzzle];
}
