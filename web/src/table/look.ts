// How a game looks on the table screen: what is drawn of a view. No rules: the server has them.
import type { Component } from 'svelte';
import type { Objection } from '../board/pointing';
import { plainPiece, type Face, type Picture, type Piece, type Tentative } from '../board/picture';
import type { Frame, Square, Trial } from '../lib/wire';
import type { Clock } from './clock.svelte';
import type { Desk } from './desk.svelte';
import type { SideAction } from './handle';

/** The open case: compartments with what is left. */
export interface CaseContents {
  letters: { letter: string; left: number }[];
  /** Bons of the seat in turn; null where the game has none. */
  bons: number | null;
  /** What lies in the last compartment instead of bons. */
  chips?: { disc: string; text: string };
}

/** A hand on its bench. */
export interface RackContents {
  pieces: Piece[];
  /** Places in a row on a wide screen; empty ones are drawn up to this number. */
  places: number;
  /** Beside the board where that is tall, else below it. */
  beside?: boolean;
  /** Too few to be sorted. */
  few?: boolean;
  /** A bench of several steps, one above the other. */
  steps?: number;
}

/** Where stones are taken from. */
export type Supply = ({ kind: 'case' } & CaseContents) | ({ kind: 'rack' } & RackContents);

/** What can be taken from it. */
export function piecesIn(supply: Supply | null): readonly Piece[] {
  if (!supply) return [];
  if (supply.kind === 'rack') return supply.pieces;
  return supply.letters.map(({ letter, left }) => plainPiece(letter, left));
}

export interface SheetCell {
  text: string;
  spoken: string;
  words: string[];
  /** A move that is only being tried. */
  now?: boolean;
  /** A turn without a word, in games in which stones are bought: how many were. */
  bought?: number;
}

export interface Sheet {
  title?: string;
  /** Rows of the pad: round, then one cell a seat. */
  rounds: (SheetCell | null)[][];
  /** The numbers of the rounds, where several stand in one row. */
  numbers?: string[];
  /**
   * What stands before the cells where it is not the number of the round: heads, and for each row
   * its labels.
   */
  heads?: string[];
  labels?: { texts: string[]; words: string[] }[];
  foot: { label: string; cells: string[] }[];
}

export interface Final {
  heads: string[];
  /** One row a seat: values for the heads, then the total, and the stones that it had left. */
  rows: {
    seat: number;
    values: string[];
    total: number;
    left?: Face[];
    /** An account in lines instead of the values. */ lines?: { label: string; text: string }[];
  }[];
  /** What the totals are, where they are not points. */
  total?: string;
  /** Left out where nobody counts them. */
  moves?: number;
  longest: string | null;
}

/** How many stones each seat holds, and how many can still be drawn. */
export interface Benches {
  counts: number[];
  stock: number;
}

/** What a panel of a game is given. */
export interface PanelProps<View = never> {
  frame: Frame<View>;
  trial: Trial | null;
  /** As whom the table is seen, else the seat in turn. */
  seat: number | null;
}

/** What a face of its own is given: it draws everything between the masthead and the dialogs. */
export interface FaceProps<View = never> {
  desk: Desk;
  frame: Frame<View>;
  clock: Clock;
  trouble: string;
  /** Asks before an action is sent, where it must be asked. */
  onask: (action: SideAction) => void;
  onwords: (words: string[]) => void;
  onagain: (() => void) | undefined;
}

/** What stands in the middle of a screen for all, where it is more than the board. */
export interface MiddleProps<View = never> {
  frame: Frame<View>;
  names: string[];
}

/** How it stands in the middle of a game: what decides it, for each seat. */
export interface Standing {
  counts: readonly number[];
  /** What is counted. */
  of: 'points' | 'stones';
}

/** A sign that stands on the table now, and what it means in one sentence. */
export interface SignTold {
  sign: string;
  text: string;
}

export interface Look<View = unknown> {
  picture(view: View, table?: Pick<Frame, 'seats' | 'mine'>): Picture;
  placeOf(square: Square): string;
  /** Where stones are taken from; nothing where it is null. */
  supply(view: View, seat: number | null): Supply | null;
  /** How a stone in the making looks on its square, where that differs. */
  dressed(stone: Tentative, view: View, trial?: Trial | null): Tentative;
  benches(view: View): Benches | null;
  /** Points, unless stones decide or nothing can be told before the end. */
  standing(frame: Frame<View>): Standing | null;
  sheet(frame: Frame<View>, trial: { seat: number; points: number } | null): Sheet | null;
  final(frame: Frame<View>): Final;
  /**
   * What the final count objects to, with its reasons in words; marked on the board with the same
   * numbers.
   */
  remarks(view: View): Objection[];
  /** The signs that are to be seen now; each is explained where the task stands. */
  signs(frame: Frame<View>): SignTold[];
  /** A table that is drawn in another way than board, case and pad. */
  face?: Component<FaceProps<View>>;
  /** On a tablet for all: what of the face everybody may see. */
  middle?: Component<MiddleProps<View>>;
  /** Its title there, where it is not whose turn it is. */
  headline?(frame: Frame<View>): string;
  /** Does its face leave the end to board and side? */
  plainEnd: boolean;
  /** Below the buttons, and below the board. */
  panel?: Component<PanelProps<View>>;
  legend?: Component<{ view: View }>;
}

/** A table without stones to take, without benches and without a pad. */
export const plainLook = {
  supply: () => null,
  dressed: (stone) => stone,
  benches: () => null,
  standing: ({ scores }) => (scores.length > 1 ? { counts: scores, of: 'points' } : null),
  sheet: () => null,
  remarks: () => [],
  signs: () => [],
  plainEnd: false,
} satisfies Partial<Look>;
