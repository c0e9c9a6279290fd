// Options while they are being chosen: defaults, presets, what differs, what does not fit.
import type { GameFacts, Option, OptionValue, Preset } from '../lib/wire';

export type Values = Record<string, OptionValue | null>;

/** Who starts has a control of its own where the game asks it this way. */
export const STARTING: readonly string[] = ['start', 'first'];

export function defaultsOf(game: GameFacts): Values {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** How the start is drawn where nobody was agreed on: by lot, or by the letters of the hands. */
export function lotOf(game: GameFacts): string | undefined {
  const start = game.options.find((option) => option.name === 'start');
  if (
    !start?.choices?.includes('agreed') ||
    !game.options.some((option) => option.name === 'first')
  )
    return undefined;
  return start.choices.map(String).find((choice) => choice !== 'agreed');
}

export function drawsForStart(game: GameFacts): boolean {
  return lotOf(game) !== undefined;
}

/** The options to set for a start by lot (null) or by a seat, counted from 0. */
export function starting(game: GameFacts | undefined, seat: number | null): Values {
  const lot = game && lotOf(game);
  if (!lot) return {};
  return seat === null ? { start: lot } : { start: 'agreed', first: seat + 1 };
}

/** The options without the seconds of a clock, which is sent beside them. */
export function withoutClock({ clocks, time_option }: GameFacts, values: Values): Values {
  const kept = Object.entries(values).filter(([name]) => !clocks || name !== time_option);
  return Object.fromEntries(kept);
}

/** The options that the page shows one by one; a clock has a field of its own. */
export function shownOptions(game: GameFacts): Option[] {
  const apart = [
    ...(drawsForStart(game) ? STARTING : []),
    ...(game.clocks && game.time_option ? [game.time_option] : []),
  ];
  return game.options.filter((option) => !apart.includes(option.name));
}

/** Follows the number of people, so it is no change of the rules. */
const FOLLOWING = 'order';

export function changedFrom(game: GameFacts, values: Values): string[] {
  return shownOptions(game)
    .filter((option) => option.name !== FOLLOWING && values[option.name] !== option.default)
    .map((option) => option.name);
}

export function presetValues(game: GameFacts, preset: Preset): Values {
  const shown = new Set(shownOptions(game).map((option) => option.name));
  const chosen = Object.entries(preset.options).filter(([name]) => shown.has(name));
  return { ...defaultsOf(game), ...Object.fromEntries(chosen) };
}

export function presetFits(game: GameFacts, preset: Preset, values: Values): boolean {
  const wanted = presetValues(game, preset);
  return shownOptions(game).every(
    (option) => option.name === FOLLOWING || values[option.name] === wanted[option.name],
  );
}

/** Is this a value that the option takes? Numbers come from people. */
export function fits(option: Option, value: OptionValue | null | undefined): boolean {
  if (option.type === 'bool') return typeof value === 'boolean';
  if (option.type === 'choice') return (option.choices ?? []).some((choice) => choice === value);
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  return value >= (option.min ?? -Infinity) && value <= (option.max ?? Infinity);
}

/** In real time several people on one device play in turn; each with a device of their own, together. */
export function orderFor(game: GameFacts, people: number): Values {
  const order = game.options.find((option) => option.name === FOLLOWING);
  if (!order?.choices?.includes('in-turn')) return {};
  return { [FOLLOWING]: people > 1 ? 'in-turn' : order.default };
}
