// Stones have names where the rules have signs: `cA` is `Kreuz As`, as the server's sentences have them.
import { fill, type Values } from './fill';

type Sentence = (code: string) => string | undefined;

/** What a sentence is filled with, its stones by their names. */
export function withStoneNames(data: Values, sentence: Sentence): Values {
  const said = Object.entries(data).map(([name, value]) => [name, named(name, value, sentence)]);
  return Object.fromEntries(said) as Values;
}

function named(name: string, value: unknown, sentence: Sentence): unknown {
  if ((name !== 'stone' && name !== 'tile') || typeof value !== 'string') return value;
  const signs = value.split(', ');
  return signs.map((sign) => stone(sign, sentence)).join(', ');
}

function stone(sign: string, sentence: Sentence): string {
  for (const part of [sign, ...sign]) {
    const found = sentence(`stone_${part}`);
    const rest = sign.replace(part, '');
    if (found !== undefined) return fill(found, { rank: sentence(`rank_${rest}`) ?? rest });
  }
  return sign;
}
