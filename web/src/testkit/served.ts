// A server of a few answers for the tests of pages: addresses to bodies; what was sent is kept.
import { vi } from 'vitest';
import type { GameFacts, TableFacts } from '../lib/wire';
import { optionOf, person } from './told';

export interface Sent {
  method: string;
  address: string;
  body: unknown;
}
type Served = Record<string, unknown>;

/**
 * served({'GET /api/games': []}) answers that and 404 to everything else; a number is an empty
 * answer with that status.
 */
export function served(answers: Served): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? init.body : null;
    sent.push({ method, address, body: body?.startsWith('{') ? JSON.parse(body) : body });
    const answer = answers[`${method} ${address}`];
    if (answer === undefined)
      return new Response(JSON.stringify({ error: { de: 'Fehlt.', en: 'Missing.' } }), {
        status: 404,
      });
    if (typeof answer === 'number') return new Response(null, { status: answer });
    if (answer instanceof Response) return answer;
    return new Response(JSON.stringify(answer), { status: method === 'POST' ? 201 : 200 });
  });
  return sent;
}

export const nomina: GameFacts = {
  id: 'nomina',
  name: 'Nomina',
  seats: [2, 6],
  box: 'Der Holzkasten',
  edition: '1',
  words: [optionOf({ name: 'plurals', type: 'bool', default: true })],
  options: [
    optionOf({
      name: 'time',
      type: 'int',
      default: 0,
      min: 0,
      max: 3600,
      label: { de: 'Bedenkzeit', en: 'Time' },
    }),
    optionOf({ name: 'start', type: 'choice', default: 'agreed', choices: ['agreed', 'draw'] }),
    optionOf({ name: 'first', type: 'int', default: 1, min: 1, max: 6 }),
  ],
  presets: [
    {
      name: 'finesse',
      label: { de: 'Mit allen Finessen', en: 'With all finesse' },
      options: { time: 120, start: 'draw' },
    },
  ],
  time_option: 'time',
  clocks: true,
  head_start: {},
  limits: true,
  free_start: false,
  not_yet: { three_stones: 3, first_word_of_three: 3 },
  puzzle: 'end',
  contest: false,
};

export const running: TableFacts = {
  id: 'k7',
  game: 'nomina',
  seats: [person('Anna'), { names: ['Computer'], kind: 'computer', level: 'mittel' }],
  scores: [14, 9],
  mine: [0],
  next: [0],
  over: false,
  winners: [],
  waiting: false,
  opened: true,
  since: '2026-11-14T20:00:00Z',
  until: null,
  updated: '2026-11-14T20:00:00Z',
};
