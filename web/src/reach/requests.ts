// Requests about being told of one's turn.
import { asked, json, part, type Reply } from '../app/http';
import type { NewAddress, NewPush, Reach } from '../lib/wire';

export const reach = (): Promise<Reply<Reach>> => asked('/api/reach');
export const askMail = (wanted: NewAddress): Promise<Reply<null>> =>
  sent('PUT', '/api/reach/mail', wanted);
export const endMail = (): Promise<Reply<null>> => sent('DELETE', '/api/reach/mail');
export const confirmMail = (secret: string): Promise<Reply<null>> =>
  sent('POST', '/api/mail/confirm', { secret });
export const stopMail = (secret: string): Promise<Reply<null>> =>
  sent('POST', `/api/mail/stop/${part(secret)}`);
export const keepPush = (wanted: NewPush): Promise<Reply<null>> =>
  sent('PUT', '/api/reach/push', wanted);
export const endPush = (): Promise<Reply<null>> => sent('DELETE', '/api/reach/push');

function sent(method: string, address: string, body?: unknown): Promise<Reply<null>> {
  const data = body === undefined ? {} : { headers: json, body: JSON.stringify(body) };
  return asked(address, { method, ...data });
}
