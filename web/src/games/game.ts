// What the table screen asks of a game: view → picture, controls → action text. No rules: the server has them.
import type { Picture, Tentative } from '../board/picture';
import type { Frame, LaidWord, Refusal, Square } from '../lib/wire';

export interface CaseContents {
  letters: { letter: string; left: number }[];
  /** Bons of the seat in turn; null where the game has none. */
  bons: number | null;
}

export interface SheetCell {
  text: string;
  spoken: string;
  words: string[];
  /** A move that is only being tried. */
  now?: boolean;
}

export interface Sheet {
  /** Rows of the pad: round, then one cell a seat. */
  rounds: (SheetCell | null)[][];
  foot: { label: string; cells: string[] }[];
}

export interface Final {
  heads: string[];
  /** One row a seat: values for the heads, then the total. */
  rows: { seat: number; values: string[]; total: number }[];
  moves: number;
  longest: string | null;
}

export interface SideAction {
  action: string;
  label: string;
  confirm: { title: string; text: string; yes: string; no: string };
}

export interface TableGame<View = unknown> {
  id: string;
  name: string;
  picture(view: View): Picture;
  placeOf(square: Square): string;
  caseOf(view: View, seat: number | null): CaseContents | null;
  /** The action text of the stones in the making. */
  laying(stones: readonly Tentative[], view: View): string;
  /** One line below the title: what is to be done. */
  turnLine(view: View, seat: number): string;
  /** Why the main button does nothing while stones are missing. */
  invitation(view: View, stones: number): string;
  sideActions(frame: Frame<View>, seat: number): SideAction[];
  sheet(frame: Frame<View>, trial: { seat: number; points: number } | null): Sheet;
  final(frame: Frame<View>): Final;
  /** What happened between two frames, in sentences. */
  news(before: Frame<View>, after: Frame<View>): string[];
  /** What is to be said before the first move; empty where nothing is. */
  greeting(frame: Frame<View>): string;
  /** The words of the last move and its points, for the bubble on the board. */
  lastMove(view: View): { seat: number; words: LaidWord[]; points: number } | null;
  /** Does the refusal only say that more stones are to come? */
  premature(refusal: Refusal, stones: number, view: View): boolean;
  /** How long a move may take, for the glass; null without a clock. */
  thinkingMillis(options: Frame['options']): number | null;
}
