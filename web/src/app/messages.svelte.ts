// The server's sentences: every refusal code in German and English, with the clauses behind it. Fetched once.
import { fill, type Values } from './fill';
import { messages as fetched } from './http';
import { language } from './language.svelte';
import { withStoneNames } from './stones';
import type { Messages } from '../lib/wire';

class Sentences {
  all = $state.raw<Messages>({ de: {}, en: {}, clauses: {} });
  asked: Promise<boolean> | null = null;
}
const sentences = new Sentences();

/** Fetches the sentences unless they are here already; a failure may be tried again. */
export function loadMessages(): Promise<boolean> {
  sentences.asked ??= fetched().then((reply) => {
    if (reply.ok) sentences.all = reply.value;
    else sentences.asked = null;
    return reply.ok;
  });
  return sentences.asked;
}

/** The sentence of a code; undefined while it is not known, so that the caller can say something else. */
export function sentence(code: string, data: Values = {}): string | undefined {
  const found = plain(code);
  return found === undefined ? undefined : fill(found, spoken(data));
}

const plain = (code: string): string | undefined =>
  sentences.all[language()][code] ?? sentences.all.de[code];

/** The data of a refusal as a sentence says it. */
export const spoken = (data: Values): Values => withStoneNames(data, plain);

export function clausesOf(code: string): string[] {
  return sentences.all.clauses[code] ?? [];
}
