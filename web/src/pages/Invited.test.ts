// What a guest sees who opened a link: who invites, a name, a seat; or why there is none.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Door } from '../lib/wire';
import { nomina, served } from '../testkit/served';
import Invited from './Invited.svelte';

const LOOK = 'POST /api/invitations/look';
const CLAIM = 'POST /api/invitations/claim';
const door: Door = {
  table: 'k7',
  kind: 'sit',
  game: 'nomina',
  host: 'Marie',
  names: ['Marie'],
  handicaps: [null],
  seat: null,
  shut: null,
  sitting: false,
  picks: [],
};
const problem = (code: string, de: string): Response =>
  new Response(JSON.stringify({ error: { code, de, en: de } }), { status: 404 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function opened(answers: Record<string, unknown>, secret?: string): ReturnType<typeof served> {
  const replace = vi.fn();
  vi.stubGlobal('location', { hash: '', replace });
  const sent = served({ 'GET /api/games': [nomina], ...answers });
  render(Invited, secret ? { secret } : {});
  return Object.assign(sent, { replace });
}

test('a name and a tap, and one sits; the secret goes in the body and the link is left behind', async () => {
  const sent = opened({ [LOOK]: door, [CLAIM]: { table: 'k7', seat: 1 } }, 'geheim');
  expect(await screen.findByRole('heading', { name: 'Marie lädt dich ein' })).toBeTruthy();
  expect(screen.getByText(/Am Tisch: Marie/)).toBeTruthy();
  const field = screen.getByLabelText('Wie heißt du am Tisch?');
  await fireEvent.input(field, { target: { value: ' Ines ' } });
  await fireEvent.submit(field.closest('form')!);
  await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('#/tisch/k7'));
  const claimed = sent.find((one) => one.address.endsWith('claim'));
  expect(claimed?.body).toMatchObject({ secret: 'geheim', name: 'Ines', watch: false });
  expect(sent.every(({ address }) => !address.includes('geheim'))).toBe(true);
  expect(localStorage.getItem('setzkasten.names')).toContain('Ines');
});

test('to look at a link claims nothing, and whoever sits there already goes on', async () => {
  const sent = opened({ [LOOK]: { ...door, sitting: true } }, 'geheim');
  await fireEvent.click(await screen.findByRole('button', { name: 'Zum Tisch' }));
  expect(sent.some(({ address }) => address.endsWith('claim'))).toBe(false);
  expect(location.replace).toHaveBeenCalledWith('#/tisch/k7');
});

test('a link that leads nowhere says why, and where one can go', async () => {
  opened({ [LOOK]: problem('invitation_expired', 'Dieser Link gilt nicht mehr.') }, 'alt');
  expect((await screen.findByRole('alert')).textContent).toContain('Dieser Link gilt nicht mehr.');
  expect(screen.getByRole('link', { name: 'Zum Regal' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Platz nehmen' })).toBeNull();
});

test('a seat that somebody took in the same moment leaves the page and its name where they are', async () => {
  opened({ [LOOK]: door, [CLAIM]: problem('table_full', 'Der Tisch ist voll.') }, 'geheim');
  const field = await screen.findByLabelText('Wie heißt du am Tisch?');
  await fireEvent.input(field, { target: { value: 'Ines' } });
  await fireEvent.submit(field.closest('form')!);
  expect((await screen.findByRole('alert')).textContent).toContain('Der Tisch ist voll.');
  expect(screen.getByLabelText<HTMLInputElement>('Wie heißt du am Tisch?').value).toBe('Ines');
  expect(screen.getByRole('button', { name: 'Nur zuschauen' })).toBeTruthy();
  expect(location.replace).not.toHaveBeenCalled();
});

test.each([
  ['over', /ist schon zu Ende/],
  ['begun', /hat schon begonnen/],
  ['full', /Alle Plätze sind schon besetzt/],
  ['used', /galt für eine Person/],
] as const)('%s: nobody is asked for a name in vain, and one may watch', async (shut, why) => {
  const claimed = { [CLAIM]: { table: 'k7', seat: null } };
  const sent = opened({ [LOOK]: { ...door, shut }, ...claimed }, 'geheim');
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Platz nehmen' })).toBeNull();
  await fireEvent.submit(screen.getByRole('button', { name: 'Zuschauen' }).closest('form')!);
  await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('#/tisch/k7'));
  expect(sent.find((one) => one.address.endsWith('claim'))?.body).toMatchObject({ watch: true });
});

test('a child picks a name, and nobody types one', async () => {
  const picks = ['Dachs', 'Igel'];
  const sent = opened({ [LOOK]: { ...door, picks }, [CLAIM]: { table: 'k7', seat: 1 } }, 'geheim');
  const choice = await screen.findByLabelText('Wie heißt du am Tisch?');
  expect(screen.queryByRole('textbox')).toBeNull();
  await fireEvent.change(choice, { target: { value: 'Igel' } });
  await fireEvent.submit(choice.closest('form')!);
  await vi.waitFor(() => expect(location.replace).toHaveBeenCalled());
  expect(sent.find((one) => one.address.endsWith('claim'))?.body).toMatchObject({ name: 'Igel' });
  expect(localStorage.getItem('setzkasten.names')).toBeNull();
});

test('without a link there are six letters to type', async () => {
  const sent = opened({ [LOOK]: door });
  const field = screen.getByLabelText('Sechs Buchstaben');
  await fireEvent.input(field, { target: { value: 'abc def' } });
  await fireEvent.submit(field.closest('form')!);
  expect(await screen.findByRole('heading', { name: 'Marie lädt dich ein' })).toBeTruthy();
  expect(sent.find((one) => one.address.endsWith('look'))?.body).toEqual({ code: 'abc def' });
});
