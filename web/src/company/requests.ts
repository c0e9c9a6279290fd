// Requests about invitations and tables that wait.
import { asked, json, part, type Reply } from '../app/http';
import type {
  Agreement,
  Blocked,
  Door,
  Filling,
  Invite,
  Knock,
  NewInvitation,
  ProgramSeat,
  NewReport,
  OpenInvitation,
  Seated,
  TalkWay,
} from '../lib/wire';

const posted = <T>(address: string, body: unknown): Promise<Reply<T>> =>
  asked(address, { method: 'POST', headers: json, body: JSON.stringify(body) });

export const invite = (table: string, wanted: NewInvitation): Promise<Reply<Invite>> =>
  posted(`/api/tables/${part(table)}/invitations`, wanted);
/** Those that still lead somewhere, for who opened the table. */
export const openInvitations = (table: string): Promise<Reply<OpenInvitation[]>> =>
  asked(`/api/tables/${part(table)}/invitations`);
export const takeBack = (table: string, number: number): Promise<Reply<null>> =>
  asked(`/api/tables/${part(table)}/invitations/${number}`, { method: 'DELETE' });
/** What an invitation leads to; nothing is used up. */
export const lookAt = (knock: Knock): Promise<Reply<Door>> =>
  posted('/api/invitations/look', knock);
export const claim = (knock: Knock): Promise<Reply<Seated>> =>
  posted('/api/invitations/claim', knock);

export const talk = (table: string, way: TalkWay): Promise<Reply<null>> =>
  asked(`/api/tables/${part(table)}/talk`, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ way }),
  });
/** Whoever sits there is taken off the table, for who laid it. */
export const remove = (table: string, seat: number): Promise<Reply<null>> =>
  posted(`/api/tables/${part(table)}/remove`, { seat });
/** Whoever sits there does not come to tables that this device opens. */
export const block = (table: string, seat: number): Promise<Reply<null>> =>
  posted(`/api/tables/${part(table)}/block`, { seat });
/** The keeper of the server reads it; nobody at the table learns of it. */
export const report = (table: string, told: NewReport): Promise<Reply<null>> =>
  posted(`/api/tables/${part(table)}/report`, told);
export const blocked = (): Promise<Reply<Blocked[]>> => asked('/api/me/blocked');
export const unblock = (number: number): Promise<Reply<null>> =>
  asked(`/api/me/blocked/${number}`, { method: 'DELETE' });

export const fill = (table: string, wanted: Filling): Promise<Reply<null>> =>
  posted(`/api/tables/${part(table)}/places`, wanted);
/** A seat for a program: its token is told once. */
export const seatProgram = (table: string, name: string): Promise<Reply<ProgramSeat>> =>
  posted(`/api/tables/${part(table)}/programs`, { name });
export const rename = (table: string, place: number, name: string): Promise<Reply<null>> =>
  asked(`/api/tables/${part(table)}/places/${place}`, {
    method: 'PATCH',
    headers: json,
    body: JSON.stringify({ name }),
  });
export const free = (table: string, place: number): Promise<Reply<null>> =>
  asked(`/api/tables/${part(table)}/places/${place}`, { method: 'DELETE' });
export const showOnly = (table: string): Promise<Reply<null>> =>
  asked(`/api/tables/${part(table)}/screen`, { method: 'PUT' });
export const sitDown = (table: string): Promise<Reply<null>> =>
  asked(`/api/tables/${part(table)}/screen`, { method: 'DELETE' });
/** Another clock or other words, before the game begins. */
export const settle = (table: string, wanted: Agreement): Promise<Reply<null>> =>
  asked(`/api/tables/${part(table)}`, {
    method: 'PATCH',
    headers: json,
    body: JSON.stringify(wanted),
  });
export const begin = (table: string): Promise<Reply<{ id: string }>> =>
  posted(`/api/tables/${part(table)}/begin`, {});
