// How a game stands, in one sentence.
import { language, t } from '../lib/language.svelte';
import type { TableFacts } from '../lib/wire';
import { company, listed, onlyPerson, seatName } from '../shelf/people';
import { since } from '../shelf/since';

export function titleOf(table: TableFacts, game: string): string {
  const key = onlyPerson(table.seats) === undefined ? 'shelf.title.of' : 'shelf.title.with';
  return t(key, { game, names: company(table, language()) });
}

export function standingOf(table: TableFacts, now: Date): string {
  return table.over ? resultOf(table) : turnOf(table, now);
}

function turnOf(table: TableFacts, now: Date): string {
  const ago = since(new Date(table.updated), now, language());
  const next = table.next.length === 1 ? table.next[0] : undefined;
  if (next === undefined) return t('games.turn.open', { since: ago });
  if (next === onlyPerson(table.seats)) return t('games.turn.you', { since: ago });
  return t('games.turn.name', { name: seatName(table.seats[next], language()), since: ago });
}

function resultOf(table: TableFacts): string {
  const [first] = table.winners;
  if (first === undefined) return t('games.won.none');
  const n = table.scores[first] ?? 0;
  if (table.winners.length > 1) {
    const name = listed(table.winners.map((seat) => seatName(table.seats[seat], language())), language());
    return t('games.won.shared', { name, points: t('games.points.with', { n }) });
  }
  if (first === onlyPerson(table.seats)) return t('games.won.you', { points: t('games.points', { n }) });
  return t('games.won.name', { name: seatName(table.seats[first], language()), points: t('games.points.with', { n }) });
}
