// The desk before one table: the frame that came, the stones in the making, their dry run, and what is sent.
import { untrack } from 'svelte';
import { Arranging, type Told } from '../board/arranging.svelte';
import type { BoardKey } from '../board/keys';
import type { Picture, Tentative } from '../board/picture';
import { listed } from '../board/spoken';
import { gameOf } from '../games';
import type { TableGame } from '../games/game';
import { announce } from './announce.svelte';
import { keep, keptValue } from './kept';
import { t } from './language.svelte';
import { nameOf, person, turnTitle } from './seats';
import { socketAddress, TableSocket, type Outcome } from './socket.svelte';
import type { Frame, Refusal, Trial } from './wire';

// How long do hands rest before the dry run asks? Long enough for three quick taps, too short to wait for.
const REST_MILLIS = 120;

const nothing: Picture = { label: '', top: 0, left: 0, rows: 1, cols: 1, open: false, stones: [], last: [] };

export interface VoteResult {
  words: string[];
  accepted: boolean;
  votes: [number, boolean][];
}

export class Desk {
  readonly socket: TableSocket;
  readonly arranging: Arranging;
  trial = $state.raw<Trial | null>(null);
  /** The refusal of something that was really tried; gone with the next stone. */
  refused = $state.raw<Refusal | null>(null);
  /** Someone insisted on what the dry run refuses. */
  insisted = $state(false);
  /** A request is on its way; the button must not send it twice. */
  sending = $state(false);
  /** The last move is shown on the board until a hand moves. */
  showLast = $state(true);

  /** How the round has voted, until someone has read it. */
  result = $state.raw<VoteResult | null>(null);

  private before: Frame | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly id: string) {
    this.socket = new TableSocket(socketAddress(id));
    const around = () => ({ picture: this.picture, stock: (letter: string) => this.stock.get(letter) ?? 0, mine: this.mine });
    this.arranging = new Arranging(around, (told) => this.say(told));
    $effect(() => this.received(this.socket.frame));
    $effect(() => this.changed(this.arranging.stones, this.mine));
    $effect(() => () => this.socket.close());
  }

  readonly frame = $derived.by(() => this.socket.frame);
  readonly game = $derived.by<TableGame | undefined>(() => (this.frame ? gameOf(this.frame.game) : undefined));
  readonly picture = $derived.by(() => (this.frame && this.game ? this.game.picture(this.frame.view) : nothing));
  /** The seat in turn; the first of several. */
  readonly turn = $derived.by(() => this.frame?.next[0] ?? null);
  /** The seat that may act on this device now. */
  readonly seat = $derived.by(() => this.frame?.next.find((at) => this.frame && person(this.frame, at)) ?? null);
  readonly mine = $derived.by(
    () => this.seat !== null && !this.frame?.over && !this.frame?.ballot && this.socket.line === 'open',
  );
  readonly contents = $derived.by(() => (this.frame && this.game ? this.game.caseOf(this.frame.view, this.turn) : null));
  private readonly stock = $derived.by(() => new Map((this.contents?.letters ?? []).map(({ letter, left }) => [letter, left])));
  readonly refusal = $derived.by(() => this.refused ?? this.trial?.refusal ?? null);
  readonly premature = $derived.by(() => {
    const { refusal, game, frame } = this;
    return Boolean(refusal && game && frame && game.premature(refusal, this.arranging.stones.length, frame.view));
  });

  /** The title of the table: whose turn it is. */
  readonly title = $derived.by(() => {
    const { frame, turn } = this;
    if (!frame) return t('turn.wait');
    if (frame.over) return t('turn.over');
    if (frame.ballot) return t('turn.ballot');
    return turn === null ? t('turn.wait') : turnTitle(frame, turn);
  });

  async commit(): Promise<void> {
    if (!this.mine || !this.arranging.stones.length) return;
    if (this.refusal) {
      this.insisted = false;
      queueMicrotask(() => (this.insisted = true));
      return;
    }
    await this.act(this.action());
  }

  /** Sends an action of the seat in turn; a refusal stays on the desk. */
  async act(action: string): Promise<void> {
    const seat = this.seat;
    if (seat !== null) this.answered(await this.send(() => this.socket.ask({ do: 'act', seat, action })));
  }

  async askVote(): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    this.answered(await this.send(() => this.socket.ask({ do: 'ask-vote', seat, action: this.action() })));
  }

  /** Alone against computers nobody votes: the words go into the round's word book, then they are laid. */
  async acceptWords(words: readonly string[]): Promise<void> {
    const seat = this.seat;
    const action = this.action();
    if (seat === null) return;
    const outcome = await this.send(async () => {
      let last = await this.socket.ask({ do: 'act', seat, action });
      for (const word of words) {
        last = await this.socket.ask({ do: 'accept', seat, word });
        if (!('ok' in last)) return last;
      }
      return this.socket.ask({ do: 'act', seat, action });
    });
    this.answered(outcome);
  }

  async vote(seat: number, aye: boolean | null): Promise<void> {
    this.answered(await this.send(() => this.socket.ask({ do: 'vote', seat, aye })));
  }

  async takeBack(): Promise<void> {
    const seat = this.frame?.take_back ?? null;
    if (seat !== null) this.answered(await this.send(() => this.socket.ask({ do: 'take-back', seat })));
  }

  pressed(key: BoardKey): void {
    this.showLast = false;
    const { arranging } = this;
    if (key.do === 'letters') for (const letter of key.letters) arranging.type(letter, { over: true });
    else if (key.do === 'turn') arranging.turn();
    else if (key.do === 'back') arranging.back();
    else if (key.do === 'remove' && arranging.cursor) arranging.remove(arranging.cursor);
    else if (key.do === 'clear') arranging.clear();
    else if (key.do === 'commit' && arranging.hand && arranging.cursor) arranging.pick(arranging.cursor);
    else if (key.do === 'commit') void this.commit();
  }

  private action(): string {
    return this.frame && this.game ? this.game.laying(this.arranging.stones, this.frame.view) : '';
  }

  private async send(ask: () => Promise<Outcome>): Promise<Outcome> {
    if (this.sending) return { ok: true };
    this.sending = true;
    const outcome = await ask();
    this.sending = false;
    return outcome;
  }

  private answered(outcome: Outcome): void {
    if ('refusal' in outcome && outcome.refusal.code === 'stale') return;
    if ('refusal' in outcome) {
      this.refused = outcome.refusal;
      this.insisted = true;
    } else if ('lost' in outcome) announce(t('link.lost'));
  }

  private received(frame: Frame | null): void {
    const before = this.before;
    this.before = frame;
    if (!frame || !this.game) return;
    if (!before) {
      announce(`${this.game.greeting(frame)} ${this.title}.`.trim());
      return this.recall(frame);
    }
    if (frame.seq !== before.seq) {
      this.arranging.reset();
      this.refused = null;
    }
    const news = [...this.verdict(before, frame), ...this.game.news(before, frame)];
    if (frame.seq > before.seq) this.showLast = true;
    if (news.length || frame.next[0] !== before.next[0]) announce([...news, `${this.title}.`].join(' '));
  }

  private verdict(before: Frame, after: Frame): string[] {
    if (!before.ballot || after.ballot) return [];
    const words = before.ballot.words.map(({ word }) => word);
    const closed = after.log.filter(({ name }) => name === 'vote_closed').at(-1)?.data;
    const accepted = closed ? Boolean(closed.accepted) : after.seq > before.seq;
    this.result = { words, accepted, votes: (closed?.votes ?? []) as [number, boolean][] };
    return [t(accepted ? 'vote.accepted' : 'vote.declined', { words: listed(words) })];
  }

  /** Stones that were on the board before a reload, when nothing has happened since. */
  private recall(frame: Frame): void {
    const laying = keptValue<{ seq: number; stones: Tentative[] }>(`laying.${this.id}`, 'session');
    if (laying?.seq === frame.seq) this.arranging.restore(laying.stones);
  }

  private changed(stones: readonly Tentative[], mine: boolean): void {
    const frame = untrack(() => this.socket.frame);
    clearTimeout(this.rest);
    this.asked += 1;
    this.trial = null;
    this.refused = null;
    this.insisted = false;
    if (!frame) return;
    keep(`laying.${this.id}`, stones.length ? JSON.stringify({ seq: frame.seq, stones }) : null, 'session');
    if (!stones.length || !mine) return;
    this.showLast = false;
    this.rest = setTimeout(() => void this.tryOut(this.asked), REST_MILLIS);
  }

  private async tryOut(number: number): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    const outcome = await this.socket.ask({ do: 'try', seat, action: this.action() });
    if (number !== this.asked) return;
    if ('trial' in outcome) this.trial = outcome.trial;
    else if ('refusal' in outcome) this.refused = outcome.refusal;
  }

  private say(told: Told): void {
    const place = 'square' in told ? (this.game?.placeOf(told.square) ?? '') : '';
    if (told.what === 'put') announce(t('told.put', { letter: told.letter, place }));
    else if (told.what === 'back') announce(t('told.back', { letters: told.letters }));
    else if (told.what === 'gone') announce(t('told.gone', { letter: told.letter }));
    else if (told.what === 'full') announce(t(place ? 'told.full' : 'told.off', { place }));
    else if (told.what === 'hand') announce(t('told.hand', { letter: told.letter }));
    else announce(t(told.down ? 'told.down' : 'told.across'));
  }

  /** Names for the columns of pads and lists. */
  readonly names = $derived.by(() => {
    const frame = this.frame;
    return frame ? frame.seats.map((_, at) => nameOf(frame, at)) : [];
  });
}
