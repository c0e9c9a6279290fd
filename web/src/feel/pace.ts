// How fast stones of others come.

// How long after one stone does the next one come? Where there are many, all of them come within this time.
const ONE_MILLIS = 170;
const ALL_MILLIS = 1500;

export const paceOf = (stones: number): number =>
  Math.min(ONE_MILLIS, ALL_MILLIS / Math.max(1, stones));
