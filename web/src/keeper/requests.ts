// Requests of the keeper of a server, and of those whom the keeper lets in.
import { asked, json, listed, type Reply } from '../app/http';
import type {
  AdmissionMade,
  Barred,
  HouseTexts,
  Keeping,
  OpenAdmission,
  Report,
  Saying,
  ShownEntry,
} from '../lib/wire';

const sent = <T>(method: string, address: string, body: unknown): Promise<Reply<T>> =>
  asked(address, { method, headers: json, body: JSON.stringify(body) });
const gone = (address: string): Promise<Reply<null>> => asked(address, { method: 'DELETE' });

/** The link is exchanged for a session of this device. */
export const takeKeys = (secret: string): Promise<Reply<Keeping>> =>
  sent('POST', '/api/keeper', { secret });
export const keeping = (): Promise<Reply<Keeping>> => asked('/api/keeper');
export const leaveKeys = (): Promise<Reply<null>> => gone('/api/keeper');

export const reports = (): Promise<Reply<Report[]>> => listed('/api/keeper/reports');
export const finish = (number: number, done: boolean): Promise<Reply<null>> =>
  sent('PUT', `/api/keeper/reports/${number}`, { done });
export const bar = (number: number): Promise<Reply<null>> =>
  sent('POST', `/api/keeper/reports/${number}/bar`, {});
export const barred = (): Promise<Reply<Barred[]>> => listed('/api/keeper/barred');
export const letIn = (number: number): Promise<Reply<null>> => gone(`/api/keeper/barred/${number}`);

export const setEntrance = (invited_only: boolean): Promise<Reply<null>> =>
  sent('PUT', '/api/keeper/entrance', { invited_only });
export const admission = (): Promise<Reply<AdmissionMade>> =>
  sent('POST', '/api/keeper/admissions', {});
export const admissions = (): Promise<Reply<OpenAdmission[]>> => asked('/api/keeper/admissions');
export const takeBackAdmission = (number: number): Promise<Reply<null>> =>
  gone(`/api/keeper/admissions/${number}`);

export const shownEntries = (): Promise<Reply<ShownEntry[]>> => listed('/api/keeper/entries');
export const clearEntry = (number: number): Promise<Reply<null>> =>
  gone(`/api/keeper/entries/${number}`);
export const clearEntries = (): Promise<Reply<null>> => gone('/api/keeper/entries');

export const say = (saying: Saying): Promise<Reply<null>> =>
  sent('PUT', '/api/keeper/announcement', saying);
export const hush = (): Promise<Reply<null>> => gone('/api/keeper/announcement');

/** Whoever has the keeper's link may open tables. */
export const enter = (secret: string): Promise<Reply<null>> =>
  sent('POST', '/api/admissions', { secret });
export const houseTexts = (): Promise<Reply<HouseTexts>> => asked('/api/house/texts');
