import { expect, test } from 'vitest';
import { frame as sample } from '../games/nomina/sample';
import type { Frame, Offer } from '../lib/wire';
import { person } from '../testkit/told';
import { Agreeing } from './agreeing.svelte';
import type { Asked } from './socket.svelte';

const seats = [person('Anna'), person('Ben')];
const offer: Offer = { seat: 0, kind: 'words', text: 'old=yes', asked: [1], agreed: [] };
const plain: Frame = { ...sample, seats };
const open: Frame = { ...plain, offer };
const said = (seat: number): Frame => ({ ...plain, log: [{ name: 'declined', data: { seat } }] });

function table(): { agreeing: Agreeing; sent: Asked[] } {
  const sent: Asked[] = [];
  const agreeing = new Agreeing((request) => {
    sent.push(request);
    return Promise.resolve({ ok: true });
  });
  return { agreeing, sent };
}

test('an offer and its end are told in one sentence each', () => {
  const { agreeing } = table();
  expect(agreeing.news(plain, open)).toEqual(['Vorschlag von Anna: andere Wörter.']);
  expect(agreeing.news(open, open)).toEqual([]);
  expect(agreeing.news(open, { ...plain, policy: { old: 'yes' } })).toEqual([agreeing.told]);
  expect(agreeing.told).toBe('Von jetzt an gelten die Wörter wie vereinbart.');
});

test('who did not want it is named, and one may take back what one proposed', () => {
  const { agreeing } = table();
  agreeing.news(open, said(1));
  expect(agreeing.told).toBe('Ben möchte es lieber nicht. Es bleibt, wie es war.');
  agreeing.news(open, said(0));
  expect(agreeing.told).toBe('Der Vorschlag von Anna ist zurückgezogen.');
});

test('whoever reads it about themselves is addressed, and a team are many', () => {
  const { agreeing } = table();
  const of = (mine: number[], seat: number): Frame => ({ ...said(seat), mine });
  agreeing.news(open, of([1], 1));
  expect(agreeing.told).toBe('Du möchtest es lieber nicht. Es bleibt, wie es war.');
  agreeing.news(open, of([0], 0));
  expect(agreeing.told).toBe('Dein Vorschlag ist zurückgezogen.');
  const team = [person('Anna'), { ...person('Ben'), names: ['Ben', 'Cora'] }];
  agreeing.news(open, { ...of([0], 1), seats: team });
  expect(agreeing.told).toBe('Ben und Cora möchten es lieber nicht. Es bleibt, wie es war.');
  const minded = (on: boolean): Frame => ({
    ...plain,
    mine: [1],
    seats: [person('Anna'), { ...person('Ben'), minded: on }],
  });
  expect(agreeing.news(minded(true), minded(false))).toEqual(['Du spielst wieder selbst.']);
});

test('alone it counts at once, and the next move clears the line', () => {
  const { agreeing } = table();
  const agreed: Frame = { ...plain, policy: { old: 'yes' } };
  expect(agreeing.news(plain, agreed)).toHaveLength(1);
  expect(agreeing.news(agreed, { ...agreed, seq: agreed.seq + 1 })).toEqual([]);
  expect(agreeing.told).toBe('');
});

test('proposing and answering are sent as the wire has them', async () => {
  const { agreeing, sent } = table();
  expect(await agreeing.propose(0, 'old=yes')).toBeNull();
  await agreeing.answer(1, true);
  expect(sent).toEqual([
    { do: 'offer-words', seat: 0, action: 'old=yes' },
    { do: 'answer', seat: 1, aye: true },
  ]);
});

test('an empty chair, a move back and an end are told like words', () => {
  const { agreeing, sent } = table();
  const away: Offer = { seat: 0, kind: 'without', text: '2 3', asked: [], agreed: [] };
  expect(agreeing.news(plain, { ...plain, offer: away })).toEqual([
    'Anna: Ohne Ben zu Ende spielen?',
  ]);
  const [, ben] = seats;
  const minded: Frame = { ...plain, seats: [person('Anna'), { ...ben!, minded: true }] };
  agreeing.news({ ...plain, offer: { ...away, kind: 'stand-in' } }, minded);
  expect(agreeing.told).toBe('Für Ben spielt jetzt ein Computer.');
  agreeing.news(minded, plain);
  expect(agreeing.told).toBe('Ben spielt wieder selbst.');
  const back: Frame = { ...plain, offer: { ...away, kind: 'take-back', text: '' } };
  expect(agreeing.news(back, { ...said(1), seq: plain.seq + 1 })).toEqual([]);
  void agreeing.offer(1, 'stand-in', 0);
  expect(sent).toEqual([{ do: 'offer', seat: 1, action: 'stand-in 1' }]);
});
