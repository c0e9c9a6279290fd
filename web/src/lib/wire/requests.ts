// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Do } from './values';

export interface Request {
  re: number;
  do: Do;
  seat?: number | null;
  /** offer: `abort`, or what about whom: `stand-in 3`; say: a phrase; write: text */
  action?: string;
  /** spelled: nothing is thanks */
  word?: string;
  /** of a vote, of an answer; busy: stones in hand? hold: shall it stand? */
  aye?: boolean | null;
  /** look: only as long as it is this seat's turn */
  turn?: boolean;
  /** the version of the table that the sender saw */
  seq?: number | null;
}
