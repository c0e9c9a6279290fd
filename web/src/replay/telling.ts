// The steps of a replay in words: their numbers, and a sentence each.
import { listed } from '../board/spoken';
import { gameOf } from '../games';
import { t, tMaybe, type Key } from '../app/language.svelte';
import { ownName } from '../table/seats';
import type { Replay, ReplayStep } from '../lib/wire';

/**
 * The number of the move at each step; a lot and a clock that ran out are no moves and have the
 * number before them.
 */
export function moveNumbers({ steps }: Pick<Replay, 'steps'>): number[] {
  let moves = 0;
  return steps.map((step) => (step.seat === null ? moves : ++moves));
}

type Told = Pick<Replay, 'game' | 'seats' | 'steps'>;

export function stepName(replay: Told, at: number): string {
  const numbers = moveNumbers(replay);
  const step = replay.steps[at];
  if (at === 0 || !step) return t('replay.start');
  if (step.kind === 'chance' && ownWords(replay, step)) return t('replay.chance');
  if (drawn(step)) return t('replay.draw');
  return t('replay.step', { n: numbers[at], all: numbers.at(-1) });
}

/** What the game itself says to a step. */
function ownWords({ game, seats }: Told, step: ReplayStep): string | undefined {
  return gameOf(game)?.tell.stepTold(step, (seat) => ownName(seats[seat], seat));
}

export function told(replay: Told, at: number): string {
  const step = replay.steps[at];
  if (!step || at === 0) return '';
  const own = ownWords(replay, step);
  if (own !== undefined) return own;
  const letters = drawn(step);
  if (letters) return lotTold(replay, at, letters);
  if (step.seat === null) return t('replay.expired');
  const name = ownName(replay.seats[step.seat], step.seat);
  const team = (replay.seats[step.seat]?.names.length ?? 1) > 1;
  if (step.words.length) {
    const words = listed(step.words.map(({ word }) => word));
    if (gameOf(replay.game)?.points === false)
      return t(team ? 'replay.laid.words.team' : 'replay.laid.words', { name, words });
    return t(team ? 'replay.laid.team' : 'replay.laid', { name, words, n: step.points });
  }
  const action = step.action ?? '';
  const key = `replay.${action}${team ? '.team' : ''}`;
  return tMaybe(key, { name }) ?? t('replay.did', { name, action });
}

/** The letters of a lot, `draw C Q`: one a seat. */
function drawn(step: ReplayStep): string[] | null {
  const [verb, ...letters] = (step.seat === null ? (step.action ?? '') : '').split(' ');
  return verb === 'draw' && letters.length ? letters : null;
}

function lotTold(replay: Pick<Replay, 'seats' | 'steps'>, at: number, letters: string[]): string {
  const turned = letters.map((letter, seat) => `${ownName(replay.seats[seat], seat)} ${letter}`);
  const first = replay.steps.slice(at).find((step) => step.seat !== null)?.seat ?? null;
  const lots = t('replay.lots', { lots: turned.join(', ') });
  if (first === null) return lots;
  const key: Key =
    (replay.seats[first]?.names.length ?? 1) > 1 ? 'replay.begins.team' : 'replay.begins';
  return `${lots} ${t(key, { name: ownName(replay.seats[first], first) })}`;
}
