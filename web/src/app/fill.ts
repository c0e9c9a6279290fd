// Sentences with places: `{name}` is replaced, `{n|Punkt|Punkte|nichts}` chooses by number: the
// first for 1, a third
// for 0 where there is one; `#` in it is the number.

export type Values = Record<string, unknown>;

/** fill('{n} {n|Punkt|Punkte}', { n: 1 }) → '1 Punkt' */
export function fill(sentence: string, values: Values = {}): string {
  return sentence.replace(/\{(\w+)((?:\|[^{}|]*)*)\}/g, (whole, name: string, choice: string) => {
    const value = values[name];
    if (value === undefined || value === null) return whole;
    const [one, many, none = many] = choice.split('|').slice(1);
    if (one === undefined) return Array.isArray(value) ? value.join(', ') : told(value);
    const form = Number(value) === 1 ? one : Number(value) === 0 ? none : many;
    return (form ?? one).replace('#', told(value));
  });
}

/** A number below nothing has a minus, not a hyphen. */
const told = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('-', '−') : String(value);
