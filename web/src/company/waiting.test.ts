// A table that waits: its link leads somewhere as long as it is shown, and so do the six letters.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadFacts } from '../app/facts.svelte';
import type { Place, Waiting } from '../lib/wire';
import { nomina, served, type Sent } from '../testkit/served';
import Table from './Waiting.svelte';

const INVITE = '/api/tables/k8/invitations';
const HOUR = 3_600_000;

const placeOf = (number: number, name: string): Place => ({
  number,
  kind: 'person',
  names: [name],
  level: null,
  yours: number === 0,
  here: true,
  player: '',
  handicap: null,
});
const waiting: Waiting = {
  table: 'k8',
  game: 'nomina',
  places: [placeOf(0, 'Marie')],
  free: 5,
  least: 2,
  opener: true,
  hosts: true,
  begins: false,
  screen: false,
  talk: 'phrases',
  picks: [],
  clock: null,
  options: {},
  policy: {},
  hints: false,
  handicaps: [],
};
const made = (number: number, code: string | null = null) => ({
  number,
  link: code ? null : `https://spiele.example/#/komm/geheim${number}`,
  code,
  qr: null,
  until: HOUR,
});
const open = (number: number) => ({ number, kind: 'sit', seat: null, uses: 1, code: false });

let sent: Sent[];
let answers: Record<string, unknown>;

beforeEach(async () => {
  sessionStorage.clear();
  answers = { 'GET /api/games': [nomina], [`POST ${INVITE}`]: made(1) };
  sent = served(answers);
  await loadFacts();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const link = (): string => screen.getByLabelText<HTMLInputElement>(/^Der Link/).value;
const asked = (method: string): number =>
  sent.filter((one) => one.method === method && one.address === INVITE).length;

test('a link that was used up makes room for a new one, and one that still leads here stays', async () => {
  const { rerender } = render(Table, { waiting });
  await vi.waitFor(() => expect(link()).toMatch(/geheim1$/));
  answers[`GET ${INVITE}`] = [{ ...open(1), until: HOUR }];
  answers[`POST ${INVITE}`] = made(2);
  await rerender({ waiting: { ...waiting, places: [...waiting.places, placeOf(1, 'Ines')] } });
  await vi.waitFor(() => expect(asked('GET')).toBe(1));
  expect(link()).toMatch(/geheim1$/);
  answers[`GET ${INVITE}`] = [];
  const three = [...waiting.places, placeOf(1, 'Ines'), placeOf(2, 'Karl')];
  await rerender({ waiting: { ...waiting, places: three } });
  await vi.waitFor(() => expect(link()).toMatch(/geheim2$/));
  expect(asked('POST')).toBe(2);
});

test('six letters are shown as long as they open the door', async () => {
  render(Table, { waiting });
  await vi.waitFor(() => expect(link()).toMatch(/geheim1$/));
  vi.useFakeTimers();
  answers[`POST ${INVITE}`] = made(2, 'ABCDEF');
  await fireEvent.click(screen.getByRole('button', { name: 'Code zum Eintippen' }));
  await vi.waitFor(() => expect(screen.getByText('ABCDEF')).toBeTruthy());
  await vi.advanceTimersByTimeAsync(599_000);
  expect(screen.queryByText('ABCDEF')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.queryByText('ABCDEF')).toBeNull();
  expect(screen.getByRole('button', { name: 'Code zum Eintippen' })).toBeTruthy();
});

test('the opener gone for ever: whoever sits there reads that they may begin, and begins', async () => {
  const places = [placeOf(0, 'Marie'), placeOf(1, 'Ines')].map((place, at) => ({
    ...place,
    yours: at === 1,
    here: at === 1,
  }));
  answers['POST /api/tables/k8/begin'] = { id: 'k8' };
  render(Table, { waiting: { ...waiting, places, opener: false, begins: true } });
  expect(screen.getByText(/schon länger weg. Du kannst beginnen/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Zu zweit beginnen' }));
  await vi.waitFor(() =>
    expect(sent.some(({ address }) => address === '/api/tables/k8/begin')).toBe(true),
  );
});

test('whoever sends the link reads on the button that it is copied', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  render(Table, { waiting });
  await vi.waitFor(() => expect(link()).toMatch(/geheim1$/));
  const button = screen.getByRole('button', { name: 'Link kopieren' });
  await fireEvent.click(button);
  await vi.waitFor(() => expect(button.textContent).toContain('Der Link ist kopiert.'));
});

test('two at one tablet: one more sits down there, says a name, and they may begin', async () => {
  answers['DELETE /api/tables/k8/screen'] = null;
  const { rerender } = render(Table, { waiting });
  await fireEvent.click(screen.getByRole('button', { name: 'Noch jemand an diesem Gerät' }));
  const said = sent.map(({ method, address }) => `${method} ${address}`);
  expect(said).toContain('DELETE /api/tables/k8/screen');
  const second = { ...placeOf(1, ''), names: [], yours: true };
  await rerender({ waiting: { ...waiting, places: [...waiting.places, second], begins: true } });
  expect(screen.getByLabelText('Wie heißt du am Tisch?')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Zu zweit beginnen/ })).toBeTruthy();
});

test('one too many at the device of the opener stands up again', async () => {
  answers['DELETE /api/tables/k8/places/1'] = null;
  const { rerender } = render(Table, { waiting });
  expect(screen.queryByRole('button', { name: 'Aufstehen' })).toBeNull();
  const second = { ...placeOf(1, 'Karl'), yours: true };
  await rerender({ waiting: { ...waiting, places: [...waiting.places, second] } });
  expect(screen.getAllByText('hast den Tisch gedeckt')).toHaveLength(1);
  const [, rises] = screen.getAllByRole('button', { name: 'Aufstehen' });
  await fireEvent.click(rises as HTMLElement);
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', address: '/api/tables/k8/places/1' });
});

test('whoever has no place here brings nobody along, nor does a full table take one more', () => {
  const elsewhere = waiting.places.map((place) => ({ ...place, yours: false }));
  const { unmount } = render(Table, { waiting: { ...waiting, places: elsewhere } });
  expect(screen.queryByText('Noch jemand an diesem Gerät')).toBeNull();
  unmount();
  render(Table, { waiting: { ...waiting, free: 0 } });
  expect(screen.queryByText('Noch jemand an diesem Gerät')).toBeNull();
});
