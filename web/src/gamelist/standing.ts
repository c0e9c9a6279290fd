// How a game stands, in one sentence.
import { listed } from '../board/spoken';
import { gameOf } from '../games';
import { language, t } from '../app/language.svelte';
import { aloneAt, ownName } from '../table/seats';
import type { TableFacts } from '../lib/wire';
import { company, type Seated } from '../shelf/people';
import { since } from '../shelf/since';

export function titleOf(table: Seated, game: string): string {
  return t(aloneAt(table) === null ? 'shelf.title.of' : 'shelf.title.with', {
    game,
    names: company(table),
  });
}

/** Do people play there at devices of their own? Then it stays theirs. */
export function keptByOthers({ waiting, seats, mine }: TableFacts): boolean {
  return !waiting && seats.some(({ kind }, seat) => kind === 'person' && !mine.includes(seat));
}

export function standingOf(table: TableFacts, now: Date): string {
  if (table.waiting) return t('games.waits');
  return table.over ? resultOf(table) : turnOf(table, now);
}

/** Whoever watches hidden hands is a turn behind, and is told of it at the table only. */
export function behind(table: TableFacts): boolean {
  return !table.over && !table.waiting && table.scores.length === 0;
}

function turnOf(table: TableFacts, now: Date): string {
  if (behind(table)) return t('games.behind');
  const ago = since(new Date(table.since), now, language());
  const own = aloneAt(table);
  if (own !== null && table.next.includes(own)) return t('games.turn.you', { since: ago });
  const next = table.next.length === 1 ? table.next[0] : undefined;
  if (next === undefined) return t('games.turn.open', { since: ago });
  const team = (table.seats[next]?.names.length ?? 1) > 1;
  return t(team ? 'games.turn.team' : 'games.turn.name', {
    name: ownName(table.seats[next], next),
    since: ago,
  });
}

function resultOf(table: TableFacts): string {
  const [first] = table.winners;
  if (first === undefined) return t('games.won.none');
  const n = table.scores[first] ?? 0;
  if (gameOf(table.game)?.points === false)
    return t(first === aloneAt(table) ? 'games.paid.you' : 'games.paid.name', {
      name: ownName(table.seats[first], first),
      n,
    });
  if (first === aloneAt(table) && table.winners.length === 1)
    return t('games.won.you', { points: t('games.points', { n }) });
  const name = listed(table.winners.map((at) => ownName(table.seats[at], at)));
  const team = (table.seats[first]?.names.length ?? 1) > 1;
  const key =
    table.winners.length > 1 ? 'games.won.shared' : team ? 'games.won.team' : 'games.won.name';
  return t(key, { name, points: t('games.points.with', { n }) });
}
