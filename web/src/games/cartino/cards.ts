// The cards of Cartino: suit and rank as shape, sign and name; a joker is a star.
import type { Face, Ground, Piece } from '../../board/picture';
import { t, type Key } from './words';
import type { Square } from '../../lib/wire';
import type { Suit } from '../../parts/Suit.svelte';
import type { CartinoView } from './view';

export const COLS = 8;
export const JOKER = '*';
const SUITS = 'cshd';
const RANKS = 'AKQJT987';
/** The board as it is printed, one row of cards for two of places: names need no view. */
const PRINTED = [
  'cT c9 c8 c7 s7 s8 s9 sT',
  'cJ cQ cK cA sA sK sQ sJ',
  'hJ hQ hK hA dA dK dQ dJ',
  'hT h9 h8 h7 d7 d8 d9 dT',
];
/** Printed on the places. */
const VALUES: Record<string, number> = { A: 5, K: 4, Q: 3, J: 2 };

const suitOf = (card: string): Suit => card.charAt(0) as Suit;
const rankOf = (card: string): string => card.charAt(1);
const redOf = (card: string): string => ('hd'.includes(card.charAt(0)) ? ' rd' : '');

export const valueOf = (card: string): number => VALUES[rankOf(card)] ?? 1;

/** 'Herz Dame' */
export function nameOfCard(card: string): string {
  if (card === JOKER) return t('cartino.joker');
  return t('cartino.card', {
    suit: t(`cartino.suit.${suitOf(card)}`),
    rank: t(`cartino.rank.${rankOf(card)}` as Key),
  });
}

/** The card to which a place belongs. */
export const cardAt = ([row, col]: Square): string =>
  PRINTED[Math.floor(row / 2)]?.split(' ')[col] ?? JOKER;
export const upper = ([row]: Square): boolean => row % 2 === 0;

export function placesOf({ cards }: CartinoView, card: string): Square[] {
  return cards.flatMap((one, at): Square[] =>
    one === card ? [[Math.floor(at / COLS), at % COLS]] : [],
  );
}

/** A stone as it stands on a bench. */
export function faceOf(card: string): Face {
  if (card === JOKER)
    return { letter: '', kind: 'ivory card', star: 'whole', spoken: t('cartino.joker') };
  return {
    letter: t(`cartino.sign.${rankOf(card)}` as Key),
    suit: suitOf(card),
    kind: `ivory card${redOf(card)}`,
    spoken: nameOfCard(card),
  };
}

/** A stone on its place, which says the card; a joker shows for which one it lies. */
export function lyingFace(card: string, joker: boolean): Face {
  const spoken = t(joker ? 'cartino.lies.joker' : 'cartino.lies', { n: valueOf(card) });
  if (!joker) return { ...faceOf(card), spoken };
  return {
    ...faceOf(JOKER),
    spoken,
    under: { letter: t(`cartino.sign.${rankOf(card)}` as Key), suit: suitOf(card) },
    kind: `ivory card${redOf(card)}`,
  };
}

/** The printed place. */
export function groundAt(card: string, square: Square): Ground {
  const n = valueOf(card);
  return {
    square,
    kind: `${upper(square) ? 'top' : 'bot'} ${suitOf(card)}`,
    bare: true,
    spoken: t('cartino.free', { n }),
    print: {
      text: t(`cartino.sign.${rankOf(card)}` as Key),
      kind: 'face',
      suit: suitOf(card),
      ...(n > 1 && { value: n }),
    },
  };
}

/** The hand with an id for each stone; the jokers that wait come last. */
export function piecesOf(view: CartinoView): Piece[] {
  const seen = new Map<string, number>();
  const jokers = view.hand.filter((card) => card === JOKER).length;
  return view.hand.map((card) => {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    const waits = card === JOKER && n > jokers - view.waiting;
    const face = waits
      ? { ...faceOf(card), kind: 'ivory card waits', spoken: t('cartino.joker.waits') }
      : faceOf(card);
    const piece = {
      id: `${card}${n}`,
      symbol: card,
      letters: letterOf(card),
      count: 1,
      group: groupOf(card),
      face,
    };
    return card === JOKER ? piece : { ...piece, places: placesOf(view, card) };
  });
}

/** For sorting: one letter a rank, the joker last. */
const letterOf = (card: string): string =>
  String.fromCharCode(65 + (card === JOKER ? RANKS.length : RANKS.indexOf(rankOf(card))));
const groupOf = (card: string): number =>
  card === JOKER ? SUITS.length : SUITS.indexOf(suitOf(card));
