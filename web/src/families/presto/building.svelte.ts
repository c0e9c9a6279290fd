// The private crossword in the making: stones on the own table, kept on the server whenever hands rest.
import { untrack } from 'svelte';
import { Arranging } from '../../board/arranging.svelte';
import { around, joined } from '../../board/extent';
import type { BoardKey } from '../../board/keys';
import { layingText } from '../../board/laying';
import type { Extent, Picture, Piece, Tentative } from '../../board/picture';
import { objectionsOf } from '../../board/pointing';
import { keyOf } from '../../board/squares';
import { announce } from '../../app/announce.svelte';
import { Bench } from '../../table/bench.svelte';
import type { Desk } from '../../table/desk.svelte';
import { t } from './words';
import { toldAloud } from '../../table/toldAloud';
import type { Frame, Refusal } from '../../lib/wire';
import { jollyFace, piecesOf, plainFace } from '../typdom/stones';
import { placeOf } from '../typdom/place';
import type { PrestoStone, PrestoView } from './view';

// How long do hands rest before the board is kept? So that a reload or another device finds it again.
const REST_MILLIS = 900;
// How much of the table is in sight before anything lies?
export const EMPTY: Extent = { top: -3, left: -4, rows: 7, cols: 9 };

const NONE: ReadonlyMap<string, string> = new Map();
const writing = {
  nameOf: keyOf,
  signOf: ({ letter, star }: Tentative) => (star ? letter.toLowerCase() : letter),
};

export class Building {
  readonly arranging: Arranging;
  readonly bench: Bench;
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);

  private rest: ReturnType<typeof setTimeout> | undefined;
  private kept = '';

  constructor(
    private readonly desk: Desk,
    private readonly frame: () => Frame<PrestoView>,
  ) {
    this.bench = new Bench(() => this.pieces);
    this.arranging = new Arranging(
      () => ({ picture: this.picture, pieces: this.bench.order, mine: this.mine }),
      (told) => announce(toldAloud(told, 'square' in told ? placeOf(told.square) : '', 'rack')),
    );
    $effect(() => {
      void this.sitting;
      untrack(() => this.begin());
    });
    $effect(() => this.changed(this.text));
    $effect(() => () => clearTimeout(this.rest));
  }

  readonly seat = $derived.by(() => this.desk.lid.eye);
  readonly mine = $derived.by(
    () => this.desk.mine && this.frame().phase === 'build' && this.seat !== null,
  );
  /** Another round or other eyes: what lies is what the server has kept. */
  private readonly sitting = $derived.by(
    () => `${this.frame().view.round} ${this.seat} ${this.frame().view.hand.join('')}`,
  );
  private readonly hand = $derived.by(() => this.frame().view.hand.join(' '));
  private readonly pieces = $derived.by<readonly Piece[]>(() =>
    this.hand ? piecesOf(this.hand.split(' '), false) : [],
  );
  readonly picture = $derived.by<Picture>(() => ({
    label: t('presto.board'),
    look: 'tdm',
    open: true,
    ...joined(
      EMPTY,
      around(
        this.arranging.stones.map(({ square }) => square),
        1,
      ),
    ),
    stones: [],
    last: [],
  }));
  /** How many stones are still to be built in. */
  readonly left = $derived.by(() => this.pieces.length - this.arranging.stones.length);
  readonly objections = $derived.by(() => objectionsOf(this.refusal));
  private readonly text = $derived.by(() => layingText(this.arranging.stones, NONE, writing));

  /** What is missing before it can be called. */
  readonly wants = $derived.by(() => {
    const most = this.frame().view.one_left ? 1 : 0;
    if (!this.arranging.stones.length) return t('presto.wants.first');
    return this.left > most ? t('presto.wants', { n: this.left - most }) : undefined;
  });

  async claim(): Promise<void> {
    if (!this.mine || this.sending) return;
    if (this.wants) return announce(this.wants);
    await this.send(`done ${this.text}`);
  }

  async act(action: string): Promise<void> {
    if (this.seat !== null) await this.send(action);
  }

  /** The call is taken back; the stones stay. */
  withdraw(): void {
    this.refusal = null;
  }

  /** The round votes on the words of the call. */
  async askVote(): Promise<void> {
    const { seat, desk } = this;
    if (seat === null) return;
    const action = `done ${this.text}`;
    await desk.socket.ask({ do: 'act', seat, action: `build ${this.text}` });
    const outcome = await desk.socket.ask({ do: 'ask-vote', seat, action });
    if ('refusal' in outcome) this.refusal = outcome.refusal;
  }

  /** Alone one answers for the words of the call. */
  async accept(words: readonly string[]): Promise<void> {
    const { seat, desk } = this;
    if (seat === null) return;
    const action = `done ${this.text}`;
    await desk.socket.ask({ do: 'act', seat, action: `build ${this.text}` });
    await desk.socket.ask({ do: 'act', seat, action });
    for (const word of words) await desk.socket.ask({ do: 'accept', seat, word, action });
    await this.claim();
  }

  pressed(key: BoardKey): void {
    const { arranging } = this;
    if (key.do === 'letters')
      for (const letter of key.letters) arranging.type(letter, { over: true });
    else if (key.do === 'turn') arranging.turn();
    else if (key.do === 'back') arranging.back();
    else if (key.do === 'remove' && arranging.cursor) arranging.remove(arranging.cursor);
    else if (key.do === 'clear') arranging.hand = null;
    else if (key.do === 'commit' && arranging.hand && arranging.cursor)
      arranging.pick(arranging.cursor);
    else if (key.do === 'commit') void this.claim();
  }

  private begin(): void {
    const { view } = this.frame();
    this.arranging.reset();
    this.refusal = null;
    this.arranging.restore(this.placed(view.board));
    this.kept = this.text;
  }

  /** The stones that the server kept, with the pieces of the hand. */
  private placed(board: readonly PrestoStone[]): Tentative[] {
    const free = [...this.pieces];
    return board.flatMap(({ square, letter, jolly }) => {
      const at = free.findIndex((piece) =>
        jolly
          ? piece.letters.length > 1 && piece.letters.includes(letter)
          : piece.letters === letter,
      );
      const [piece] = at < 0 ? [] : free.splice(at, 1);
      return piece
        ? [
            {
              ...(jolly ? jollyFace(letter) : plainFace(letter, false)),
              square,
              piece: piece.id,
              symbol: piece.symbol,
            },
          ]
        : [];
    });
  }

  private changed(text: string): void {
    clearTimeout(this.rest);
    untrack(() => {
      this.refusal = null;
      if (!this.mine || text === this.kept) return;
      this.rest = setTimeout(() => void this.keep(text), REST_MILLIS);
    });
  }

  private async keep(text: string): Promise<void> {
    if (!this.mine || this.seat === null) return;
    this.kept = text;
    await this.desk.socket.ask({ do: 'act', seat: this.seat, action: `build ${text}`.trim() });
  }

  private async send(action: string): Promise<void> {
    if (this.seat === null) return;
    clearTimeout(this.rest);
    this.sending = true;
    const outcome = await this.desk.socket.ask({ do: 'act', seat: this.seat, action });
    this.sending = false;
    this.refusal =
      'refusal' in outcome && outcome.refusal.code !== 'stale' ? outcome.refusal : null;
  }
}
