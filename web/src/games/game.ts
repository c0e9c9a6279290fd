// What the table screen asks of a game: view → picture, controls → action text. No rules: the server has them.
import type { Component } from 'svelte';
import type { Objection } from '../board/pointing';
import type { Face, Picture, Piece, Tentative } from '../board/picture';
import type { Clock } from '../table/clock.svelte';
import type { Desk } from '../table/desk.svelte';
import type { Frame, LaidWord, Refusal, ReplayStep, Square, Trial } from '../lib/wire';

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

export interface SheetCell {
  text: string;
  spoken: string;
  words: string[];
  /** A move that is only being tried. */
  now?: boolean;
}

export interface Sheet {
  title?: string;
  /** Rows of the pad: round, then one cell a seat. */
  rounds: (SheetCell | null)[][];
  /** What stands before the cells where it is not the number of the round: heads, and for each row its labels. */
  heads?: string[];
  labels?: { texts: string[]; words: string[] }[];
  foot: { label: string; cells: string[] }[];
}

export interface Final {
  heads: string[];
  /** One row a seat: values for the heads, then the total, and the stones that it had left. */
  rows: { seat: number; values: string[]; total: number; left?: Face[]; /** An account in lines instead of the values. */ lines?: { label: string; text: string }[] }[];
  /** What the totals are, where they are not points. */
  total?: string;
  /** Left out where nobody counts them. */
  moves?: number;
  longest: string | null;
}

/** A line of the bubble: what a move comes to. */
export interface TrialLine {
  word?: string;
  text: string;
  value: string;
  /** With a line above it. */
  sum?: boolean;
}

/** Stones are handled in another way than laying: blockers are set, stones that lie are moved or given back. */
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

/** What a panel of a game is given. */
export interface PanelProps<View = never> {
  frame: Frame<View>;
  trial: Trial | null;
  /** As whom the table is seen, else the seat in turn. */
  seat: number | null;
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
  /** Why it cannot be done, where the view alone tells. */
  why?: string | undefined;
  /** What the server is asked to learn whether it can be done: one that it allows is enough. */
  probes?: string[];
  confirm?: { title: string; text: string; yes: string; no: string; /** nothing to be warned of */ mild?: boolean };
  choice?: Choice;
}

/** A word that is said with the stones: what the field asks for, and how it is written behind them. */
export interface Announcement {
  label: string;
  /** What an empty field means. */
  hint: string;
  text: (word: string) => string;
}

/** How many stones each seat holds, and how many can still be drawn. */
export interface Benches {
  counts: number[];
  stock: number;
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
  onagain: () => void;
}

export interface TableGame<View = unknown> {
  id: string;
  name: string;
  /** How the numbers of its clauses begin: a refusal names those of all games. */
  clauses: string[];
  /** Is something of the view only for one seat? Then a lid lies between the turns on one device. */
  hidden?: boolean;
  /** In real time: where all play together, each person sits at a page of their own. */
  live?: boolean;
  /** False where words bring no points. */
  points?: boolean;
  /** Is nothing looked up here? Then what a move brings stands beside the board. */
  wordless?: boolean;
  /** A table that is drawn in another way than board, case and pad. */
  face?: Component<FaceProps<View>>;
  /** Does its face leave the end to board and side? */
  plainEnd?: boolean;
  picture(view: View, table?: Pick<Frame, 'seats'>): Picture;
  /** Where the seat in turn may put stones; everywhere where left out. */
  reach?(view: View, seat: number): (square: Square) => boolean;
  /** How a stone in the making looks on its square, where that differs. */
  dressed?(stone: Tentative, view: View, trial?: Trial | null): Tentative;
  placeOf(square: Square): string;
  supply(view: View, seat: number | null): Supply | null;
  /** The action text of the stones in the making; `down` is the way in which they are being written. */
  laying(stones: readonly Tentative[], view: View, down: boolean): string;
  /** What may be announced with the stones in this phase; null where nothing is. */
  saying?(frame: Frame<View>): Announcement | null;
  /** What the main button says; points or nothing where left out. */
  layLabel?(trial: Trial | null, frame: Frame<View>): string;
  /** What a trial comes to, where it is more than words and points; nothing is shown where there is no line. */
  trialLines?(trial: Trial, frame: Frame<View>, stones: readonly Tentative[]): TrialLine[];
  /** The way of handling stones that this phase asks of a seat; laying where there is none. */
  handling?(frame: Frame<View>, seat: number): Handling | null;
  /** Further ways that the people at this device may choose, also when it is not their turn. */
  handlings?(frame: Frame<View>, people: number[]): Handling[];
  /** Which stones could be exchanged, as far as one sees; the server decides. */
  exchanges?(frame: Frame<View>, stones: readonly Tentative[], trial: Trial): Exchange[];
  exchangeText?({ own, lying }: Exchange): string;
  /** Beside the title where no clock runs. */
  aside?(view: View): string;
  /** Below the buttons, and below the board. */
  panel?: Component<PanelProps<View>>;
  legend?: Component<{ view: View }>;
  /** What else a trial leads to, for the bubble. */
  trialNote?(trial: Trial, frame: Frame<View>): string;
  /** One line below the title: what is to be done. */
  turnLine(frame: Frame<View>, seat: number): string;
  /** Why the main button does nothing while stones are missing. */
  invitation(frame: Frame<View>, stones: number): string;
  /** The heading over the other actions where they are as usual as laying. */
  otherwise?(): string;
  sideActions(frame: Frame<View>, seat: number): SideAction[];
  /** What a tap on a stone that lies leads to. */
  squareAction?(frame: Frame<View>, seat: number, square: Square): SideAction | null;
  benches?(view: View): Benches | null;
  sheet(frame: Frame<View>, trial: { seat: number; points: number } | null): Sheet | null;
  final(frame: Frame<View>): Final;
  /** What the final count objects to, with its reasons in words; marked on the board with the same numbers. */
  remarks?(view: View): Objection[];
  /** Who has won; with points where left out. */
  endTitle?(frame: Frame<View>): string;
  /** What happened between two frames, in sentences. */
  news(before: Frame<View>, after: Frame<View>): string[];
  /** What happened last, for those who were not looking. */
  lately?(frame: Frame<View>): string;
  /** What is to be said before the first move; empty where nothing is. */
  greeting(frame: Frame<View>): string;
  /** The words of the last move and its points, for the bubble on the board. */
  lastMove(view: View): { seat: number; words: LaidWord[]; points: number } | null;
  /** Does the refusal only say that more stones are to come? */
  premature(refusal: Refusal, stones: number, view: View): boolean;
  /** How long a move may take, for the glass; null without a clock. */
  thinkingMillis(options: Frame['options']): number | null;
  /** A step of a replay in words, where it is more than words and points. */
  stepTold?(step: ReplayStep, nameOf: (seat: number) => string): string | undefined;
}
