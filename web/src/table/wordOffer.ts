// An offer of other words: what is agreed as values of a form, a form as the text of an offer, and
// what would change in plain words.
import { said, t } from '../app/language.svelte';
import { sentence } from '../app/messages.svelte';
import type { GameFacts, Option, OptionValue } from '../lib/wire';
import { fits, type Values } from '../newgame/options';
import { listMissing, OWN_LIST, policyOf, wordDefaults } from '../newgame/wordRules';

type Policy = Readonly<Record<string, string>>;

// A message to the server has room for 4096 bytes; what else stands in it is short.
const MOST_BYTES = 3900;

/** What is agreed, as the form shows it. */
export function agreedValues(game: GameFacts, policy: Policy = {}): Values {
  const agreed = (game.words ?? []).flatMap((option) => {
    const text = policy[option.name];
    return text === undefined ? [] : [[option.name, read(option, text)] as const];
  });
  const list = policy[OWN_LIST]?.replaceAll(',', ' ') ?? '';
  return { ...wordDefaults(game), ...Object.fromEntries(agreed), [OWN_LIST]: list };
}

function read({ type }: Option, text: string): OptionValue {
  if (type === 'bool') return text === 'yes';
  return type === 'int' ? Number(text) : text;
}

const written = (value: OptionValue | null): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '');

/** 'first_names=no least_letters=3': all that departs from the leaflet; nothing is the leaflet itself. */
export function offerText(game: GameFacts, values: Values): string {
  return Object.entries(policyOf(game, values))
    .map(([name, value]) => `${name}=${written(value)}`)
    .join(' ');
}

export function offeredPolicy(text: string): Policy {
  return Object.fromEntries(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]),
  );
}

export const tooLong = (text: string): boolean =>
  new TextEncoder().encode(text).length > MOST_BYTES;

/** Do all fields hold something that can be sent? */
export function sound({ words = [] }: GameFacts, values: Values): boolean {
  return !listMissing(values) && words.every((option) => fits(option, values[option.name]));
}

/** ['Vornamen: nein (bisher ja)'] */
export function changesTold(game: GameFacts, before: Policy, after: Policy): string[] {
  const [old, wished] = [agreedValues(game, before), agreedValues(game, after)];
  const parts = (game.words ?? []).flatMap((option) => {
    const [was, now] = [old[option.name] ?? null, wished[option.name] ?? null];
    return was === now ? [] : [change(said(option.label), told(option, now), told(option, was))];
  });
  const [oldList, list] = [before[OWN_LIST] ?? '', after[OWN_LIST] ?? ''];
  const listed =
    list && list !== oldList ? [change(listName(), counted(list), counted(oldList))] : [];
  return [...parts, ...listed];
}

const change = (what: string, now: string, before: string): string =>
  t('agree.change', { what, now, before });

const listName = (): string => sentence('policy_own_list') ?? OWN_LIST;

const counted = (list: string): string =>
  t('agree.list', { n: list.split(',').filter(Boolean).length });

function told({ name, type, labels }: Option, value: OptionValue | null): string {
  if (type === 'bool') return t(value ? 'policy.yes' : 'policy.no');
  const label = labels?.[String(value)];
  return label ? said(label) : (sentence(`policy_${name}_${value}`) ?? String(value));
}
