// What the server tells of each game (GET /api/games), fetched once: the screen guesses nothing about rules.
import type { Frame, GameFacts } from '../lib/wire';
import { games } from './http';
import { untold } from './untold';

export interface RuleFacts {
  /** The option that holds the seconds for a move; null where there is none. */
  time_option: string | null;
  /** Refusals that only say that more is to come. */
  not_yet: readonly string[];
  /** Can its board become a crossword puzzle? */
  puzzle: boolean | string | null;
}

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

function factsOf(game: string): RuleFacts {
  const served = told.all.find(({ id }) => id === game) as Partial<RuleFacts> | undefined;
  return { ...untold(game), ...served };
}

/** How long a move may take, for the glass; null without a clock. */
export function thinkingMillis({ game, options }: Pick<Frame, 'game' | 'options'>): number | null {
  const { time_option } = factsOf(game);
  const seconds = time_option === null ? null : options[time_option];
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : null;
}

/** Does a refusal only say that more stones are to come? */
export const notYet = (game: string, code: string): boolean => factsOf(game).not_yet.includes(code);

export const puzzled = (game: string): boolean => Boolean(factsOf(game).puzzle);

/** Games for one, made to become a puzzle. */
export const puzzleMakers = (): GameFacts[] => told.all.filter(({ id, seats }) => puzzled(id) && seats[1] === 1);
