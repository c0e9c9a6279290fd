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
import { Mates } from '../../table/mates.svelte';
import { t } from './words';
import { feel } from '../../feel/touch';
import { toldAloud } from '../../table/toldAloud';
import { typedKey } from '../../table/typing';
import type { Frame, Refusal } from '../../lib/wire';
import { jollyFace, piecesOf, plainFace } from '../typdom/stones';
import { placeOf } from '../typdom/place';
import type { PrestoStone, PrestoView } from './view';

// How long do hands rest before the board is kept? So that a reload or another device finds it again.
const REST_MILLIS = 900;
// What a mate built its own page keeps; this one only where that one has not.
const MATES_REST_MILLIS = 2 * REST_MILLIS;
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
  /** How many boards are on their way to the server. */
  private keeping = 0;
  /** What a mate built last. */
  private theirs = '';
  private readonly mates: Mates;

  constructor(
    private readonly desk: Desk,
    private readonly frame: () => Frame<PrestoView>,
  ) {
    this.bench = new Bench(() => this.pieces);
    this.arranging = new Arranging(
      () => ({ picture: this.picture, pieces: this.bench.order, mine: this.mine }),
      (told) => {
        announce(toldAloud(told, 'square' in told ? placeOf(told.square) : '', 'rack'));
        feel(told.what);
      },
    );
    $effect(() => {
      void this.sitting;
      untrack(() => this.begin());
    });
    $effect(() => this.changed(this.text));
    $effect(() => this.follow(this.board));
    this.mates = new Mates(desk.socket, {
      seat: () => (this.mine ? this.seat : null),
      making: () => ({ stones: this.arranging.stones, way: '' }),
      takes: (seat) => this.mine && this.seat === seat,
      show: ({ stones }) => this.show(stones),
    });
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
  /** The same of what the server has kept. */
  private readonly board = $derived.by(() =>
    layingText(this.placed(this.frame().view.board), NONE, writing),
  );

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

  /** Letters that are typed while a square is chosen, wherever the hand has tapped last. */
  typed(event: KeyboardEvent): void {
    const key = this.mine && this.arranging.cursor ? typedKey(event) : null;
    if (!key) return;
    event.preventDefault();
    this.pressed(key);
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
    this.arranging.reset();
    this.refusal = null;
    this.restore();
  }

  /** Another page of this seat has built: where hands rest here, its board lies here, too. */
  private follow(board: string): void {
    untrack(() => {
      if (this.text === this.kept && !this.keeping && board !== this.text) this.restore();
    });
  }

  private restore(): void {
    this.arrange(this.placed(this.frame().view.board));
    this.kept = this.text;
    this.mates.settled(this.mine ? this.seat : null);
  }

  private show(stones: readonly Tentative[]): void {
    this.arrange(stones);
    this.theirs = this.text;
  }

  /** Whoever writes here goes on where they are. */
  private arrange(stones: readonly Tentative[]): void {
    const { cursor, hand } = this.arranging;
    this.arranging.restore(stones, { cursor, hand });
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
      const millis = text === this.theirs ? MATES_REST_MILLIS : REST_MILLIS;
      this.rest = setTimeout(() => void this.keep(text), millis);
    });
  }

  private async keep(text: string): Promise<void> {
    if (!this.mine || this.seat === null) return;
    this.kept = text;
    if (text === this.board) return;
    this.keeping += 1;
    await this.desk.socket.ask({ do: 'act', seat: this.seat, action: `build ${text}`.trim() });
    this.keeping -= 1;
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
