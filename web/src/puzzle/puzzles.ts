// Puzzles over HTTP (docs/wire.md): the owner's own, and those that somebody was given.
import {
  asked,
  listed,
  json,
  part,
  problemOf,
  unreachable,
  type Problem,
  type Reply,
} from '../app/http';
import type { Change, Gift, Offered, OwnPuzzle, PuzzleFacts, Square } from '../lib/wire';

export type {
  Change,
  Clued,
  Gift,
  Noted as Note,
  Numbering,
  Offered,
  OwnPuzzle,
  OwnWord,
  PuzzleFacts,
} from '../lib/wire';

export interface Wish {
  rows: number;
  cols: number;
  level: string;
  umlauts: string;
}
export type Entry = [number, number, string];

const own = (id: string): string => `/api/puzzles/${part(id)}`;
export const giftAddress = (gift: string): string => `/api/gifts/${part(gift)}`;
const sent = (method: string, content: unknown): RequestInit => ({
  method,
  headers: json,
  body: JSON.stringify(content),
});

export const puzzles = (): Promise<Reply<PuzzleFacts[]>> => listed('/api/puzzles');
export const puzzleOf = (table: string): Promise<Reply<{ id: string }>> =>
  asked('/api/puzzles', sent('POST', { table }));
export const newPuzzle = (wish: Wish): Promise<Reply<{ id: string }>> =>
  asked('/api/puzzles', sent('POST', wish));
export const openPuzzle = (file: Blob): Promise<Reply<{ id: string }>> =>
  asked('/api/puzzles/file', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
export const puzzle = (id: string): Promise<Reply<OwnPuzzle>> => asked(own(id));
/** Goes on even when the page is left. */
export const writePuzzle = (id: string, change: Change): Promise<Reply<OwnPuzzle>> =>
  asked(own(id), { ...sent('PATCH', change), keepalive: true });
export const suggestAll = (id: string): Promise<Reply<OwnPuzzle>> =>
  asked(`${own(id)}/suggest`, { method: 'POST' });
export const suggestions = (
  id: string,
  [row, col]: Square,
  across: boolean,
): Promise<Reply<{ clues: Offered[] }>> =>
  asked(`${own(id)}/suggestions?row=${row}&col=${col}&across=${across}`);
export const removePuzzle = (id: string): Promise<Reply<null>> =>
  asked(own(id), { method: 'DELETE' });
export const gift = (name: string): Promise<Reply<Gift>> => asked(giftAddress(name));
export const checkGift = (
  name: string,
  letters: Entry[],
): Promise<Reply<{ wrong: Square[]; solved: boolean }>> =>
  asked(`${giftAddress(name)}/check`, sent('POST', { letters }));
export const revealGift = (name: string, squares: Square[]): Promise<Reply<{ letters: Entry[] }>> =>
  asked(`${giftAddress(name)}/reveal`, sent('POST', { squares }));

/** Fetches a file and hands it to the browser as a download; what went wrong comes back. */
export async function fetchFile(
  id: string,
  kind: string,
  wishes: Record<string, string>,
): Promise<Problem | null> {
  const response = await fetch(`${own(id)}/files/${kind}?${new URLSearchParams(wishes)}`).catch(
    () => null,
  );
  if (!response) return unreachable;
  if (!response.ok) return problemOf(response.status, await response.json().catch(() => null));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ??
    `raetsel.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return null;
}
