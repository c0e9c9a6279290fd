// The workshop over HTTP (docs/wire.md).
import { asked, json, part, problemOf, unreachable, type Problem, type Reply } from '../app/http';
import { writePuzzle, type OwnPuzzle } from '../puzzle/puzzles';
import type { BookletWish, Fitting, Prospected, Square, Wished, Worked } from '../lib/wire';

export type { Grade, Prospected, Wished, Worked } from '../lib/wire';
export type Spot = [number, number, boolean];

const own = (id: string): string => `/api/workshop/${part(id)}`;
const sent = (content: unknown): RequestInit => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify(content),
});

export const begin = (wished: Wished): Promise<Reply<{ id: string }>> =>
  asked('/api/workshop', sent(wished));
export const bench = (id: string): Promise<Reply<Worked>> => asked(own(id));
export const outlook = (id: string, squares: Square[]): Promise<Reply<Prospected>> =>
  asked(`${own(id)}/outlook`, sent({ squares }));
export const fits = (id: string, [row, col, across]: Spot): Promise<Reply<Fitting>> =>
  asked(`${own(id)}/fits?row=${row}&col=${col}&across=${across}`);
export const refill = (id: string, squares: Square[]): Promise<Reply<Worked>> =>
  asked(`${own(id)}/refill`, sent({ squares }));
export const rewrite = (id: string, at: Spot, word: string): Promise<Reply<Worked>> =>
  asked(`${own(id)}/word`, sent({ at, word }));
export const addTheme = (id: string, word: string): Promise<Reply<Worked>> =>
  asked(`${own(id)}/theme`, sent({ word }));
export const restore = (id: string, rows: string[]): Promise<Reply<Worked>> =>
  asked(`${own(id)}/rows`, sent({ rows }));
export const lock = (id: string, locked: Spot[]): Promise<Reply<OwnPuzzle>> =>
  writePuzzle(id, { locked });
export const setLevel = (
  id: string,
  level: 'leicht' | 'mittel' | 'schwer',
): Promise<Reply<OwnPuzzle>> => writePuzzle(id, { level });
export const setTheme = (id: string, theme: string[]): Promise<Reply<OwnPuzzle>> =>
  writePuzzle(id, { theme });

/** Fetches a booklet and hands it to the browser as a download; what went wrong comes back. */
export async function fetchBooklet(wish: BookletWish): Promise<Problem | null> {
  const response = await fetch('/api/booklets', sent(wish)).catch(() => null);
  if (!response) return unreachable;
  if (!response.ok) return problemOf(response.status, await response.json().catch(() => null));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = 'heft.pdf';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return null;
}
