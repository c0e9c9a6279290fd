// A browser's caches, as far as the client and its worker use them.
import { vi } from 'vitest';

export const HOME = 'https://wort.example';

const addressOf = (asked: Request | string): string =>
  typeof asked === 'string' ? new URL(asked, HOME).href : asked.url;

export class Shelf {
  readonly kept = new Map<string, Response>();
  async match(asked: Request | string): Promise<Response | undefined> {
    return this.kept.get(addressOf(asked))?.clone();
  }
  async put(asked: Request | string, response: Response): Promise<void> {
    this.kept.set(addressOf(asked), response);
  }
  async add(asked: string): Promise<void> {
    await this.put(asked, await fetch(asked));
  }
  async delete(asked: Request | string): Promise<boolean> {
    return this.kept.delete(addressOf(asked));
  }
  async keys(): Promise<Request[]> {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
}

/** Puts empty ones in the place of the browser's. */
export function emptyShelves(): Map<string, Shelf> {
  const shelves = new Map<string, Shelf>();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      if (!shelves.has(name)) shelves.set(name, new Shelf());
      return shelves.get(name);
    },
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
    match: async (asked: Request | string) => {
      for (const shelf of shelves.values()) {
        const found = await shelf.match(asked);
        if (found) return found;
      }
      return undefined;
    },
  });
  return shelves;
}
