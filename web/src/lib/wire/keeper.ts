// What server and client say to each other (docs/wire.md). Written by ./setz wire.

import type { QrCode } from './invitations';
import type { ReportReason } from './values';

/** Who sits there (at a table that waits, the number of the place), and what is wrong. */
export interface NewReport {
  seat: number;
  reason: ReportReason;
  /** plain, up to 300 signs; none at a child's table */
  note?: string;
}

/** What holds for the whole house, and for this device in it. */
export interface House {
  announcement: Announcement | null;
  /** the host has one */
  imprint: boolean;
  /** this device may open tables */
  opens: boolean;
  /** the keeper wants it at no table */
  barred: boolean;
  /** this device keeps the server */
  keeper: boolean;
}

/** What the keeper says to everybody. */
export interface Announcement {
  /** whoever has put it away does not see it again */
  number: number;
  /** plain, up to 300 signs */
  text: string;
  /** milliseconds of the world; null: until it is taken back */
  until: number | null;
}

/** Plain paragraphs of the host; null: there are none. */
export interface HouseTexts {
  imprint: string | null;
  privacy: string | null;
}

/** The secret of the link that `./setz keeper` prints. */
export interface KeeperKey {
  secret: string;
}

/** What the keeper sees first. */
export interface Keeping {
  /** how long this device keeps the server */
  until: number;
  /** reports that nobody has looked at */
  waiting: number;
  invited_only: boolean;
  announcement: Announcement | null;
}

/** What somebody reported. */
export interface Report {
  number: number;
  table: string;
  /** as it was shown */
  name: string;
  reason: ReportReason;
  note: string;
  /** what they wrote there lately */
  texts: string[];
  at: number;
  /** when it is erased */
  until: number;
  done: boolean;
  /** whom it is about has erased themselves */
  gone: boolean;
  barred: boolean;
}

export interface Settling {
  done: boolean;
}

/** A device that comes to no table of this server. */
export interface Barred {
  number: number;
  /** as it was called then */
  name: string;
  since: number;
}

/** Do only invited people open tables? */
export interface Entrance {
  invited_only: boolean;
}

/** A link that lets people in; nobody gets to see its secret a second time. */
export interface AdmissionMade {
  number: number;
  link: string;
  qr: QrCode | null;
  until: number;
}

/** The same while it is open, without its secret. */
export interface OpenAdmission {
  number: number;
  until: number;
}

/** What everybody shall read, and for how long. */
export interface Saying {
  /** plain, up to 300 signs */
  text: string;
  /** null: until taken back */
  hours?: number | null;
}
