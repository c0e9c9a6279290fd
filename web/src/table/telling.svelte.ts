// What is said of a move: what lies and what it comes to, what does not fit, or what was laid last;
// without these, the task.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { PlacedStone, Tentative } from '../board/picture';
import type { Objection } from '../board/pointing';
import { same } from '../board/squares';
import type { TrialLine } from './tell';
import type { Desk } from './desk.svelte';
import { shapeOf } from '../app/screen';
import { nameOf } from './seats';
import { signsOf } from './signs';
import type { LaidWord, Square, Trial } from '../lib/wire';
import { firstSentence, refusalSentence } from './wording';

export interface Told {
  trial?: Pick<Trial, 'points' | 'earned' | 'spent'> & { words: LaidWord[] };
  /** Whose move it was, when it lies. */
  by?: string;
  /** The account of the game itself, instead of words and points. */
  lines?: readonly TrialLine[] | undefined;
  /** What else comes of it. */
  note?: string | undefined;
  /** The refusal in one sentence. */
  problem?: string;
  objections?: readonly Objection[];
  /** A plain sentence. */
  text?: string;
  /** The stones it speaks of. */
  stones: readonly Square[];
}

export class Telling {
  /** Is the board seen as a whole? Only then something can hang on it. */
  near = $state(false);
  /** Was it brought near by hand? Then it stays so after a move. */
  held = $state(false);
  /** Did the bubble find no free squares? */
  homeless = $state(false);
  /** What the guiding hand shows, in the place of the task. */
  guided = $state('');

  constructor(private readonly desk: Desk) {}

  /** The stones in the making as they look on their squares. */
  readonly making = $derived.by<Tentative[]>(() => {
    const { frame, game, arranging, refusal, trial } = this.desk;
    if (!frame || !game) return [];
    return arranging.stones.map((stone) =>
      game.look.dressed(this.exchanged(stone), frame.view, refusal ? null : trial),
    );
  });

  readonly told = $derived.by<Told | null>(() => {
    const { frame, game, arranging } = this.desk;
    if (!frame || !game || frame.over) return null;
    return arranging.stones.length ? this.ofTheMaking : this.ofTheLast;
  });

  readonly task = $derived.by(() => {
    const { frame, game, handling, ways, turn, seat } = this.desk;
    if (this.guided) return this.guided;
    if (handling && !ways.optional) return handling.line;
    return frame && game && !frame.over && turn !== null && seat !== null
      ? game.tell.turnLine(frame, turn)
      : '';
  });

  /** What stands on the table and may be asked about. */
  readonly signs = $derived.by(() => {
    const { frame, game } = this.desk;
    return frame && game && !frame.over ? signsOf(game, frame) : [];
  });

  readonly shape = $derived.by(() => shapeOf(innerWidth.current ?? 0, innerHeight.current ?? 0));

  /** Does it hang on the board? Else the line says it. */
  readonly hangs = $derived.by(
    () =>
      this.shape === 'beside' &&
      !this.near &&
      !this.desk.game?.wordless &&
      Boolean(this.told?.stones.length),
  );
  readonly line = $derived.by<Told | null>(() => (this.hangs && !this.homeless ? null : this.told));

  private readonly ofTheMaking = $derived.by<Told | null>(() => {
    const { frame, game, refusal, premature, objections, trial, handling, arranging } = this.desk;
    const stones = arranging.stones.map(({ square }) => square);
    if (!frame || !game || premature) return null;
    if (refusal) return { problem: firstSentence(refusalSentence(refusal)), objections, stones };
    if (!trial || handling) return null;
    const lines = game.tell.trialLines(trial, frame, this.making);
    const note = game.tell.trialNote(trial, frame);
    return lines && !lines.length && !note ? null : { trial, lines, note, stones };
  });

  private readonly ofTheLast = $derived.by<Told | null>(() => {
    const { frame, game, picture, showLast } = this.desk;
    if (!frame || !game || !showLast) return null;
    const last = game.tell.lastMove(frame.view);
    if (last && picture.last.length) {
      const words = last.words.map((word) => ({ ...word, squares: [] }));
      return {
        trial: { words, points: last.points, earned: 0, spent: 0 },
        by: nameOf(frame, last.seat),
        stones: picture.last,
      };
    }
    const text = this.guided ? '' : game.tell.greeting(frame);
    return text ? { text, stones: [] } : null;
  });

  /** Two stones that have changed places show each other's face. */
  exchanged<S extends PlacedStone>(stone: S): S {
    const { exchange, frame, game, picture, arranging } = this.desk;
    if (!exchange || !(same(stone.square, exchange.own) || same(stone.square, exchange.lying)))
      return stone;
    const other = same(stone.square, exchange.own) ? exchange.lying : exchange.own;
    const there = [...picture.stones, ...arranging.stones].find(({ square }) =>
      same(square, other),
    );
    const dressed =
      there && frame
        ? (game?.look.dressed({ ...there, square: stone.square }, frame.view) ?? there)
        : stone;
    const { letter, symbol = letter, kind = '', spoken = '' } = dressed;
    return {
      ...stone,
      letter,
      symbol,
      kind: same(stone.square, exchange.lying) ? `${kind} tent` : kind,
      spoken,
    };
  }
}
