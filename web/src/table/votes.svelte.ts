// Disputed words: the round is asked, each one votes, or one alone takes them into the word book.
import { listed } from '../board/spoken';
import { t } from '../app/language.svelte';
import type { Outcome, TableSocket } from './socket.svelte';
import type { Frame } from '../lib/wire';

export interface VoteResult {
  words: string[];
  accepted: boolean;
  /** The word lay, and its laying was taken back. */
  struck: boolean;
  votes: [number, boolean][];
}

export interface Proposal {
  words: string[];
  go: () => void;
}

export class Votes {
  /** How the round has voted, until someone has read it. */
  result = $state.raw<VoteResult | null>(null);
  /** Words that one alone wants to count; the table asks once before they do. */
  proposed = $state.raw<Proposal | null>(null);

  constructor(
    private readonly laying: () => { seat: number | null; action: string },
    /** Sends, and keeps the answer on the desk. */
    private readonly send: (ask: (socket: TableSocket) => Promise<Outcome>) => Promise<void>,
  ) {}

  async ask(): Promise<void> {
    const { seat, action } = this.laying();
    if (seat !== null) await this.send((socket) => socket.ask({ do: 'ask-vote', seat, action }));
  }

  /** GEN-10: everybody votes on a word that lies. */
  async doubt(word: string, seat: number): Promise<void> {
    await this.send((socket) => socket.ask({ do: 'doubt', seat, word }));
  }

  async cast(seat: number, aye: boolean | null): Promise<void> {
    await this.send((socket) => socket.ask({ do: 'vote', seat, aye }));
  }

  propose(words: string[], go: () => void): void {
    this.proposed = { words, go };
  }

  /** Alone nobody votes: what takes the words of this laying into the word book and then lays it. */
  accepting(words: readonly string[]): () => void {
    const { seat, action } = this.laying();
    return () => void (seat !== null && this.accept(words, seat, action));
  }

  private async accept(words: readonly string[], seat: number, action: string): Promise<void> {
    await this.send(async (socket) => {
      for (const word of words) {
        const last = await socket.ask({ do: 'accept', seat, word, action });
        if (!('ok' in last)) return last;
      }
      return socket.ask({ do: 'act', seat, action });
    });
  }

  /**
   * A ballot that has closed between two frames, in a sentence. The log tells how; else a step that
   * was made does.
   */
  ended(before: Frame, after: Frame): string[] {
    if (before.next[0] !== after.next[0]) this.proposed = null;
    if (!before.ballot || after.ballot) return [];
    const words = before.ballot.words.map(({ word }) => word);
    const closed = after.log.filter(({ name }) => name === 'vote_closed').at(-1)?.data;
    const accepted = closed ? Boolean(closed.accepted) : after.seq > before.seq;
    const struck = Boolean(closed?.struck);
    this.result = { words, accepted, struck, votes: (closed?.votes ?? []) as [number, boolean][] };
    return [voteTold(this.result)];
  }
}

export function voteTold({ words, accepted, struck }: VoteResult): string {
  return t(struck ? 'vote.struck' : accepted ? 'vote.accepted' : 'vote.declined', {
    words: listed(words),
  });
}
