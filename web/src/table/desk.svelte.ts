// The desk before one table: the frame that came, the stones in the making, their dry run, and what is sent.
import { untrack } from 'svelte';
import { Arranging, type Told } from '../board/arranging.svelte';
import type { BoardKey } from '../board/keys';
import { plainPiece, type Picture, type Piece, type Tentative } from '../board/picture';
import { objectionsOf } from '../board/pointing';
import { keyOf } from '../board/squares';
import { gameOf } from '../games';
import type { TableGame } from './game';
import type { Exchange } from './handle';
import { announce } from '../app/announce.svelte';
import { notYet } from '../app/facts.svelte';
import { Bench } from './bench.svelte';
import { keepLaying, keptLaying } from './keptLaying';
import { t } from '../app/language.svelte';
import { toldAloud } from './toldAloud';
import { Lid } from './lid.svelte';
import { Offers } from './offers.svelte';
import { Saying } from './saying.svelte';
import { Votes } from './votes.svelte';
import { Ways } from './ways.svelte';
import { aloneAt, nameOf, person, turnTitle } from './seats';
import { socketAddress, TableSocket, type Outcome } from './socket.svelte';
import type { Frame, Refusal, Trial } from '../lib/wire';

// How long do hands rest before the dry run asks? Long enough for three quick taps, too short to wait for.
const REST_MILLIS = 120;

const nothing: Picture = { label: '', top: 0, left: 0, rows: 1, cols: 1, open: false, stones: [], last: [] };

export class Desk {
  readonly socket: TableSocket;
  readonly arranging: Arranging;
  readonly lid: Lid;
  readonly bench: Bench;
  readonly offers: Offers;
  readonly ways: Ways;
  readonly votes: Votes;
  readonly saying: Saying;
  trial = $state.raw<Trial | null>(null);
  /** The refusal of something that was really tried; gone with the next stone. */
  refused = $state.raw<Refusal | null>(null);
  /** An own stone for one that lies; gone with the next stone. */
  exchange = $state.raw<Exchange | null>(null);
  insisted = $state(false); // someone insisted on what the dry run refuses
  sending = $state(false); // a request is on its way; the button must not send it twice
  showLast = $state(true); // the last move is shown on the board until a hand moves

  private before: Frame | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private recalled = false;

  constructor(readonly id: string) {
    this.socket = new TableSocket(socketAddress(id));
    this.lid = new Lid(id, () => ({ frame: this.frame, game: this.game }), () => this.seat);
    this.bench = new Bench(() => this.pieces);
    this.arranging = new Arranging(
      () => ({ picture: this.picture, pieces: this.handling?.pieces ?? this.bench.order, mine: this.mine, ...this.touch }),
      (told) => this.say(told),
    );
    this.votes = new Votes(
      () => ({ seat: this.seat, action: this.action() }),
      async (ask) => this.answered(await this.send(() => ask(this.socket))),
    );
    this.saying = new Saying(() => ({ frame: this.frame, game: this.game, mine: this.mine && !this.handling }));
    this.ways = new Ways(() => ({ frame: this.frame, game: this.game, seat: this.seat }));
    this.offers = new Offers(
      () => ({ frame: this.frame, game: this.game, seat: this.seat, mine: this.mine && !this.ways.optional }),
      (action) => this.probe(action),
    );
    $effect(() => this.socket.look(this.lid.eye, this.lid.shared));
    $effect(() => this.received(this.socket.frame));
    $effect(() => this.recall());
    $effect(() => this.changed(this.arranging.stones, this.mine, this.saying.text));
    $effect(() => () => this.socket.close());
  }

  readonly frame = $derived.by(() => this.socket.frame);
  readonly game = $derived.by<TableGame | undefined>(() => (this.frame ? gameOf(this.frame.game) : undefined));
  private readonly drawn = $derived.by(() => (this.frame && this.game ? this.game.look.picture(this.frame.view, this.frame) : nothing));
  /** The picture without the stones that are taken up. */
  readonly picture = $derived.by(() => {
    if (!this.handling?.lifts) return this.drawn;
    const moved = new Set(this.arranging.stones.map(({ piece }) => piece));
    return { ...this.drawn, stones: this.drawn.stones.filter(({ square }) => !moved.has(keyOf(square))) };
  });
  readonly handling = $derived.by(() => this.ways.current);
  private readonly touch = $derived.by(() => {
    const { frame, game, handling, seat } = this;
    if (handling) return { reach: handling.reach, stamp: handling.stamp, lifts: handling.lifts };
    return { reach: frame && seat !== null ? game?.handle.reach(frame.view, seat) : undefined };
  });
  /** The seat in turn; the first of several. */
  readonly turn = $derived.by(() => this.frame?.next[0] ?? null);
  /** The seat that may act on this device now. */
  readonly seat = $derived.by(() => this.frame?.next.find((at) => this.frame && (this.lid.apart ? at === this.lid.sitting : person(this.frame, at))) ?? null);
  /** The seat for which stones are handled on this device. */
  readonly actor = $derived.by(() => this.handling?.seat ?? this.seat);
  readonly mine = $derived.by(
    () => this.actor !== null && !this.frame?.over && !this.frame?.ballot && this.socket.line === 'open' && (!this.game?.hidden || this.uncovered),
  );
  /** A hidden hand is shown only in a frame for the eyes that look: while eyes change, one of the eyes before may still come. */
  private readonly uncovered = $derived.by(() => {
    const { eye } = this.lid;
    return eye !== null && (this.frame?.seat === undefined || this.frame.seat === eye);
  });
  readonly supply = $derived.by(() => {
    const { frame, game } = this;
    if (!frame || !game || (game.hidden && !this.uncovered)) return null;
    return game.look.supply(frame.view, game.hidden ? this.lid.eye : this.turn);
  });
  private readonly pieces = $derived.by<readonly Piece[]>(() => {
    const { supply } = this;
    if (!supply) return [];
    return supply.kind === 'rack' ? supply.pieces : supply.letters.map(({ letter, left }) => plainPiece(letter, left));
  });
  readonly refusal = $derived.by(() => this.refused ?? this.trial?.refusal ?? null);
  readonly premature = $derived.by(() => {
    const { refusal, frame } = this;
    return Boolean(refusal && frame && notYet(frame.game, refusal.code, this.arranging.stones.length));
  });
  readonly objections = $derived.by(() => (this.premature ? [] : objectionsOf(this.refusal)));
  /** The title of the table: whose turn it is; where several are to act, the one at this device. */
  readonly title = $derived.by(() => {
    const { frame } = this;
    const turn = this.seat ?? this.turn;
    if (frame?.over || frame?.ballot) return t(frame.over ? 'turn.over' : 'turn.ballot');
    return !frame || turn === null ? t('turn.wait') : turnTitle(frame, turn);
  });

  async commit(): Promise<void> {
    if (!this.mine || !this.arranging.stones.length) return;
    if (this.refusal) {
      this.insisted = false;
      queueMicrotask(() => (this.insisted = true));
      return;
    }
    if (this.handling?.wants(this.arranging.stones.length)) return;
    await this.act(this.action());
  }

  /** Begins another way of handling stones, or goes back to laying. */
  handle(id: string | null): void {
    this.arranging.reset();
    if (id) this.ways.begin(id);
    else this.ways.leave();
    announce(this.handling?.line ?? `${this.title}.`);
  }

  /** Tries the laying with a stone that lies in exchange for an own one; null: without. */
  swap(exchange: Exchange | null): void {
    this.exchange = exchange;
    this.asked += 1;
    void this.tryOut(this.asked);
  }

  /** Sends an action of the seat in turn; a refusal stays on the desk. */
  async act(action: string): Promise<void> {
    const seat = this.actor;
    if (seat === null) return;
    const outcome = await this.send(() => this.socket.ask({ do: 'act', seat, action }));
    if ('ok' in outcome) this.ways.leave();
    this.answered(outcome);
  }

  /** Would the server allow this? Its objection, or null. */
  async probe(action: string): Promise<Refusal | null> {
    const outcome = this.actor === null ? null : await this.socket.ask({ do: 'try', seat: this.actor, action });
    if (!outcome) return null;
    return 'trial' in outcome ? outcome.trial.refusal : 'refusal' in outcome ? outcome.refusal : null;
  }

  async takeBack(): Promise<void> {
    const seat = this.frame?.take_back ?? null;
    if (seat !== null) this.answered(await this.send(() => this.socket.ask({ do: 'take-back', seat })));
  }

  pressed(key: BoardKey): void {
    this.showLast = false;
    const { arranging } = this;
    if ((this.handling || this.picture.cards) && this.touched(key)) return;
    if (key.do === 'letters') for (const letter of key.letters) arranging.type(letter, { over: true });
    else if (key.do === 'turn') arranging.turn();
    else if (key.do === 'back') arranging.back();
    else if (key.do === 'remove' && arranging.cursor) arranging.remove(arranging.cursor);
    else if (key.do === 'clear') arranging.clear();
    else if (key.do === 'commit' && arranging.hand && arranging.cursor) arranging.pick(arranging.cursor);
    else if (key.do === 'commit') void this.commit();
  }

  /** Where no letters are typed, the space bar and Enter take and put. */
  private touched(key: BoardKey): boolean {
    const { arranging } = this;
    const full = Boolean(arranging.stones.length) && !arranging.hand && !this.handling?.wants(arranging.stones.length);
    if (key.do === 'letters') return true;
    if (key.do !== 'turn' && (key.do !== 'commit' || full)) return false;
    if (arranging.cursor) arranging.pick(arranging.cursor);
    return true;
  }

  /** The text of what is in the making. */
  action(): string {
    const { frame, game, handling, arranging } = this;
    if (!frame || !game) return '';
    if (handling) return handling.action(arranging.stones);
    const laying = `${game.handle.laying(arranging.stones, frame.view, arranging.down)}${this.saying.text}`;
    return this.exchange ? `${laying} ${game.handle.exchangeText(this.exchange)}` : laying;
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
      announce(`${this.game.tell.greeting(frame)} ${this.title}.`.trim());
      return;
    }
    if (frame.seq !== before.seq) this.cleared(before);
    const news = [...this.votes.ended(before, frame), ...this.game.tell.news(before, frame)];
    if (frame.seq > before.seq) this.showLast = true;
    if (news.length || frame.next[0] !== before.next[0]) announce([...news, `${this.title}.`].join(' '));
  }

  /** After a step nothing is in the making any more; but what another did meanwhile disturbs nobody who goes on. */
  private cleared(before: Frame): void {
    const { actor, arranging } = this;
    const goesOn = actor !== null && (this.ways.optional || before.next.includes(actor)) && !this.sending;
    const { stones, cursor, hand } = arranging;
    arranging.reset();
    if (goesOn) arranging.restore(stones, { cursor, hand });
    this.refused = null;
    this.saying.word = '';
  }

  /** Stones that were on the board before a reload, when nothing has happened since. They wait until the hand is shown. */
  private recall(): void {
    const frame = this.frame;
    if (this.recalled || !frame || !this.supply) return;
    this.recalled = true;
    const stones = keptLaying(this.id, frame.seq);
    untrack(() => this.arranging.restore(stones));
  }

  private changed(stones: readonly Tentative[], mine: boolean, _said: string): void {
    const frame = untrack(() => this.socket.frame);
    clearTimeout(this.rest);
    this.asked += 1;
    this.trial = null;
    this.refused = null;
    this.insisted = false;
    this.exchange = null;
    if (!frame) return;
    if (untrack(() => this.recalled)) this.keepLaying(frame, stones);
    if (!stones.length || !mine) return;
    this.showLast = false;
    this.rest = setTimeout(() => void this.tryOut(this.asked), REST_MILLIS);
  }

  /** Stones of a hand that others must not see are not left lying about. */
  private keepLaying(frame: Frame, stones: readonly Tentative[]): void {
    const secret = Boolean(untrack(() => this.game)?.hidden) && aloneAt(frame) === null;
    keepLaying(this.id, frame.seq, secret ? [] : stones);
  }

  private async tryOut(number: number): Promise<void> {
    const seat = this.actor;
    if (seat === null) return;
    const outcome = await this.socket.ask({ do: 'try', seat, action: this.action() });
    if (number !== this.asked) return;
    if ('trial' in outcome) this.trial = outcome.trial;
    else if ('refusal' in outcome) this.refused = outcome.refusal;
  }

  private say(told: Told): void {
    const place = 'square' in told ? (this.game?.look.placeOf(told.square) ?? '') : '';
    const from = this.handling ? 'square' : this.supply?.kind === 'rack' ? 'rack' : 'case';
    announce(toldAloud(told, place, from));
  }

  /** Names for the columns of pads and lists. */
  readonly names = $derived.by(() => {
    const frame = this.frame;
    return frame ? frame.seats.map((_, at) => nameOf(frame, at)) : [];
  });
}
