// Which words count: the parts of a game's policy in groups, what a table changes of them, and what is sent.
import type { GameFacts, Option, OptionValue } from '../lib/wire';
import type { Values } from './options';

export const OWN_LIST = 'own_list';

const GROUPS = {
  forms: ['forms', 'plurals', 'verbs', 'least_letters'],
  names: ['geographical', 'first_names', 'family_names', 'known_persons', 'brands', 'other_names'],
  kinds: [
    'abbreviations',
    'symbols',
    'foreign',
    'other_languages',
    'dialect',
    'old',
    'hyphenated',
    'offensive',
    'coarse',
    'i_for_j',
  ],
  strict: ['only', 'core_only', 'compounds'],
} as const;

export type GroupName = keyof typeof GROUPS | 'more';

export function wordDefaults({ words = [] }: GameFacts): Values {
  return {
    ...Object.fromEntries(words.map(({ name, default: value }) => [name, value])),
    [OWN_LIST]: '',
  };
}

/** The options as the page shows them; what a newer server has besides comes last. */
export function wordGroups(
  { words = [] }: GameFacts,
  values: Values,
): { name: GroupName; options: Option[] }[] {
  const known = new Set<string>(Object.values(GROUPS).flat());
  const groups = Object.entries(GROUPS).map(([name, names]) => ({
    name: name as GroupName,
    options: names.flatMap(
      (one: string) => words.find((option) => option.name === one && shown(option, values)) ?? [],
    ),
  }));
  const more = { name: 'more' as const, options: words.filter(({ name }) => !known.has(name)) };
  return [...groups, more].filter(({ options }) => options.length);
}

/** Plurals are a question only where nothing but base forms counts. */
function shown({ name }: Option, values: Values): boolean {
  return name !== 'plurals' || values.forms === 'base';
}

/** 'Haus, Bär Haus' → 'Haus,Bär' */
export function listText(typed: OptionValue | null | undefined): string {
  return [
    ...new Set(
      String(typed ?? '')
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ].join(',');
}

/** What departs from the words of the game, as it is sent. */
export function policyOf({ words = [] }: GameFacts, values: Values): Values {
  const changed = words
    .filter(({ name, default: value }) => values[name] !== value)
    .map(({ name }) => [name, values[name] ?? null] as const);
  const list = values.only === 'list' ? ([[OWN_LIST, listText(values[OWN_LIST])]] as const) : [];
  return Object.fromEntries([...changed, ...list]);
}

/** How many parts depart from the words of the game. */
export function changedWords(game: GameFacts, values: Values): number {
  return Object.keys(policyOf(game, values)).filter((name) => name !== OWN_LIST).length;
}

/** A list of one's own needs a word at least. */
export function listMissing(values: Values): boolean {
  return values.only === 'list' && !listText(values[OWN_LIST]);
}
