// Requests about the picture of the week.
import { asked, json, type Reply } from '../app/http';
import type { EnteredPicture, NewEntry, Week } from '../lib/wire';

export const weekOf = (week: string): Promise<Reply<Week>> =>
  asked(`/api/week${week ? `?week=${encodeURIComponent(week)}` : ''}`);
export const enter = (entry: NewEntry): Promise<Reply<EnteredPicture>> =>
  asked('/api/week/entries', { method: 'POST', headers: json, body: JSON.stringify(entry) });
export const withdraw = (number: number): Promise<Reply<null>> =>
  asked(`/api/week/entries/${number}`, { method: 'DELETE' });
