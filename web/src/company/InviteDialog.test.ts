// A link is made once, whatever happens at the table while it is looked at.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { frame as sample } from '../games/nomina/sample';
import type { Invite } from '../lib/wire';
import { person } from '../testkit/told';
import { served } from '../testkit/served';
import InviteDialog, { type Inviting } from './InviteDialog.svelte';

const frame = { ...sample, table: 'k7', seats: [person('Marie'), person('Ines')] };
const link = 'https://spiele.example/#/komm/geheim';
const made: Invite = { number: 1, link, code: null, qr: null, until: 0 };
const ADDRESS = '/api/tables/k7/invitations';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each<[Inviting, number | null]>([
  ['carry', 0],
  ['mate', 0],
  ['watch', null],
])('one link to %s, however often the table tells something new', async (kind, seat) => {
  const sent = served({ [`POST ${ADDRESS}`]: made });
  const props = { kind, frame, seats: [0], game: 'Nomina', onclose: vi.fn() };
  const { rerender } = render(InviteDialog, props);
  await screen.findByDisplayValue(link);
  await rerender({ ...props, frame: { ...frame, seq: frame.seq + 1 }, seats: [0] });
  expect(sent).toEqual([{ method: 'POST', address: ADDRESS, body: { kind, seat } }]);
});

test('of several one says whose seat it is first', async () => {
  const sent = served({});
  const props = { kind: 'anew' as const, frame, seats: [1], game: 'Nomina', onclose: vi.fn() };
  render(InviteDialog, props);
  expect(screen.getByRole('button', { name: 'Ines' })).toBeTruthy();
  expect(sent).toEqual([]);
});
