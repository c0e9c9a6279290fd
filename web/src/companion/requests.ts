// What the companion asks of the server: dice that were typed in, and lists written over them.
import { asked, json, part, type Reply } from '../app/http';
import type { ReadLists, Tray } from '../lib/wire';

export const trayOf = (letters: string): Promise<Reply<Tray>> =>
  asked(`/api/trays/${part(letters)}`);

export const readLists = (letters: string, lists: string[][]): Promise<Reply<ReadLists>> =>
  asked(`/api/trays/${part(letters)}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ lists }),
  });
