// How stones are handled on the table screen: from hands to the text of an action.
import type { Face, Piece, Tentative } from '../board/picture';
import type { Frame, Square, Trial } from '../lib/wire';

/**
 * Stones are handled in another way than laying: blockers are set, stones that lie are moved or
 * given back.
 */
export interface Handling {
  id: string;
  /** On the button that begins it; a game begins the one of its phase by itself. */
  label: string;
  seat: number;
  /** Why it cannot be begun now. */
  why?: string | undefined;
  /** What can be taken; the id of a stone that lies is the key of its square. */
  pieces: Piece[];
  lifts?: boolean;
  stamp?: (square: Square) => Piece | null;
  reach: (square: Square) => boolean;
  action: (stones: readonly Tentative[]) => string;
  /** What the main button says. */
  act: (stones: number) => string;
  /** What is missing; undefined where it may be sent. */
  wants: (stones: number) => string | undefined;
  /** One line of what is to be done. */
  line: string;
}

/** One own stone for one that lies, while laying. */
export interface Exchange {
  own: Square;
  lying: Square;
}

/** Stones that are chosen by kind only, as when buying blind. */
export interface Choice {
  title: string;
  text: string;
  kinds: { symbol: string; label: string; face: Face }[];
  /** How many at most; the server may allow fewer and says so. */
  most: number;
  /** Is there only one of each kind? */
  once?: boolean;
  action: (symbols: readonly string[]) => string;
  yes: (symbols: readonly string[]) => string;
  no: string;
}

export interface SideAction {
  /** Names it among the others; sent as it is unless a choice makes the text. */
  action: string;
  label: string;
  /** A few words below it. */
  note?: string;
  /** The stone that it brings. */
  face?: Face;
  /** Is it the sensible thing while nothing is in the making? Then it is the main button. */
  leads?: boolean;
  /** Why it cannot be done, where the view alone tells. */
  why?: string | undefined;
  /** What the server is asked to learn whether it can be done: one that it allows is enough. */
  probes?: string[];
  confirm?: {
    title: string;
    text: string;
    yes: string;
    no: string;
    /** nothing to be warned of */ mild?: boolean;
  };
  choice?: Choice;
}

/** A word that is said with the stones: what the field asks for, and how it is written behind them. */
export interface Announcement {
  label: string;
  /** What an empty field means. */
  hint: string;
  text: (word: string) => string;
}

/** What a seat writes down for itself and its mates; it goes out with the stones. */
export interface Note {
  text: string;
}

export interface Handle<View = unknown> {
  /** The action text of the stones in the making; `down` is the way in which they are being written. */
  laying(stones: readonly Tentative[], view: View, down: boolean): string;
  /** Where the seat in turn may put stones. */
  reach(view: View, seat: number): (square: Square) => boolean;
  /**
   * What may be announced with the stones in this phase; null where nothing is. Left out where
   * nothing ever is.
   */
  saying?(frame: Frame<View>): Announcement | null;
  /** The note that goes with the stones, where the game has a field for one. */
  note?: Note;
  /** The way of handling stones that this phase asks of a seat; laying where there is none. */
  handling(frame: Frame<View>, seat: number): Handling | null;
  /** Further ways that the people at this device may choose, also when it is not their turn. */
  handlings(frame: Frame<View>, people: number[]): Handling[];
  /** Which stones could be exchanged, as far as one sees; the server decides. */
  exchanges(frame: Frame<View>, stones: readonly Tentative[], trial: Trial): Exchange[];
  exchangeText(exchange: Exchange): string;
  sideActions(frame: Frame<View>, seat: number): SideAction[];
  /** What a tap on a stone that lies leads to. */
  squareAction(frame: Frame<View>, seat: number, square: Square): SideAction | null;
}

/** Nothing can be done, and everything could be reached. */
export const plainHandle = {
  laying: () => '',
  reach: () => () => true,
  handling: () => null,
  handlings: () => [],
  exchanges: () => [],
  exchangeText: () => '',
  sideActions: () => [],
  squareAction: () => null,
} satisfies Handle;
