// Somebody solves a puzzle with others: the server's order of letters is everybody's. What is on its
// way there is seen here at once, and kept on the device until it is there.
import { keyOf } from '../board/squares';
import { keep, keptValue } from '../app/kept';
import { sentence } from '../app/messages.svelte';
import type {
  Cursor,
  Gift,
  Refusal,
  Sheet,
  SheetChange,
  SheetNews,
  SheetOffer,
  Solver,
  Square,
} from '../lib/wire';
import { Hand, type Mate, type Scope } from './hand.svelte';
import { SheetLine } from './sheetLine.svelte';
import { sheetSocket } from './sheets';

type Cell = Sheet['cells'][number];
type Stroke = [number, number, string, boolean];

interface Kept {
  seconds: number;
  unsent: Stroke[];
  /** The version that was seen when the first of them was written. */
  since?: number;
}
interface Unsent {
  cells: Stroke[];
  since: number;
}
// So many letters go in one message.
const AT_ONCE = 100;
// How soon do others see where one is? A hand that runs over the grid is told once.
const POINT_MILLIS = 120;
export const COLOURS = 8;

export class Together extends Hand {
  people = $state.raw<readonly Solver[]>([]);
  you = $state(-1);
  offer = $state.raw<SheetOffer | null>(null);
  readonly line: SheetLine;
  private cursors = $state.raw<ReadonlyMap<number, Square>>(new Map());
  private writers = $state.raw<ReadonlyMap<string, number>>(new Map());
  private cells = new Map<string, Cell>();
  private v = -1;
  private lastNews: number | null = null;
  /** On their way, the earliest first. */
  private unsent: Unsent[] = [];
  private pointing: ReturnType<typeof setTimeout> | undefined;

  constructor(name: string, gift: Gift, dial?: (address: string) => WebSocket) {
    super(name, gift);
    this.begin();
    const kept = keptValue<Kept>(this.shelf);
    this.seconds = Number(kept?.seconds) || 0;
    this.line = new SheetLine(sheetSocket(name), (said) => this.hear(said), dial);
    const unsent = Array.isArray(kept?.unsent) ? kept.unsent : [];
    this.sendAll(unsent, Number(kept?.since) || 0);
  }

  close(): void {
    clearTimeout(this.pointing);
    this.line.close();
  }

  check(scope: Scope): Promise<void> {
    return this.wish('check', scope);
  }

  reveal(scope: Scope): Promise<void> {
    return this.wish('reveal', scope);
  }

  restart(): void {
    void this.wish('restart', 'all');
  }

  async answer(aye: boolean): Promise<void> {
    const outcome = await this.line.ask({ do: 'answer', aye });
    if ('refusal' in outcome) this.refused(outcome.refusal);
  }

  /** Others see where one is. */
  point(): void {
    const { cursor: square, across } = this;
    clearTimeout(this.pointing);
    this.pointing = setTimeout(
      () => void this.line.ask({ do: 'cursor', square, across }),
      POINT_MILLIS,
    );
  }

  override writer(key: string): Mate | null {
    const by = this.writers.get(key);
    return by === undefined ? null : this.mate(by);
  }

  override cursorsAt(key: string): Mate[] {
    const here = [...this.cursors].filter(([, square]) => keyOf(square) === key);
    return here.flatMap(([by]) => this.mate(by) ?? []);
  }

  mate(number: number): Mate | null {
    const found = this.people.find((one) => one.number === number);
    return (
      (found && {
        name: found.name,
        initial: initialOf(found.name),
        colour: found.colour % COLOURS,
        own: number === this.you,
      }) ??
      null
    );
  }

  keep(): void {
    const unsent = this.unsent.flatMap(({ cells }) => cells);
    const since = Math.min(...this.unsent.map((one) => one.since));
    const kept: Kept = { seconds: this.seconds, unsent, ...(unsent.length && { since }) };
    keep(this.shelf, JSON.stringify(kept));
  }

  protected write(squares: readonly Square[], letter: string | null, pencil: boolean): void {
    const strokes = squares
      .filter((square) => !this.shown.has(keyOf(square)))
      .map((square): Stroke => [...square, letter ?? this.at(square), pencil]);
    this.sendAll(strokes, Math.max(0, this.v));
    this.news = null;
  }

  protected written(): void {
    this.keep();
  }

  private get shelf(): string {
    return `solve.${this.name}`;
  }

  private async wish(what: 'check' | 'reveal' | 'restart', scope: Scope): Promise<void> {
    const squares = scope === 'all' ? [] : this.scope(scope);
    const outcome = await this.line.ask({ do: 'offer', what, squares });
    if ('refusal' in outcome) this.refused(outcome.refusal);
  }

  private sendAll(strokes: readonly Stroke[], since: number): void {
    for (let at = 0; at < strokes.length; at += AT_ONCE)
      void this.send({ cells: strokes.slice(at, at + AT_ONCE), since });
  }

  private async send(batch: Unsent): Promise<void> {
    this.unsent = [...this.unsent, batch];
    this.draw();
    const outcome = await this.line.ask({ do: 'write', cells: batch.cells }, batch.since);
    if ('lost' in outcome) return;
    this.unsent = this.unsent.filter((one) => one !== batch);
    if ('refusal' in outcome) this.refused(outcome.refusal);
    this.draw();
    this.keep();
  }

  private refused({ code, data }: Refusal): void {
    const said = sentence(code, data) ?? code;
    this.news = { what: 'problem', problem: { status: 0, de: said, en: said } };
  }

  private hear(said: {
    sheet?: unknown;
    change?: SheetChange;
    people?: Solver[];
    cursor?: Cursor;
  }): void {
    if (said.people) this.people = said.people;
    if (said.cursor) this.seeCursor(said.cursor);
    if (said.sheet) this.take(said.sheet as Sheet);
    else if (said.change) this.follow(said.change);
  }

  private seeCursor({ by, square }: Cursor): void {
    const cursors = new Map(this.cursors);
    cursors.delete(by);
    if (square) cursors.set(by, square);
    this.cursors = cursors;
  }

  private take(sheet: Sheet): void {
    this.v = sheet.v;
    this.you = sheet.you;
    this.people = sheet.people;
    this.cells = new Map(sheet.cells.map((cell) => [keyOf([cell[0], cell[1]]), cell]));
    const first = this.lastNews === null;
    this.lastNews ??= sheet.news?.number ?? 0;
    this.settle(sheet);
    if (first && this.word) this.select(this.word);
  }

  /** One change after the other; where one is missing, the whole sheet is asked for. */
  private follow(change: SheetChange): void {
    if (change.since !== this.v) {
      if (change.v > this.v) void this.line.ask({ do: 'look' });
      return;
    }
    this.v = change.v;
    for (const cell of change.cells) {
      const key = keyOf([cell[0], cell[1]]);
      if (cell[2]) this.cells.set(key, cell);
      else this.cells.delete(key);
    }
    this.settle(change);
  }

  private settle({ offer, news, done }: Pick<Sheet, 'offer' | 'news' | 'done'>): void {
    this.offer = offer;
    this.done = done;
    this.draw();
    if (!news || news.number <= (this.lastNews ?? 0)) return;
    this.lastNews = news.number;
    this.tell(news);
  }

  private tell({ what, by, count }: SheetNews): void {
    const name = this.mate(by)?.name ?? '';
    if (what === 'wrong') this.news = { what, n: count };
    else if (what === 'shown' || what === 'declined' || what === 'restarted')
      this.news = { what, name };
    else this.news = { what };
    if (what === 'restarted') this.seconds = 0;
    this.keep();
  }

  /** The sheet as it is, and over it what is on its way. */
  private draw(): void {
    const drawn = new Map(this.cells);
    for (const [row, col, letter, pencil] of this.unsent.flatMap(({ cells }) => cells)) {
      const key = keyOf([row, col]);
      if (drawn.get(key)?.[4] === 'shown') continue;
      if (letter) drawn.set(key, [row, col, letter, this.you, pencil ? 'pencil' : 'ink']);
      else drawn.delete(key);
    }
    const how = (wanted: Cell[4]): Set<string> =>
      new Set([...drawn].filter(([, cell]) => cell[4] === wanted).map(([key]) => key));
    this.letters = new Map([...drawn].map(([key, cell]) => [key, cell[2]]));
    this.writers = new Map([...drawn].map(([key, cell]) => [key, cell[3]]));
    this.pencilled = how('pencil');
    this.shown = how('shown');
    this.wrong = how('wrong');
  }
}

/** 'Anna' → 'A', 'Fuchs 2' → 'F2' */
export const initialOf = (name: string): string =>
  `${[...name][0]?.toUpperCase() ?? '?'}${/ (\d{1,2})$/.exec(name)?.[1] ?? ''}`;
