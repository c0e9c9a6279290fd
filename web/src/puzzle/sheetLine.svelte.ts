// The line to a sheet: comes back by itself, and sends again what had no answer.
import type { Bilingual, Refusal, SheetRequest } from '../lib/wire';

export type Outcome = { ok: true } | { refusal: Refusal } | { lost: true };
type Asked = Omit<SheetRequest, 're'>;

interface Sent {
  text: string;
  /** What is sent once more on the next line; null: nothing is. */
  late: string | null;
  resolve: (outcome: Outcome) => void;
}
interface Said {
  re?: number | null;
  refusal?: Refusal;
  sheet?: unknown;
  farewell?: Bilingual;
}

const FIRST_PAUSE_MILLIS = 500;
const LONGEST_PAUSE_MILLIS = 15_000;
// So often does a page say that it is there; a minute without is away.
const KNOCK_MILLIS = 20_000;
const SILENCE_MILLIS = 8_000;

export class SheetLine {
  open = $state(false);
  /** Why there is no coming back. */
  farewell = $state.raw<Bilingual | null>(null);
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Sent>();
  private number = 0;
  private failures = 0;
  private heard = 0;
  private closed = false;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private readonly knock: ReturnType<typeof setInterval>;

  constructor(
    private readonly address: string,
    private readonly hear: (said: Said) => void,
    private readonly dial: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    this.call();
    this.knock = setInterval(() => this.listenIn(), KNOCK_MILLIS);
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /**
   * `since`: what has no answer when the line breaks is sent once more on the next one, and then
   * says which version was seen last: what others have written meanwhile stays.
   */
  ask(request: Asked, since?: number): Promise<Outcome> {
    if (this.closed || (!this.open && since === undefined)) return Promise.resolve({ lost: true });
    const re = ++this.number;
    const text = JSON.stringify({ re, ...request });
    const late = since === undefined ? null : JSON.stringify({ re, ...request, since });
    const answered = new Promise<Outcome>((resolve) =>
      this.waiting.set(re, { text, late, resolve }),
    );
    if (this.open) this.socket?.send(text);
    return answered;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.pause);
    clearInterval(this.knock);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.hangUp();
  }

  private call(): void {
    const socket = this.dial(this.address);
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.take(JSON.parse(String(data)) as Said);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private take(said: Said): void {
    this.heard = performance.now();
    if (said.farewell) {
      this.farewell = said.farewell;
      this.close();
      return;
    }
    this.hear(said);
    if (said.sheet && !this.open) this.opened();
    if (typeof said.re !== 'number') return;
    const sent = this.waiting.get(said.re);
    this.waiting.delete(said.re);
    sent?.resolve(said.refusal ? { refusal: said.refusal } : { ok: true });
  }

  private opened(): void {
    this.open = true;
    this.failures = 0;
    for (const { text, late } of this.waiting.values()) this.socket?.send(late ?? text);
  }

  private lose(): void {
    this.hangUp();
    if (this.closed) return;
    const pause = Math.min(FIRST_PAUSE_MILLIS * 2 ** this.failures++, LONGEST_PAUSE_MILLIS);
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.call(), pause);
  }

  private hangUp(): void {
    const { socket } = this;
    this.socket = null;
    this.open = false;
    socket?.close();
    for (const [re, { late, resolve }] of this.waiting) {
      if (late !== null && !this.closed) continue;
      this.waiting.delete(re);
      resolve({ lost: true });
    }
  }

  /** A line can be dead without saying so. */
  private listenIn(): void {
    if (!this.open) return;
    const knocked = performance.now();
    void this.ask({ do: 'look' });
    setTimeout(() => this.open && this.heard < knocked && this.lose(), SILENCE_MILLIS);
  }

  private readonly hurry = (): void => {
    if (this.closed || document.hidden) return;
    if (this.open) {
      this.listenIn();
      return;
    }
    clearTimeout(this.pause);
    this.hangUp();
    this.call();
  };
}
