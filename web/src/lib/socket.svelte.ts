// The line to one table: frames in, requests out. Comes back by itself; each return brings a whole frame.
import type { Answer, Frame, Refusal, Request, Trial } from './wire';

export type Outcome = { ok: true } | { refusal: Refusal } | { trial: Trial } | { lost: true };
export type LineState = 'calling' | 'open' | 'lost' | 'closed';

// How long may a pause between two tries be? At first hardly noticed, in the end half a minute.
const FIRST_PAUSE_MILLIS = 1_000;
const LONGEST_PAUSE_MILLIS = 30_000;
// How soon must a silent line be found out? Before someone thinks long about a move that cannot be sent.
const KNOCK_MILLIS = 20_000;
const SILENCE_MILLIS = 8_000;

export class TableSocket {
  frame = $state.raw<Frame | null>(null);
  line = $state<LineState>('calling');
  /** Tries that failed in a row; the page asks after the third whether the table exists at all. */
  failures = $state(0);
  /** The frame's time of arrival, for clocks. */
  arrived = $state(0);

  private socket: WebSocket | null = null;
  private waiting = new Map<number, (outcome: Outcome) => void>();
  private number = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private knock: ReturnType<typeof setInterval> | undefined;
  private heard = 0;

  constructor(
    private readonly address: string,
    private readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    this.call();
    this.knock = setInterval(() => this.listenIn(), KNOCK_MILLIS);
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Sends a request; the outcome is a value, also when the line breaks before the answer. */
  ask(request: Request): Promise<Outcome> {
    if (!this.socket || this.line !== 'open') return Promise.resolve({ lost: true });
    const re = ++this.number;
    const answered = new Promise<Outcome>((resolve) => this.waiting.set(re, resolve));
    this.socket.send(JSON.stringify({ re, ...request }));
    return answered;
  }

  close(): void {
    this.line = 'closed';
    clearTimeout(this.pause);
    clearInterval(this.knock);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.hangUp();
  }

  private call(): void {
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onopen = () => (this.heard = performance.now());
    socket.onmessage = ({ data }) => this.hear(String(data));
    socket.onclose = () => this.socket === socket && this.lose();
  }

  private hear(text: string): void {
    this.heard = performance.now();
    const message = JSON.parse(text) as { frame?: Frame } & Partial<Answer>;
    if (message.frame) this.take(message.frame);
    if (typeof message.re !== 'number') return;
    const resolve = this.waiting.get(message.re);
    this.waiting.delete(message.re);
    resolve?.(message as Outcome);
  }

  private take(frame: Frame): void {
    this.arrived = performance.now();
    this.frame = frame;
    this.line = 'open';
    this.failures = 0;
  }

  private lose(): void {
    this.hangUp();
    if (this.line === 'closed') return;
    this.line = 'lost';
    this.failures += 1;
    const pause = Math.min(FIRST_PAUSE_MILLIS * 2 ** (this.failures - 1), LONGEST_PAUSE_MILLIS);
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.call(), pause);
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const resolve of this.waiting.values()) resolve({ lost: true });
    this.waiting.clear();
  }

  /** A line can be dead without saying so: knock, and hang up when nothing is heard. */
  private listenIn(): void {
    if (this.line !== 'open') return;
    const knocked = performance.now();
    void this.ask({ do: 'look' });
    setTimeout(() => this.line === 'open' && this.heard < knocked && this.lose(), SILENCE_MILLIS);
  }

  private readonly hurry = (): void => {
    if (this.line !== 'lost' || document.hidden) return;
    clearTimeout(this.pause);
    this.call();
  };
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
