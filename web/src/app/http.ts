// Requests to the server. A failure is a value with a sentence, never an exception.
import type {
  Bilingual,
  BookFacts,
  GameFacts,
  Messages,
  Missed,
  MyData,
  NewTable,
  NextGame,
  Replay,
  RulesPage,
  TableFacts,
  WordFacts,
} from '../lib/wire';
import { KEPT } from './answers';
import { heard } from './net.svelte';

export interface Problem extends Bilingual {
  /** 0 when the server could not be reached. */
  status: number;
  code?: string;
  line?: number;
}
export type Reply<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export const games = (): Promise<Reply<GameFacts[]>> => asked('/api/games');
export const messages = (): Promise<Reply<Messages>> => asked('/api/messages');
export const rules = (game: string, lang: string): Promise<Reply<RulesPage>> =>
  asked(`/api/rules/${part(game)}?lang=${lang}`);
/** The worked game of its leaflet. */
export const sample = (game: string): Promise<Reply<Replay>> =>
  asked(`/api/rules/${part(game)}/sample`);

/** Where a PDF of stones, board or pad is. */
export const printed = (what: string, game: string, lang: string): string =>
  `/api/print/${part(what)}/${part(game)}.pdf?lang=${lang}`;
/** Help with a picture. */
export const assist = <T>(id: string, question: Record<string, unknown>): Promise<Reply<T>> =>
  asked(`/api/tables/${part(id)}/assist`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(question),
  });
/** As the leaflet has it, or as a table plays. */
export const lookUp = (word: string, game: string, table?: string): Promise<Reply<WordFacts>> =>
  asked(`/api/word/${part(word)}?game=${part(game)}${table ? `&table=${part(table)}` : ''}`);
/** All running games; the latest of them; the finished ones, page by page. */
export const runningTables = (): Promise<Reply<TableFacts[]>> => listed('/api/tables?over=false');
export const latestTables = (): Promise<Reply<TableFacts[]>> => asked('/api/tables?over=false');
export const finishedTables = (first: number): Promise<Reply<TableFacts[]>> =>
  asked(`/api/tables?over=true&first=${first}`);
/** All that the server knows about this device; and all of it gone. */
export const myData = (): Promise<Reply<MyData>> => asked('/api/me');
export const forgetMe = (): Promise<Reply<null>> => asked('/api/me', { method: 'DELETE' });

/** The word books of all tables of this device, or the one of a table. */
export const books = (): Promise<Reply<BookFacts[]>> => asked('/api/books');
export const bookOf = (id: string): Promise<Reply<BookFacts>> =>
  asked(`/api/tables/${part(id)}/book`);
/** Strikes one word, or all of them. */
export const strikeWord = (id: string, word?: string): Promise<Reply<null>> =>
  asked(`/api/tables/${part(id)}/book${word === undefined ? '' : `/${part(word)}`}`, {
    method: 'DELETE',
  });
/** Players of the host's own: they stand where others have their level. */
export const ownPlayers = (): Promise<Reply<string[]>> => asked('/api/players');
export const openTable = (table: NewTable): Promise<Reply<{ id: string }>> =>
  asked('/api/tables', { method: 'POST', headers: json, body: JSON.stringify(table) });
/** The same people once more: in the same seats or one further on, or at another game. */
export const rematch = (id: string, wish: NextGame = {}): Promise<Reply<{ id: string }>> =>
  asked(`/api/tables/${part(id)}/rematch`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(wish),
  });
export const removeTable = (id: string): Promise<Reply<null>> =>
  asked(`/api/tables/${part(id)}`, { method: 'DELETE' });
/** All of a game's moves; a long one comes in several parts. */
export async function replay(id: string): Promise<Reply<Replay>> {
  const address = `/api/tables/${part(id)}/replay`;
  const whole = await asked<Replay>(address);
  let next = whole.ok ? whole.value.next : null;
  while (whole.ok && next) {
    const more = await asked<Replay>(`${address}?first=${next}`);
    if (!more.ok) return more;
    whole.value.steps.push(...more.value.steps);
    next = more.value.next;
  }
  return whole;
}
export const missed = (id: string, round: number): Promise<Reply<Missed>> =>
  asked(`/api/tables/${part(id)}/missed/${round}`);
export const openRecord = (text: string): Promise<Reply<{ id: string }>> =>
  asked('/api/records', {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: text,
  });
/** Is there such a table? Its record answers 404 when there is none. */
export const tableThere = (id: string): Promise<Reply<unknown>> => asked(recordAddress(id));
export const recordAddress = (id: string): string => `/api/tables/${part(id)}/record`;

export const json = { 'content-type': 'application/json' };
export const part = encodeURIComponent;

export const unreachable: Problem = {
  status: 0,
  de: 'Der Server antwortet gerade nicht. Versuch es gleich noch einmal.',
  en: 'The server does not answer right now. Try again in a moment.',
};

/** How many entries of a list the server sends at once. */
export const PAGE = 100;

/** A whole list, page by page. */
export async function listed<T>(address: string): Promise<Reply<T[]>> {
  const all: T[] = [];
  for (;;) {
    const more = address.includes('?') ? '&' : '?';
    const reply = await asked<T[]>(all.length ? `${address}${more}first=${all.length}` : address);
    if (!reply.ok) return reply;
    all.push(...reply.value);
    if (reply.value.length < PAGE) return { ok: true, value: all };
  }
}

export async function asked<T>(address: string, init?: RequestInit): Promise<Reply<T>> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch {
    heard(false);
    return { ok: false, problem: unreachable };
  }
  heard(!response.headers.has(KEPT));
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, value: body as T };
  return { ok: false, problem: problemOf(response.status, body) };
}

export function problemOf(status: number, body: unknown): Problem {
  const { error, line } = (body ?? {}) as {
    error?: Partial<Bilingual> & { code?: string };
    line?: number;
  };
  const code = typeof error?.code === 'string' ? { code: error.code } : {};
  return {
    status,
    de: error?.de ?? `Der Server antwortet mit ${status}. Versuch es gleich noch einmal.`,
    en: error?.en ?? `The server answers ${status}. Try again in a moment.`,
    ...code,
    ...(typeof line === 'number' && { line }),
  };
}
