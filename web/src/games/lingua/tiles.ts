// The tiles of Lingua: four colours, each with its shape; an ace is a tile on a field of its colour.
import type { Face, Piece } from '../../board/picture';
import { keyOf } from '../../board/squares';
import { t } from './words';
import type { Square } from '../../lib/wire';
import type { Colour, LinguaView } from './view';

export const COLOURS: readonly Colour[] = ['y', 'r', 'g', 'b'];

/** 'Ey' is a yellow E. */
export function tileOf(symbol: string): { letter: string; colour: Colour } {
  return { letter: symbol.charAt(0), colour: symbol.charAt(1) as Colour };
}

export function faceOf(symbol: string): Face {
  const { letter, colour } = tileOf(symbol);
  return { letter, kind: `l${colour}`, spoken: t(`lingua.tile.${colour}`, { letter }) };
}

/** The colour of a field; empty for a white one. */
export function fieldAt({ fields }: LinguaView, [row, col]: Square): Colour | '' {
  const sign = fields[row]?.charAt(col) ?? '.';
  return sign === '.' ? '' : (sign as Colour);
}

/** How a tile looks and is called on its field: 'gelbes E auf blauem Feld, kein As'. */
export function lyingFace(view: LinguaView, square: Square, symbol: string): Face {
  const { letter, colour } = tileOf(symbol);
  const field = fieldAt(view, square);
  const ace = field === colour;
  const ground = t(`lingua.on.${field || 'w'}`);
  const tile = t(`lingua.tile.${colour}`, { letter });
  const spoken = `${tile} ${ground}, ${t(ace ? 'lingua.ace' : 'lingua.noace')}`;
  return { letter, kind: `l${colour}${ace ? ' ace' : ''}`, spoken };
}

/** The hand with an id for each tile, the colours as groups. */
export function piecesOf(hand: readonly string[]): Piece[] {
  const seen = new Map<string, number>();
  return hand.map((symbol) => {
    const n = (seen.get(symbol) ?? 0) + 1;
    seen.set(symbol, n);
    const { letter, colour } = tileOf(symbol);
    return {
      id: `${symbol}${n}`,
      symbol,
      letters: letter,
      count: 1,
      group: COLOURS.indexOf(colour),
      face: faceOf(symbol),
    };
  });
}

/** The colours of all tiles on the board, by square. */
export function coloursOf(view: LinguaView): Map<string, Colour> {
  return new Map(view.stones.map(({ square, colour }) => [keyOf(square), colour as Colour]));
}
