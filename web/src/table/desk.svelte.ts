// The desk before one table: the frame that came, the stones in the making, their dry run, and what is sent.
import { untrack } from 'svelte';
import type { Told } from '../board/arrangement';
import { Arranging } from '../board/arranging.svelte';
import { NO_PICTURE, without, type Piece, type Tentative } from '../board/picture';
import { objectionsOf } from '../board/pointing';
import { gameOf } from '../games';
import type { TableGame } from './game';
import type { Exchange } from './handle';
import { announce } from '../app/announce.svelte';
import { notYet } from '../app/facts.svelte';
import { Bench } from './bench.svelte';
import { KeptLaying } from './keptLaying';
import { t } from '../app/language.svelte';
import { feel } from '../feel/touch';
import { toldAloud } from './toldAloud';
import { Lid } from './lid.svelte';
import { piecesIn } from './look';
import { Offers } from './offers.svelte';
import { Saying } from './saying.svelte';
import { Agreeing } from './agreeing.svelte';
import { leftTold } from './leaving';
import { shareWithMates } from './sharing';
import { Trying } from './trying.svelte';
import { Votes } from './votes.svelte';
import { Ways } from './ways.svelte';
import { aloneAt, nameOf, sitsHere, titleOf } from './seats';
import { TableSocket, type Outcome } from './socket.svelte';
import { socketAddress } from './visit';
import type { Frame, Refusal } from '../lib/wire';

export class Desk {
  readonly socket: TableSocket;
  readonly arranging: Arranging;
  readonly lid: Lid;
  readonly bench: Bench;
  readonly offers: Offers;
  readonly ways: Ways;
  readonly votes: Votes;
  readonly saying: Saying;
  readonly trying: Trying;
  readonly agreeing: Agreeing;
  /** The refusal of something that was really tried; gone with the next stone. */
  refused = $state.raw<Refusal | null>(null);
  /** An own stone for one that lies; gone with the next stone. */
  exchange = $state.raw<Exchange | null>(null);
  insisted = $state(false); // someone insisted on what the dry run refuses
  sending = $state(false); // a request is on its way; the button must not send it twice
  showLast = $state(true); // the last move is shown on the board until a hand moves

  private readonly kept: KeptLaying;
  private before: Frame | null = null;

  constructor(readonly id: string) {
    this.socket = new TableSocket(socketAddress(id));
    const around = () => ({ frame: this.frame, game: this.game });
    this.lid = new Lid(id, around, () => this.seat);
    this.kept = new KeptLaying(id);
    this.bench = new Bench(() => this.pieces);
    this.arranging = new Arranging(
      () => ({
        picture: this.picture,
        pieces: this.handling?.pieces ?? this.bench.order,
        mine: this.mine,
        ...this.touch,
      }),
      (told) => this.say(told),
    );
    this.votes = new Votes(
      () => ({ seat: this.seat, action: this.action() }),
      async (ask) => this.answered(await this.send(() => ask(this.socket))),
    );
    this.agreeing = new Agreeing((request) => this.socket.ask(request));
    this.trying = new Trying(
      (action) =>
        this.actor === null ? null : this.socket.ask({ do: 'try', seat: this.actor, action }),
      () => this.action(),
      (refusal) => (this.refused = refusal),
    );
    this.saying = new Saying(() => ({ ...around(), mine: this.mine && !this.handling }));
    this.ways = new Ways(() => ({ ...around(), seat: this.seat }));
    this.offers = new Offers(
      () => ({ ...around(), seat: this.seat, mine: this.mine && !this.ways.optional }),
      (action) => this.probe(action),
    );
    $effect(() => this.socket.look(this.lid.eye, this.lid.shared));
    $effect(() => this.received(this.socket.frame));
    $effect(() => this.recall());
    $effect(() => this.changed(this.arranging.stones, this.mine, this.saying.text));
    shareWithMates(this);
    $effect(() => () => this.socket.close());
  }

  readonly frame = $derived.by(() => this.socket.frame);
  readonly trial = $derived.by(() => this.trying.trial);
  readonly game = $derived.by<TableGame | undefined>(() =>
    this.frame ? gameOf(this.frame.game) : undefined,
  );
  private readonly drawn = $derived.by(() =>
    this.frame && this.game ? this.game.look.picture(this.frame.view, this.frame) : NO_PICTURE,
  );
  /** The picture without the stones that are taken up. */
  readonly picture = $derived.by(() =>
    this.handling?.lifts ? without(this.drawn, this.arranging.stones) : this.drawn,
  );
  readonly handling = $derived.by(() => this.ways.current);
  private readonly touch = $derived.by(() => {
    const { frame, game, handling, seat } = this;
    if (handling) return { reach: handling.reach, stamp: handling.stamp, lifts: handling.lifts };
    return { reach: frame && seat !== null ? game?.handle.reach(frame.view, seat) : undefined };
  });
  /** The seat in turn; the first of several. */
  readonly turn = $derived.by(() => this.frame?.next[0] ?? null);
  /** The seat that may act on this device now. */
  readonly seat = $derived.by(
    () =>
      this.frame?.next.find(
        (at) => this.frame && (this.lid.apart ? at === this.lid.sitting : sitsHere(this.frame, at)),
      ) ?? null,
  );
  /** The seat for which stones are handled on this device. */
  readonly actor = $derived.by(() => this.handling?.seat ?? this.seat);
  readonly mine = $derived.by(
    () =>
      this.actor !== null &&
      !this.frame?.over &&
      !this.frame?.ballot &&
      this.socket.line === 'open' &&
      (!this.game?.hidden || this.uncovered),
  );
  /** A hidden hand is shown only in a frame for the eyes that look; one for others may still come. */
  private readonly uncovered = $derived.by(() => {
    const { eye } = this.lid;
    return eye !== null && (this.frame?.seat === undefined || this.frame.seat === eye);
  });
  readonly supply = $derived.by(() => {
    const { frame, game } = this;
    if (!frame || !game || (game.hidden && !this.uncovered)) return null;
    return game.look.supply(frame.view, game.hidden ? this.lid.eye : this.turn);
  });
  private readonly pieces = $derived.by<readonly Piece[]>(() => piecesIn(this.supply));
  readonly refusal = $derived.by(() => this.refused ?? this.trial?.refusal ?? null);
  readonly premature = $derived.by(() => {
    const { refusal, frame, arranging } = this;
    return !!refusal && !!frame && notYet(frame.game, refusal.code, arranging.stones.length);
  });
  readonly objections = $derived.by(() => (this.premature ? [] : objectionsOf(this.refusal)));
  /** The title of the table: whose turn it is; where several are to act, the one at this device. */
  readonly title = $derived.by(() => {
    const { frame } = this;
    if (frame?.over || frame?.ballot) return t(frame.over ? 'turn.over' : 'turn.ballot');
    return frame ? titleOf(frame, this.seat === null ? frame.next : [this.seat]) : t('turn.wait');
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
    void this.trying.now();
  }

  /** Sends an action of the seat in turn; a refusal stays on the desk. */
  async act(action: string): Promise<void> {
    const seat = this.actor;
    if (seat === null) return;
    const outcome = await this.send(() => this.socket.ask({ do: 'act', seat, action }));
    if ('ok' in outcome) (this.ways.leave(), feel('wrote'));
    this.answered(outcome);
  }

  /** Would the server allow this? Its objection, or null. */
  async probe(action: string): Promise<Refusal | null> {
    if (this.actor === null) return null;
    const outcome = await this.socket.ask({ do: 'try', seat: this.actor, action });
    if ('trial' in outcome) return outcome.trial.refusal;
    return 'refusal' in outcome ? outcome.refusal : null;
  }

  async takeBack(): Promise<void> {
    const seat = this.frame?.take_back ?? null;
    if (seat !== null)
      this.answered(await this.send(() => this.socket.ask({ do: 'take-back', seat })));
  }

  /** The text of what is in the making. */
  action(): string {
    const { frame, game, handling, arranging } = this;
    if (!frame || !game) return '';
    if (handling) return handling.action(arranging.stones);
    const { stones, down } = arranging;
    const laying = game.handle.laying(stones, frame.view, down) + this.saying.text;
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
    if (!before) return announce(`${this.game.tell.greeting(frame)} ${this.title}.`.trim());
    if (frame.seq !== before.seq) this.cleared(before);
    const told = this.game.tell.news(before, frame);
    const news = [
      ...this.votes.ended(before, frame),
      ...this.agreeing.news(before, frame),
      ...(told.length ? told : leftTold(before, frame)),
    ];
    if (frame.seq > before.seq) this.showLast = true;
    if (news.length || frame.next[0] !== before.next[0])
      announce([...news, `${this.title}.`].join(' '));
  }

  /** After a step nothing is in the making, but nobody who goes on is disturbed by another's. */
  private cleared(before: Frame): void {
    const { actor, arranging } = this;
    const goesOn =
      actor !== null && (this.ways.optional || before.next.includes(actor)) && !this.sending;
    const { stones, cursor, hand } = arranging;
    arranging.reset();
    if (goesOn) arranging.restore(stones, { cursor, hand });
    this.trying.forget();
    this.refused = null;
    this.saying.word = '';
  }

  /** Stones that were on the board before a reload wait until the hand is shown. */
  private recall(): void {
    const { frame, supply, kept } = this;
    if (!frame || !supply) return;
    untrack(() => kept.recall(frame.seq, (stones) => this.arranging.restore(stones)));
  }

  private changed(stones: readonly Tentative[], mine: boolean, _said: string): void {
    const frame = untrack(() => this.socket.frame);
    this.trying.stop();
    this.refused = null;
    this.insisted = false;
    this.exchange = null;
    if (!frame) return;
    this.keep(frame, stones);
    if (!mine) return;
    if (!stones.length) return this.trying.nothing();
    this.showLast = false;
    this.trying.soon();
  }

  /** Stones of a hand that others must not see are not left lying about. */
  private keep(frame: Frame, stones: readonly Tentative[]): void {
    const secret = Boolean(untrack(() => this.game)?.hidden) && aloneAt(frame) === null;
    this.kept.keep(frame.seq, secret ? [] : stones);
  }

  private say(told: Told): void {
    const place = 'square' in told ? (this.game?.look.placeOf(told.square) ?? '') : '';
    const from = this.handling ? 'square' : this.supply?.kind === 'rack' ? 'rack' : 'case';
    announce(toldAloud(told, place, from));
    feel(told.what);
  }

  /** Names for the columns of pads and lists. */
  readonly names = $derived.by(() => {
    const frame = this.frame;
    return frame ? frame.seats.map((_, at) => nameOf(frame, at)) : [];
  });
}
