// The line to one table: frames and changes in, requests out. Comes back by itself, with a whole frame.
import type {
  Arranged,
  Arranging,
  Bilingual,
  Company,
  Frame,
  FrameChange,
  Nudge,
  Refusal,
  Request,
  Trial,
  Waiting,
  Written,
} from '../lib/wire';
import { announced } from '../app/house.svelte';
import { changed } from './change';
import type { Heard } from './heard';
import { passing } from './passing';
import { newVisit } from './visit';

declare module '../lib/wire' {
  interface Frame<View = unknown> {
    /** Of a table where people sit at devices of their own: the seats of this one. */
    mine?: readonly number[];
  }
}

/** The line itself numbers a request and says which table was seen. */
export type Asked = Omit<Request, 're' | 'seq'>;
export type Outcome =
  { ok: true } | { now: number } | { refusal: Refusal } | { trial: Trial } | { lost: true };
export type LineState = 'calling' | 'open' | 'lost' | 'closed';

// How long may a pause between two tries be? At first hardly noticed, in the end half a minute.
const FIRST_PAUSE_MILLIS = 1_000;
const LONGEST_PAUSE_MILLIS = 30_000;
// How soon must a silent line be found out? Before someone thinks long about a move that cannot be sent.
// Both together are the twenty seconds that docs/security.md promises.
const KNOCK_MILLIS = 12_000;
const SILENCE_MILLIS = 8_000;
// How long may it take until a new line shows the table?
const CALL_MILLIS = 20_000;

// The server's close code: the table has to be read anew, for it has begun or was brought back.
const COME_BACK = 1012;
const SOON_MILLIS = 50;

interface Eye {
  seat: number | null;
  turn: boolean;
}

interface Sent {
  text: string;
  resolve: (outcome: Outcome) => void;
  /** Lost with the line, or sent again when it is back? */
  again: boolean;
  /** It had no answer when the line was knocked at. */
  overdue?: boolean;
}

export class TableSocket {
  frame = $state.raw<Frame | null>(null);
  /** The table before the first move; null once it has begun. */
  gathering = $state.raw<Waiting | null>(null);
  /** Who is there; null where all sit at one device. */
  company = $state.raw<Company | null>(null);
  /** What a mate on another device of the same seat has laid so far. */
  arranged = $state.raw<Arranged | null>(null);
  /** Who has stones in hand just now, at other devices. */
  busy = $state.raw<readonly number[]>([]);
  /** Somebody waits for this device. */
  nudge = $state.raw<Nudge | null>(null);
  /** When who is there was told, for how long somebody is away. */
  met = $state(0);
  /** The table of the next game, which somebody has laid. */
  again = $state<string | null>(null);
  /** The last lines that people wrote, where that is allowed. */
  written = $state.raw<readonly Written[]>([]);
  /** Why there is no coming back. */
  farewell = $state.raw<Bilingual | null>(null);
  /** The server said that it ends and will be back. */
  restarting = $state(false);
  line = $state<LineState>('calling');
  /** Tries that failed in a row; after some of them the page asks whether the table exists at all. */
  failures = $state(0);
  /** The frame's time of arrival, for clocks. */
  arrived = $state(0);

  private socket: WebSocket | null = null;
  private waiting = new Map<number, Sent>();
  /** Names this visit, so that a request that is sent again after a break is done only once. */
  private readonly visit = newVisit();
  private number = 0;
  /** As whom the table is to be seen, and whether only for this turn. */
  private eye: Eye = { seat: null, turn: false };
  private pause: ReturnType<typeof setTimeout> | undefined;
  private knock: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  /** A change was lost: those that follow mean nothing until the whole frame is here. */
  private lacking = false;

  constructor(
    private readonly address: string,
    private readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    this.call();
    this.knock = setInterval(() => this.listenIn(), KNOCK_MILLIS);
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /**
   * Sends a request with the version of the table that was seen. When the line breaks before the
   * answer, a question is lost, but a move is sent again: the server knows it by its number and
   * does it once.
   */
  ask(request: Asked): Promise<Outcome> {
    const socket = this.socket;
    if (!socket || this.line !== 'open') return Promise.resolve({ lost: true });
    const re = ++this.number;
    const again = !passing.has(request.do);
    const text = JSON.stringify({ re, ...request, ...(again && { seq: this.frame?.seq }) });
    const answered = new Promise<Outcome>((resolve) =>
      this.waiting.set(re, { text, resolve, again }),
    );
    socket.send(text);
    return answered;
  }

  /** From now on every frame shows the table as this seat sees it; null: as someone who only watches. */
  look(seat: number | null, turn = false): void {
    if (seat === this.eye.seat) return;
    this.eye = { seat, turn };
    void this.ask(this.looking());
  }

  close(): void {
    this.line = 'closed';
    this.forget(() => true);
    clearTimeout(this.pause);
    clearInterval(this.knock);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.hangUp();
  }

  private call(): void {
    const socket = this.open(`${this.address}?client=${this.visit}`);
    this.socket = socket;
    socket.onopen = () => (this.heard = performance.now());
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(String(data));
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lose(code === COME_BACK);
    };
    this.pause = setTimeout(() => this.lose(), CALL_MILLIS); // nobody shows the table
  }

  private hear(text: string): void {
    this.heard = performance.now();
    const message = JSON.parse(text) as Heard;
    if (message.company) this.meet(message.company);
    if (message.arranged) this.arranged = message.arranged;
    if (message.arranging) this.see(message.arranging);
    if (message.nudge) this.nudge = message.nudge;
    if (message.written) this.written = message.written;
    if (message.again) this.again = message.again;
    if (message.farewell) this.leave(message.farewell);
    if (message.restart) this.restarting = true;
    if (message.announced !== undefined) announced(message.announced);
    if (message.waiting) this.wait(message.waiting);
    if (message.frame) this.take(message.frame);
    else if (message.change) this.follow(message.change);
    if (typeof message.re !== 'number') return;
    const waiting = this.waiting.get(message.re);
    this.waiting.delete(message.re);
    waiting?.resolve(message as Outcome);
  }

  private see({ seat, busy }: Arranging): void {
    const others = this.busy.filter((at) => at !== seat);
    this.busy = busy ? [...others, seat] : others;
  }

  private meet(company: Company): void {
    this.met = performance.now();
    this.company = company;
    if (this.frame) this.frame = { ...this.frame, mine: company.yours };
  }

  private wait(waiting: Waiting): void {
    this.gathering = waiting;
    this.opened();
  }

  private opened(): void {
    clearTimeout(this.pause);
    this.line = 'open';
    this.restarting = false;
    this.failures = 0;
  }

  private leave(farewell: Bilingual): void {
    this.farewell = farewell;
    this.close();
  }

  private take(frame: Frame): void {
    this.arrived = performance.now();
    if (frame.seq !== this.frame?.seq) {
      this.busy = [];
      this.arranged = null;
      this.nudge = null;
    }
    this.frame = this.company ? { ...frame, mine: this.company.yours } : frame;
    this.gathering = null;
    this.lacking = false;
    if (this.line === 'open') return;
    this.opened();
    for (const { text } of this.waiting.values()) this.socket?.send(text);
    if (this.eye.seat !== null) void this.ask(this.looking());
  }

  /** One change after the other; where one is missing, the whole frame is asked for, once. */
  private follow(change: FrameChange): void {
    if (!this.frame || this.lacking) return;
    const after = changed(this.frame, change);
    if (after) {
      this.take(after);
      return;
    }
    this.lacking = true;
    void this.ask(this.looking());
  }

  private looking(): Asked {
    const { seat, turn } = this.eye;
    return seat === null ? { do: 'look' } : { do: 'look', seat, ...(turn && { turn }) };
  }

  /** `soon`: the table said that there is something new to come back to. */
  private lose(soon = false): void {
    this.hangUp();
    if (this.line === 'closed') return;
    this.line = 'lost';
    this.failures += 1;
    const first = soon && this.failures === 1 ? SOON_MILLIS : FIRST_PAUSE_MILLIS;
    const pause = Math.min(first * 2 ** (this.failures - 1), LONGEST_PAUSE_MILLIS);
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.call(), pause);
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.forget(({ again }) => !again);
  }

  private forget(which: (waiting: Sent) => boolean): void {
    for (const [re, waiting] of this.waiting) {
      if (!which(waiting)) continue;
      this.waiting.delete(re);
      waiting.resolve({ lost: true });
    }
  }

  /** A line can be dead without saying so: knock, and hang up when nothing is heard. */
  private listenIn(): void {
    if (this.line !== 'open') return;
    const knocked = performance.now();
    this.sendOverdue();
    void this.ask(this.looking());
    setTimeout(() => this.line === 'open' && this.heard < knocked && this.lose(), SILENCE_MILLIS);
  }

  /** What has waited since the last knock was lost: a move goes out again, a question is given up. */
  private sendOverdue(): void {
    this.forget(({ again, overdue }) => !again && !!overdue);
    for (const sent of this.waiting.values()) {
      if (sent.overdue) this.socket?.send(sent.text);
      sent.overdue = true;
    }
  }

  /** The device woke up, or is in another net: a line that seems open may have died meanwhile. */
  private readonly hurry = (): void => {
    if (document.hidden) return;
    if (this.line === 'open') this.listenIn();
    if (this.line !== 'lost') return;
    clearTimeout(this.pause);
    this.hangUp();
    this.call();
  };
}
