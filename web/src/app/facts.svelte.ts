// What the server tells of each game (GET /api/games), fetched once: the screen guesses nothing about rules.
import type { Frame, GameFacts } from '../lib/wire';
import { games } from './http';

type RuleFacts = Pick<GameFacts, 'time_option' | 'not_yet' | 'puzzle' | 'contest'>;

/** As long as nothing was told: no clock, every refusal is one, no puzzle. */
const NOTHING: RuleFacts = { time_option: null, not_yet: {}, puzzle: null, contest: false };

class Told {
  all = $state.raw<readonly GameFacts[]>([]);
  asked: Promise<boolean> | null = null;
}
const told = new Told();

/** Fetches the facts unless they are here already; a failure may be tried again. */
export function loadFacts(): Promise<boolean> {
  told.asked ??= games().then((reply) => {
    if (reply.ok) told.all = reply.value;
    else told.asked = null;
    return reply.ok;
  });
  return told.asked;
}

/** All that is told of a game; undefined until it is. */
export const gameFacts = (game: string): GameFacts | undefined =>
  told.all.find(({ id }) => id === game);

/** All games of the house, in the order of the shelf. */
export const allGames = (): readonly GameFacts[] => told.all;

const factsOf = (game: string): RuleFacts => gameFacts(game) ?? NOTHING;

/** How long a move may take, for the glass; null without a clock. */
export function thinkingMillis({ game, options }: Pick<Frame, 'game' | 'options'>): number | null {
  const { time_option } = factsOf(game);
  const seconds = time_option === null ? null : options[time_option];
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : null;
}

/** Does a refusal only say that more stones are to come? */
export function notYet(game: string, code: string, stones: number): boolean {
  const fewer = factsOf(game).not_yet[code];
  return fewer !== undefined && (fewer === null || stones < fewer);
}

export const puzzled = (game: string): boolean => factsOf(game).puzzle !== null;

/** May its board be the picture of the week? */
export const contested = (game: string): boolean => factsOf(game).contest;

/** Games for one, made to become a puzzle. */
export const puzzleMakers = (): GameFacts[] =>
  told.all.filter(({ id, seats }) => puzzled(id) && seats[1] === 1);
