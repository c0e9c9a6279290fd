// Sheets on which several solve one puzzle, over HTTP; and what this device keeps of their links.
import { asked, json, part, type Reply } from '../app/http';
import { keep, keptValue } from '../app/kept';
import { addressOf } from '../app/router';
import type {
  ClassProgress,
  Invite,
  NewSheet,
  SheetDoor,
  SheetFacts,
  SheetJoined,
  SheetMade,
} from '../lib/wire';

const posted = <T>(address: string, body: unknown): Promise<Reply<T>> =>
  asked(address, { method: 'POST', headers: json, body: JSON.stringify(body) });

export const layOut = (gift: string, wanted: NewSheet): Promise<Reply<SheetMade>> =>
  posted(`/api/gifts/${part(gift)}/sheets`, wanted);
export const lookAtSheet = (secret: string): Promise<Reply<SheetDoor>> =>
  posted('/api/sheets/look', { secret });
export const joinSheet = (secret: string, name: string): Promise<Reply<SheetJoined>> =>
  posted('/api/sheets/join', { secret, name });
export const sheetFacts = (id: string): Promise<Reply<SheetFacts>> =>
  asked(`/api/sheets/${part(id)}`);
export const progress = (id: string): Promise<Reply<ClassProgress>> =>
  asked(`/api/sheets/${part(id)}/progress`);
export const clearSheet = (id: string): Promise<Reply<null>> =>
  asked(`/api/sheets/${part(id)}`, { method: 'DELETE' });
export const sheetSocket = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/sheets/${part(id)}/socket`;

/** The server tells a link once: whoever has it may hand it on from this device. */
export function keepLink(id: string, link: Pick<Invite, 'link' | 'qr'>): void {
  keep(`sheet.${id}.link`, JSON.stringify(link));
}

export const linkOf = (id: string): Invite | null => {
  const kept = keptValue<Pick<Invite, 'link' | 'qr'>>(`sheet.${id}.link`);
  return kept && { number: 0, code: null, until: 0, link: kept.link, qr: kept.qr };
};

/** As somebody came: without the drawing of it. */
export const keepSecret = (id: string, secret: string): void =>
  keepLink(id, {
    link: `${location.origin}${location.pathname}${addressOf({ page: 'joining', secret })}`,
    qr: null,
  });
