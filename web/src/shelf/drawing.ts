// What a game brings to its tile. A game adds games/<id>/tile.ts; a game without one still gets a plain tile.
import type { Bilingual, OptionValue } from '../lib/wire';

export interface TileDrawing {
  /** The words of its box: box.<name> and box.<name>.lead. Left out in any other box: it has its name. */
  box?: 'wood' | 'ivory' | 'several';
  text: Bilingual;
  /** What a table from the shelf opens with, where the rule's own default is long for a first game. */
  opens?: Record<string, OptionValue>;
  /** Four rows of eight squares, a dot is an empty one, x a blocker. */
  stones: string[];
  /** Before which column is a gap? */
  gap?: number;
  /** The suits of cards, c s h d, row by row. */
  suits?: string[];
  /** The colours of tiles and fields, y r g b, row by row. */
  colours?: string[];
  /** Dice instead of stones: round corners, no red. */
  dice?: boolean;
}

const files = import.meta.glob<{ tile: TileDrawing }>('../games/*/tile.ts', { eager: true });

export function drawingOf(game: string): TileDrawing | undefined {
  return files[`../games/${game}/tile.ts`]?.tile;
}
