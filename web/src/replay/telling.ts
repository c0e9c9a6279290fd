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

/** A row of the list of moves: one step, or purchases one after the other. */
export interface MoveRow {
  from: number;
  to: number;
  /** How often each seat bought, where they are one row. */
  bought?: ReadonlyMap<number, number>;
}

const verbOf = ({ action }: ReplayStep): string => (action ?? '').split(' ')[0] ?? '';
const buys = (step: ReplayStep): boolean =>
  step.seat !== null && verbOf(step) === 'buy' && !step.words.length;
/** What was drawn for a purchase. */
const follows = (step: ReplayStep): boolean => step.kind === 'chance' && verbOf(step) === 'draw';

/** All steps but the first, which is the start. */
export function moveRows({ steps }: Pick<Replay, 'steps'>): MoveRow[] {
  const rows: MoveRow[] = [];
  for (let at = 1; at < steps.length; at++) {
    let to = at;
    while (buys(steps[at]!) && steps[to + 1] && (buys(steps[to + 1]!) || follows(steps[to + 1]!)))
      to += 1;
    const bought = steps.slice(at, to + 1).filter(buys);
    if (bought.length < 2) rows.push({ from: at, to: at });
    else {
      rows.push({ from: at, to, bought: timesOf(bought) });
      at = to;
    }
  }
  return rows;
}

function timesOf(steps: readonly ReplayStep[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { seat } of steps) if (seat !== null) times.set(seat, (times.get(seat) ?? 0) + 1);
  return times;
}

/** 'Anna kauft 3×, Karl kauft 2×.' */
export function boughtTold({ seats }: Pick<Replay, 'seats'>, times: MoveRow['bought']): string {
  const parts = [...(times ?? [])].map(([seat, n]) =>
    t((seats[seat]?.names.length ?? 1) > 1 ? 'replay.bought.team' : 'replay.bought', {
      name: ownName(seats[seat], seat),
      n,
    }),
  );
  return `${parts.join(', ')}.`;
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
