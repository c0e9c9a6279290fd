// How a request is answered by the worker.

/**
 * page: the page itself, from the net if there is one; file: of this build, which never changes;
 * rules, visited: an answer that is also worth something later; pass: none of the worker's business.
 */
export type Manner = 'page' | 'file' | 'rules' | 'visited' | 'pass';

const RULES = /^\/api\/(games|messages|house|daily|rules\/[\w-]+)$/;
const VISITED =
  /^\/api\/(gifts\/[^/]+|daily\/[\w-]+(\/words)?|tables\/[^/]+\/(replay|missed\/\d+))$/;

export interface Asked {
  method: string;
  url: string;
}

export function mannerOf({ method, url }: Asked, origin: string): Manner {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'pass';
  const { pathname } = address;
  if (pathname === '/') return 'page';
  if (pathname.startsWith('/assets/')) return 'file';
  if (RULES.test(pathname)) return 'rules';
  return VISITED.test(pathname) ? 'visited' : 'pass';
}
