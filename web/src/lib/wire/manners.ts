// What server and client say to each other (docs/wire.md). Written by ./setz wire.

/** Who sits there; at a table that waits, the number of the place. */
export interface Somebody {
  seat: number;
}

/** Somebody who does not come to the tables that this device opens. */
export interface Blocked {
  number: number;
  /** as they were called then */
  name: string;
  /** milliseconds of the world */
  since: number;
}
