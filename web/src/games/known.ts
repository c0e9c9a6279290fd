// Which games this client can show, without fetching any: the shelf lists no other.
const files = import.meta.glob('./*/game.ts');

export const knowsGame = (id: string): boolean => `./${id}/game.ts` in files;
