// The table of the Typ-Dom games: without an edge, its squares by row and column, its stones and
// free jollies.
import { around } from '../../board/extent';
import type { Writing } from '../../board/laying';
import type { Extent, Ground, Picture } from '../../board/picture';
import { keyOf } from '../../board/squares';
import type { Square } from '../../lib/wire';
import type { SignTold } from '../../table/look';
import { jollyFace, plainFace } from './stones';
import { t } from './words';

export interface Lying {
  square: Square;
  letter: string;
  jolly: boolean;
  robbable: boolean;
}

// How many free rows are always round the stones?
const FREE = 3;
const EMPTY: Extent = { top: -3, left: -4, rows: 7, cols: 9 };

const number = (n: number): string => (n < 0 ? t('open.minus', { n: -n }) : String(n));

export const placeOf = ([row, col]: Square): string =>
  t('open.place', { row: number(row), col: number(col) });

/** How stones are written: a jolly as a small letter. */
export const writing: Writing = {
  nameOf: keyOf,
  signOf: ({ letter, star }) => (star ? letter.toLowerCase() : letter),
};

type Stone = Omit<Lying, 'robbable'>;

export function stonesOf(stones: readonly Stone[], points = false): Picture['stones'] {
  return stones.map(({ square, letter, jolly }) => ({
    square,
    ...(jolly ? jollyFace(letter) : plainFace(letter, points)),
  }));
}

/** The open table of a game, without its grounds. */
export function tableOf(
  name: string,
  { stones, last }: { stones: readonly Lying[]; last: Square[] },
  points = false,
): Picture {
  return {
    label: t('typdom.table', { name }),
    look: 'tdm',
    open: true,
    ...(around(
      stones.map(({ square }) => square),
      FREE,
    ) ?? EMPTY),
    stones: stonesOf(stones, points),
    last,
  };
}

/** Under each jolly that can be robbed. */
export function freeJollies(stones: readonly Lying[]): Ground[] {
  const print = { text: t('typdom.robbable.short'), kind: 'flag' };
  const free = stones.filter(({ robbable }) => robbable);
  return free.map(({ square }) => ({
    square,
    kind: 'open-jolly',
    spoken: t('typdom.robbable'),
    print,
  }));
}

/** What a jolly carries, where one lies. */
export function jollySigns(stones: readonly Lying[]): SignTold[] {
  const signs: SignTold[] = [];
  if (stones.some(({ robbable }) => robbable))
    signs.push({ sign: t('typdom.robbable.short'), text: t('typdom.sign.free') });
  if (stones.some(({ jolly }) => jolly)) signs.push({ sign: '★', text: t('typdom.sign.jolly') });
  return signs;
}
