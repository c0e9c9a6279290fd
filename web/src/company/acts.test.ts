// The menu of a table: whatever cannot be done is said, for the menu is shut by then.
import { beforeEach, expect, test, vi } from 'vitest';
import { frame as sample } from '../games/nomina/sample';
import type { Frame } from '../lib/wire';
import type { Desk } from '../table/desk.svelte';
import { refusalSentence } from '../table/wording';
import { person, refusalOf } from '../testkit/told';
import { endingActs, holdingActs } from './acts';

const refused = refusalOf('only_opener');
const clock = { per: 'move' as const, total: 60_000, left: [], held: false };
const frame: Frame = { ...sample, seats: [person('Marie'), person('Ines')], people: [0, 1], clock };
let desk: Desk;

beforeEach(() => {
  desk = {
    socket: { company: null, ask: vi.fn(async () => ({ refusal: refused })) },
    lid: { here: [0] },
    agreeing: { told: '', offer: vi.fn(async () => refused) },
  } as unknown as Desk;
});

test('that the clock is not theirs to stop', async () => {
  holdingActs(desk, frame)[0]?.onact();
  expect(desk.socket.ask).toHaveBeenCalledWith({ do: 'hold', seat: 0, aye: true });
  await vi.waitFor(() => expect(desk.agreeing.told).toBe(refusalSentence(refused)));
});

test('that nothing can be proposed just now', async () => {
  const acts = endingActs(desk, frame, [0], () => undefined);
  acts.find(({ label }) => label === 'Abbrechen vorschlagen')?.onact();
  expect(desk.agreeing.offer).toHaveBeenCalledWith(0, 'abort');
  await vi.waitFor(() => expect(desk.agreeing.told).toBe(refusalSentence(refused)));
});
