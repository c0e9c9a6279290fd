// The larder: the files of this build, and the answers that are worth something without a net.
import { ANSWERS, KEPT } from '../app/answers';
import type { Manner } from './manner';

const BUILD = 'build-';
// How many puzzles and games that were looked at stay? The oldest go first.
const MOST_VISITED = 120;
const DAYS = '/api/daily';
const DAY_MILLIS = 24 * 3600 * 1000;
// A line that is there but carries nothing is no line.
const PATIENCE_MILLIS = 4000;

export class Larder {
  constructor(
    private readonly files: readonly string[],
    private readonly build: string,
  ) {}

  /** All files of the build or none: half a page is no page. One by one, others wait for the line. */
  async stock(): Promise<void> {
    const cache = await caches.open(this.name);
    for (const file of ['/', ...this.files]) {
      if (await cache.match(file)) continue;
      const before = file === '/' ? undefined : await caches.match(file);
      await (before ? cache.put(file, before) : cache.add(file));
    }
  }

  /** What nobody opened yet but may want on the train: the rules, and two weeks of days. */
  async stockRules(languages: readonly string[]): Promise<void> {
    for (const address of ['/api/messages', '/api/house', '/api/games', DAYS])
      await this.answer(new Request(address), 'rules');
    const games = await (await caches.match('/api/games'))?.json();
    for (const { id } of games as { id: string }[])
      for (const lang of languages)
        await this.answer(new Request(`/api/rules/${id}?lang=${lang}`), 'rules');
  }

  /** The days of two weeks again, when those that are here came yesterday or before. */
  async stockDays(origin: string, now = Date.now()): Promise<void> {
    const here = await (await caches.open(ANSWERS)).match(DAYS);
    const came = Date.parse(here?.headers.get('date') ?? '');
    if (now - came < DAY_MILLIS) return;
    await this.answer(new Request(new URL(DAYS, origin)), 'rules').catch(() => undefined);
  }

  /** What older builds left. */
  async clear(): Promise<void> {
    const old = (await caches.keys()).filter(
      (name) => name.startsWith(BUILD) && name !== this.name,
    );
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  async file(request: Request): Promise<Response> {
    return (await caches.match(request)) ?? fetch(request);
  }

  /** The newest page; without a line the one whose files are here. */
  async page(request: Request): Promise<Response> {
    const here = await (await caches.open(this.name)).match('/');
    if (!here) return fetch(request);
    return first(fetch(request), () => here);
  }

  async answer(request: Request, manner: Manner): Promise<Response> {
    const cache = await caches.open(ANSWERS);
    const here = await cache.match(request, { ignoreSearch: manner === 'rules' });
    const fresh = fetch(request).then((response) => this.keep(cache, request, response, manner));
    if (!here) return fresh;
    return first(fresh, () => marked(here));
  }

  private async keep(
    cache: Cache,
    request: Request,
    response: Response,
    manner: Manner,
  ): Promise<Response> {
    // What was erased there is not kept here.
    if ([403, 404, 410].includes(response.status)) await cache.delete(request);
    if (!response.ok) return response;
    await cache.delete(request); // so that it is the youngest again
    await cache.put(request, response.clone());
    if (manner === 'visited') await this.forgetOldest(cache);
    return response;
  }

  private async forgetOldest(cache: Cache): Promise<void> {
    const visited = (await cache.keys()).filter(({ url }) =>
      /\/api\/(gifts|tables|daily)\//.test(url),
    );
    for (const request of visited.slice(0, -MOST_VISITED)) await cache.delete(request);
  }

  private get name(): string {
    return BUILD + this.build;
  }
}

/** The fresh one, unless it does not come, comes late, or the server is out of order. */
async function first(fresh: Promise<Response>, kept: () => Response): Promise<Response> {
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MILLIS));
  const response = await Promise.race([fresh.catch(() => null), late]);
  return response && response.status < 500 ? response : kept();
}

/** Tells the page that this is what was known before. */
function marked(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(KEPT, '1');
  return new Response(response.body, { status: response.status, headers });
}
