// What a game says on the table screen, in its own words.
import type { Tentative } from '../board/picture';
import type { BetterStone, Frame, LaidWord, ReplayStep, Trial } from '../lib/wire';
import { t } from '../app/language.svelte';
import { endedTold } from '../ending/told';
import { nameOf } from './seats';
import { endTitle, layLabel } from './wording';

/** A line of the bubble: what a move comes to. */
export interface TrialLine {
  word?: string;
  text: string;
  value: string;
  /** With a line above it. */
  sum?: boolean;
}

export interface Tell<View = unknown> {
  /** One line below the title: what is to be done. */
  turnLine(frame: Frame<View>, seat: number): string;
  /** Why the main button does nothing while stones are missing. */
  invitation(frame: Frame<View>, stones: number): string;
  /** Beside the title where no clock runs. */
  aside(view: View): string;
  /** What the main button says. */
  layLabel(trial: Trial | null, frame: Frame<View>): string;
  /**
   * What a trial comes to, where it is more than words and points; nothing is shown where there is
   * no line.
   */
  trialLines(
    trial: Trial,
    frame: Frame<View>,
    stones: readonly Tentative[],
  ): TrialLine[] | undefined;
  /** What else a trial leads to, for the bubble. */
  trialNote(trial: Trial, frame: Frame<View>): string;
  /** The heading over the other actions where they are as usual as laying. */
  otherwise(): string;
  /** What is to be said before the first move; empty where nothing is. */
  greeting(frame: Frame<View>): string;
  /** What happened between two frames, in sentences. */
  news(before: Frame<View>, after: Frame<View>): string[];
  /** What happened last, for those who were not looking. */
  lately(frame: Frame<View>): string;
  /** The words of the last move and its points, for the bubble on the board. */
  lastMove(view: View): { seat: number; words: LaidWord[]; points: number } | null;
  /** Who has won. */
  endTitle(frame: Frame<View>): string;
  /** Why it ended and what was decisive, in one sentence. */
  ended(frame: Frame<View>): string;
  /** What becomes of the stones or points of whoever leaves for good; so many others stay. */
  leaving(frame: Frame<View>, others: number): string;
  /** What happens when only this seat stays. */
  lastOne(frame: Frame<View>, seat: number): string;
  /** A step of a replay in words, where it is more than words and points. */
  stepTold(step: ReplayStep, nameOf: (seat: number) => string): string | undefined;
  /** What a stone on this square is called, where no word tells it. */
  naming(stone: BetterStone): string;
}

/** Words and points say it all. */
export const plainTell = {
  turnLine: () => '',
  invitation: () => '',
  aside: () => '',
  layLabel,
  trialLines: () => undefined,
  trialNote: () => '',
  otherwise: () => '',
  greeting: () => '',
  news: () => [],
  lately: () => '',
  lastMove: () => null,
  endTitle,
  ended: (frame) => endedTold(frame, '', ''),
  leaving: () => '',
  lastOne: (frame, seat) => t('leave.last', { name: nameOf(frame, seat) }),
  stepTold: () => undefined,
  naming: ({ letter }) => letter,
} satisfies Tell;
