// Sentences with places: `{name}` is replaced, `{n|Punkt|Punkte}` chooses by number (the first for 1).

export type Values = Record<string, unknown>;

/** fill('{n} {n|Punkt|Punkte}', { n: 1 }) → '1 Punkt' */
export function fill(sentence: string, values: Values = {}): string {
  return sentence.replace(/\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined || value === null) return whole;
    if (one !== undefined && many !== undefined) return Number(value) === 1 ? one : many;
    return Array.isArray(value) ? value.join(', ') : String(value);
  });
}
