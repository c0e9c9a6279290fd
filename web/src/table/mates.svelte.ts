// A team on several devices (GEN-09): what one arranges, the others see; everybody else sees a sign that
// stones are in hand. Nothing of it is kept.
import { untrack } from 'svelte';
import type { Tentative } from '../board/picture';
import type { Arranged, Company } from '../lib/wire';
import type { TableSocket } from './socket.svelte';

/** What mates have before them. */
export interface Making {
  stones: readonly Tentative[];
  /** The way of handling them that was chosen; nothing: that of the phase. */
  way: string;
  /** What is typed with them; undefined where it was not told, as at a child's table. */
  word?: string | undefined;
}

/** A page on which stones are arranged. */
export interface Arranger {
  /** Whose stones are handled here now; null: nobody's. */
  seat(): number | null;
  making(): Making;
  /** Can this be shown here now? */
  takes(seat: number, making: Making): boolean;
  show(making: Making): void;
}

// How much does a message hold? More stones than this nobody lays at once.
const LONGEST = 3_000;
const LONGEST_WORD = 40;

export class Mates {
  /** What all of them have before them, and whose it is. */
  private shown = '';
  private way = '';
  private seat: number | null = null;
  private heard: Arranged | null = null;
  /** Did the others see the sign that stones are in hand? */
  private busy = false;

  constructor(
    private readonly socket: TableSocket,
    private readonly here: Arranger,
  ) {
    $effect(() => this.tell(here.seat(), here.making()));
    $effect(() => this.sign(here.seat(), here.making().stones.length > 0));
    $effect(() => this.hear(socket.arranged));
    $effect(() => this.greet(socket.company));
  }

  /** What lies here came from the server or from a mate: nobody has to be told. */
  settled(seat: number | null): void {
    const making = untrack(() => this.here.making());
    this.note(seat, making, JSON.stringify(making));
  }

  private tell(at: number | null, making: Making): void {
    // Out of turn nobody's stones are handled any more when the way is left that had been chosen.
    const seat = this.way && !making.way ? (at ?? this.seat) : at;
    const text = JSON.stringify(making);
    const begins = nothing(making) && seat !== this.seat;
    const news = seat !== null && text !== this.shown && !begins && text.length <= LONGEST;
    if (news || nothing(making)) this.note(at, making, text);
    if (news && untrack(() => this.socket.company?.mates.includes(seat)))
      void this.socket.ask({ do: 'arrange', seat, action: text });
  }

  /** Whoever has just come sees what lies here; on coming back oneself one sees what lies there. */
  private greet(company: Company | null): void {
    const { seat, shown, socket } = this;
    if (seat === null || !company?.mates.includes(seat)) return;
    if (untrack(() => socket.line !== 'open' || nothing(this.here.making()))) return;
    void socket.ask({ do: 'arrange', seat, action: shown });
  }

  private note(seat: number | null, making: Making, text: string): void {
    this.shown = text;
    this.way = making.way;
    this.seat = seat;
  }

  private sign(seat: number | null, busy: boolean): void {
    if (seat === null || busy === this.busy) return;
    this.busy = busy;
    if (untrack(() => this.socket.company)) void this.socket.ask({ do: 'busy', seat, aye: busy });
  }

  /** A hand that is still covered waits: it is looked at again when it is uncovered. */
  private hear(arranged: Arranged | null): void {
    if (!arranged || arranged === this.heard) return;
    if (arranged.stones === this.shown) return; // it lies here already
    const making = makingIn(arranged.stones);
    const takes = this.here.takes(arranged.seat, making);
    if (takes || nothing(making)) this.heard = arranged;
    if (!takes) return;
    untrack(() => this.here.show(making));
    this.settled(arranged.seat);
  }
}

const nothing = ({ stones, way, word }: Making): boolean => !stones.length && !way && !word;

/** What a mate's page sent; what is no stone is left out where it is laid down. */
export function makingIn(text: string): Making {
  try {
    const { stones, way, word } = Object(JSON.parse(text)) as Record<string, unknown>;
    return {
      stones: Array.isArray(stones) ? stones.filter(isStone) : [],
      way: typeof way === 'string' ? way : '',
      word: typeof word === 'string' ? word.slice(0, LONGEST_WORD) : undefined,
    };
  } catch {
    return { stones: [], way: '' };
  }
}

const isStone = (stone: Partial<Tentative> | null): stone is Tentative =>
  Array.isArray(stone?.square);
