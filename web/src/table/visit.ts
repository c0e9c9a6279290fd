// visit.ts: which table a line leads to, and a name for this visit to it.

/** 96 random bits; getRandomValues is there on a home network without https too. */
export function newVisit(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(16)).join(
    '-',
  );
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
