// What server and client say to each other (docs/wire.md). Written by ./setz wire.

/** The answer in place of the one that was asked for. */
export interface Faulty {
  error: Fault;
  /** where in a record; left out elsewhere */
  line?: number | null;
}

/** What went wrong: a code with its data, and the sentence that they make. */
export interface Fault {
  code: string;
  data: Record<string, string | number>;
  de: string;
  en: string;
}

/** Would a move made now be kept? */
export interface Health {
  ok: boolean;
  version: string;
  /** left out while all is well */
  error?: Fault | null;
}
