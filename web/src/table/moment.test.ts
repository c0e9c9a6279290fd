// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Offset, PINGS } from './moment';

/** A device in the world of the test: its clock is wrong by `skew`, its line takes so long. */
function device(skew: number, ways: readonly (readonly [there: number, back: number])[]): Offset {
  const offset = new Offset();
  let world = 1_000_000;
  for (const [there, back] of ways) {
    const sent = world + skew;
    const now = world + there;
    world = now + back;
    offset.hear({ sent, got: world + skew, now });
    world += 50;
  }
  return offset;
}

/** At which moment of the world a device begins. */
const begins = (offset: Offset, skew: number, starts: number): number =>
  (offset.own(starts) ?? NaN) - skew;

describe('one moment for all', () => {
  const starts = 1_020_000;
  const quick = [4, 3, 5, 4, 4].map((ms) => [ms, ms] as const);
  // Crowded, one way far slower than the other, and once quiet.
  const slow: [number, number][] = [
    [900, 80],
    [350, 700],
    [260, 240],
    [1500, 90],
    [400, 420],
  ];

  it('is the same with a skewed clock and a slow line, within 300 ms', () => {
    const hour = 3_600_000;
    const moments = [
      begins(device(0, quick), 0, starts),
      begins(device(hour, quick), hour, starts),
      begins(device(-7 * hour, slow), -7 * hour, starts),
      begins(device(123_456, [...slow].reverse()), 123_456, starts),
    ];
    for (const moment of moments) expect(Math.abs(moment - starts)).toBeLessThan(300);
    expect(Math.max(...moments) - Math.min(...moments)).toBeLessThan(300);
  });

  it('is wrong by no more than half of the quickest question, however slow one way is', () => {
    for (const there of [0, 20, 180, 400]) {
      const offset = device(5_000, [
        [900, 30],
        [there, 400 - there],
        [30, 800],
      ]);
      expect(Math.abs(begins(offset, 5_000, starts) - starts)).toBeLessThanOrEqual(200);
    }
  });

  it('forgets what was asked long ago: clocks drift', () => {
    const offset = new Offset();
    offset.hear({ sent: 0, got: 1, now: 5_000_000 });
    for (let at = 0; at < 12; at++) offset.hear({ sent: at, got: at + 20, now: 100_010 + at });
    expect(offset.own(100_000)).toBe(0);
    expect(PINGS).toBeLessThan(12);
  });

  it('is that of now, however quick an answer was before the device slept and its clock stood', () => {
    const offset = device(0, quick);
    for (let at = 0; at < PINGS; at++)
      offset.hear({ sent: 1_100_000 + at, got: 1_100_040 + at, now: 1_160_020 + at });
    expect(offset.own(1_163_000)).toBeCloseTo(1_103_000, -1);
  });

  it('is not known before anybody was asked', () => {
    expect(new Offset().own(0)).toBeNull();
  });
});
