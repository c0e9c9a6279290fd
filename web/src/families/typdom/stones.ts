// The stones of the Typ-Dom boxes: ivory, red vowels with the nick, black consonants, the jolly as a star.
import type { Face, Piece } from '../../board/picture';
import { t } from './words';

const RED = 'AEIOUY';
const BLACK = 'BCDFGHJKLMNPQRSTVWXZ';
const JOLLIES: Record<string, string> = { '+': RED, '*': BLACK };

/** Printed on the stones of the game for points. */
const VALUES: Record<number, string> = {
  1: 'AEIOU',
  2: 'LNRS',
  3: 'DFHMT',
  4: 'BCGKP',
  6: 'JVWZ',
  9: 'QXY',
};
const values = new Map(
  Object.entries(VALUES).flatMap(([value, letters]) =>
    [...letters].map((letter) => [letter, Number(value)] as const),
  ),
);

export const red = (symbol: string): boolean => symbol === '+' || RED.includes(symbol);

/** A stone that lies or stands as itself. */
export function plainFace(letter: string, points: boolean): Face {
  const kind = red(letter) ? 'ivory vowel' : 'ivory';
  const spoken = t(red(letter) ? 'typdom.red.letter' : 'typdom.black.letter', { letter });
  const value = points ? values.get(letter) : undefined;
  return { letter, kind, spoken, ...(value !== undefined && { value }) };
}

/** A jolly that lies as a letter. */
export function jollyFace(letter: string): Face {
  return {
    letter,
    kind: red(letter) ? 'ivory vowel' : 'ivory',
    star: 'corner',
    spoken: t('typdom.jolly.as', { letter }),
  };
}

/** A stone as it stands on a bench. */
export function faceOf(symbol: string, points: boolean): Face {
  if (!JOLLIES[symbol]) return plainFace(symbol, points);
  return {
    letter: '',
    kind: red(symbol) ? 'ivory vowel' : 'ivory',
    star: 'whole',
    spoken: t(red(symbol) ? 'typdom.jolly.red' : 'typdom.jolly.black'),
  };
}

/** The back of a stone: nothing but its colour. */
export function backFace(colour: string): Face {
  return { letter: '?', kind: colour === 'red' ? 'ivory vowel' : 'ivory' };
}

/** piecesOf(['E', 'E', '+']): the hand with an id for each stone. */
export function piecesOf(hand: readonly string[], points: boolean): Piece[] {
  const seen = new Map<string, number>();
  return hand.map((symbol) => {
    const n = (seen.get(symbol) ?? 0) + 1;
    seen.set(symbol, n);
    const letters = JOLLIES[symbol] ?? symbol;
    const group = JOLLIES[symbol] ? 2 : red(symbol) ? 0 : 1;
    const jolly = symbol in JOLLIES;
    return {
      id: `${symbol}${n}`,
      symbol,
      letters,
      count: 1,
      group,
      face: faceOf(symbol, points),
      ...(jolly && { lies: jollyFace }),
    };
  });
}
