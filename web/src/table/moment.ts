// The same moment at every device: how far this device's clock is from the server's.
// A question takes a way there and a way back; of several the quickest says it best, for its two
// ways can differ by no more than it took.

/** When a question left and its answer came by the clock of this device, and what the server said. */
export interface Ping {
  sent: number;
  got: number;
  now: number;
}

// How many questions are enough? One of five finds the line free.
export const PINGS = 5;
// How many are kept? Clocks drift: what is older says little.
const KEPT = 12;
// The server's time is told in whole milliseconds.
const ROUNDED_MILLIS = 1;

export class Offset {
  private pings: Ping[] = [];

  /** What contradicts the newest was asked before this device slept, or its clock went astray. */
  hear(ping: Ping): void {
    const still = this.pings.filter((one) => agree(one, ping));
    this.pings = [...still.slice(1 - KEPT), ping];
  }

  /** When it is this time of the server's by the clock of this device; null: nobody was asked yet. */
  own(server: number): number | null {
    const [first, ...rest] = this.pings;
    if (!first) return null;
    const best = rest.reduce((one, other) => (taken(other) < taken(one) ? other : one), first);
    return server - (best.now - (best.sent + best.got) / 2);
  }
}

const taken = ({ sent, got }: Ping): number => got - sent;

/** Each says how far ahead the server is at the least and at the most. */
const agree = (one: Ping, other: Ping): boolean =>
  one.now - one.got <= other.now - other.sent + ROUNDED_MILLIS &&
  other.now - other.got <= one.now - one.sent + ROUNDED_MILLIS;
