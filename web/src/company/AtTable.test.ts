// Who sits there, and how: here, away, in turn, or gone for good.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frame as sample } from '../games/nomina/sample';
import type { Company } from '../lib/wire';
import { person } from '../testkit/told';
import AtTable from './AtTable.svelte';
import type { Hearing } from './hearing.svelte';

const hearing = { muted: new Set(), of: () => undefined } as unknown as Hearing;
const company = {
  yours: [0],
  here: [0, 1],
  away: [],
  mates: [],
  opener: true,
} as unknown as Company;

beforeEach(() => {
  class Observer {
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('whoever left the game for good is not called here, though the page is open', () => {
  const seats = [person('Marie'), person('Ines'), person('Karl')];
  const frame = { ...sample, seats, people: [0, 2], left: [1], next: [0], mine: [0] };
  render(AtTable, { frame, company, hearing });
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told[1]).toContain('ausgestiegen');
  expect(told[1]).not.toContain('da');
  expect(told[2]).toContain('gerade weg');
});
