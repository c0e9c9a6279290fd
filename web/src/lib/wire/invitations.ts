// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { Handicap, NewClock } from './tables';
import type { TalkWay } from './values';

export interface NewInvitation {
  kind?: 'anew' | 'carry' | 'hand' | 'mate' | 'sit' | 'watch';
  /** of a mate, carried to another device, or given anew */
  seat?: number | null;
  /** for one person only */
  once?: boolean;
  /** six letters to type instead of a link */
  code?: boolean;
}

/** An invitation that was just made: nobody gets to see its secret a second time. */
export interface Invite {
  number: number;
  /** null: a code */
  link: string | null;
  code: string | null;
  qr: QrCode | null;
  /** milliseconds of the world */
  until: number;
}

/** `path` draws the dark squares in a field of `size` by `size`, with its quiet border. */
export interface QrCode {
  size: number;
  path: string;
}

/** An invitation that is still open, without its secret. */
export interface OpenInvitation {
  number: number;
  kind: 'anew' | 'carry' | 'hand' | 'mate' | 'sit' | 'watch';
  seat: number | null;
  /** that are left; null: as many as come */
  uses: number | null;
  code: boolean;
  until: number;
}

/** What somebody shows at the door: the secret of a link, or a code. */
export interface Knock {
  secret?: string;
  code?: string;
  name?: string;
  watch?: boolean;
  /** a tablet in the middle, which shows only what all may see */
  screen?: boolean;
}

/** What an invitation leads to; looking at it uses nothing up. */
export interface Door {
  table: string;
  kind: 'anew' | 'carry' | 'hand' | 'mate' | 'sit' | 'watch';
  game: string;
  /** who opened the table; empty: nobody said so */
  host: string;
  /** of those who sit there */
  names: string[];
  /** theirs, in the same order */
  handicaps: (Handicap | null)[];
  /** whose seat it is */
  seat: string[] | null;
  /** why nobody takes a seat by it any more; null: there is one */
  shut: 'begun' | 'full' | 'over' | 'used' | null;
  /** this device has already what the invitation gives */
  sitting: boolean;
  /** at a child's table: the names to choose from */
  picks: string[];
}

export interface Seated {
  table: string;
  /** null: only watches */
  seat: number | null;
}

/** A computer for a free place. */
export interface Filling {
  name: string;
  level?: string | null;
}

export interface Naming {
  name: string;
}

/** A seat for a program. The token is told once, and nobody else knows it. */
export interface ProgramSeat {
  table: string;
  token: string;
  /** of its socket, with http instead of ws */
  address: string;
}

/** How people may talk at a table. */
export interface Manner {
  way: TalkWay;
}

/** What may be changed until the game begins; null: as it is. */
export interface Agreement {
  clock?: NewClock | null;
  policy?: Record<string, boolean | number | string | null> | null;
  /** of the places that are named */
  handicaps?: Given[];
}

/** The handicap of somebody who will play; an empty one takes it away. */
export interface Given {
  place: number;
  handicap: Handicap;
}

/** What shall be played next. */
export interface NextGame {
  order?: 'rotated' | 'same';
  /** null: the same once more */
  game?: string | null;
}
