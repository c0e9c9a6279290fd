// A hint, stage by stage: a place, a word, the move. Each is asked for, and the server decides.
import { asked, json, part, type Reply } from '../app/http';
import { announce } from '../app/announce.svelte';
import { said, t, tMaybe } from '../app/language.svelte';
import { keyOf } from '../board/squares';
import { listed } from '../board/spoken';
import type { Hint, HintStone } from '../lib/wire';
import type { Piece } from '../board/picture';
import type { Desk } from './desk.svelte';
import { refusalSentence } from './wording';

const WHOLE = 3;

export class Hinting {
  busy = $state(false);
  trouble = $state('');
  private told = $state.raw<Hint | null>(null);

  constructor(private readonly desk: Desk) {}

  /** May a hint be asked for at this device now? */
  readonly offered = $derived.by(
    () => Boolean(this.desk.frame?.hints) && this.desk.mine && this.desk.seat !== null,
  );
  /** What is known so far; gone with the next step. In real time others act meanwhile. */
  readonly hint = $derived.by(() => {
    const { frame, game } = this.desk;
    if (!frame || !this.told || !this.offered) return null;
    return this.told.seq === frame.seq || game?.look.face ? this.told : null;
  });
  /** The squares that are marked on the board, with their letters once they are told. */
  readonly marks = $derived.by(() => {
    const { hint } = this;
    if (!hint || this.desk.arranging.stones.length) return undefined;
    const letters = new Map(hint.stones.map(({ square, letter }) => [keyOf(square), letter]));
    return new Map(hint.squares.map((square) => [keyOf(square), letters.get(keyOf(square)) ?? '']));
  });
  readonly sentence = $derived.by(() => (this.hint ? this.sentenceOf(this.hint) : ''));

  async ask(): Promise<void> {
    const seat = this.desk.seat;
    if (this.busy || seat === null) return;
    const stage = Math.min((this.hint?.stage ?? 0) + 1, WHOLE);
    this.busy = true;
    this.trouble = '';
    const reply: Reply<Hint> = await asked(`/api/tables/${part(this.desk.id)}/hint`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ seat, stage }),
    });
    this.busy = false;
    if (reply.ok) this.told = reply.value;
    else this.trouble = said(reply.problem);
    announce(reply.ok ? this.sentence : this.trouble);
  }

  close(): void {
    this.told = null;
    this.trouble = '';
  }

  /** Can its stones be put on the board, to be looked at before they are laid? */
  readonly layable = $derived.by(() => {
    const stones = this.hint?.stones ?? [];
    return stones.length > 0 && !this.desk.game?.look.face && !this.desk.handling;
  });

  lay(): void {
    const { hint, desk } = this;
    if (!hint) return;
    desk.arranging.reset();
    const says = / says (\w+)/.exec(hint.action ?? '');
    if (says?.[1]) desk.saying.word = says[1];
    for (const stone of hint.stones) {
      const piece = desk.bench.order.find((one) => this.fits(one, stone));
      if (piece) desk.arranging.put(piece.id, stone.square, stone.letter);
    }
  }

  /** Takes the last move back, with what the computers answered. */
  async undo(): Promise<void> {
    const seat = this.desk.frame?.undo ?? null;
    if (seat === null) return;
    const outcome = await this.desk.socket.ask({ do: 'undo', seat });
    if ('refusal' in outcome) announce(refusalSentence(outcome.refusal));
  }

  async play(): Promise<void> {
    const action = this.hint?.action;
    if (action) await this.desk.act(action);
    this.close();
  }

  private fits(piece: Piece, { letter, kind, jolly }: HintStone): boolean {
    if (this.desk.arranging.left(piece.id) <= 0) return false;
    if (jolly) return piece.letters.length > 1 && piece.letters.includes(letter);
    return piece.letters === letter && (piece.symbol === letter || piece.symbol === letter + kind);
  }

  private sentenceOf(hint: Hint): string {
    if (hint.stage === 1) return this.place(hint);
    if (hint.stage === 2 && hint.words.length)
      return t('hint.word', { words: listed([...hint.words]) });
    return this.move(hint);
  }

  private place({ squares, verb }: Hint): string {
    const { game } = this.desk;
    const [first] = squares;
    if (game?.look.face && squares.length > 1) return t('hint.all');
    if (!first) return verb ? t('hint.otherwise') : t('hint.all');
    if (!game || squares.length > 1) return t('hint.places');
    return t('hint.place', { place: game.look.placeOf(first) });
  }

  private move(hint: Hint): string {
    const { game, frame } = this.desk;
    const { verb, words, points, earned, spent, complete } = hint;
    const does = tMaybe(`hint.do.${verb}`) ?? t('hint.do', { action: hint.action ?? verb });
    if (hint.stage < WHOLE) return does;
    const trial = { words: [], points, earned, spent, phase: '', parts: [], refusal: null };
    const note = game && frame ? game.tell.trialNote(trial, frame) : '';
    const more = complete || !game?.points ? '' : t('hint.perhaps');
    return [this.brings(hint, does), note, words.length ? more : ''].filter(Boolean).join(' ');
  }

  private brings({ words, points }: Hint, does: string): string {
    const told = listed([...words]);
    if (!words.length) return points ? `${does} ${t('hint.brings.move', { n: points })}` : does;
    if (!this.desk.game?.points || !points) return t('hint.goes', { words: told });
    return t('hint.brings', { words: told, n: points, k: words.length });
  }
}
