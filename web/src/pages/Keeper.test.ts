import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { served } from '../testkit/served';
import Keeper from './Keeper.svelte';

const EVIL = '<img src=x onerror=alert(1)>';
const here = { until: 1_794_948_000_000, waiting: 1, invited_only: false, announcement: null };
const report = {
  number: 7,
  table: 't',
  name: EVIL,
  reason: 'words',
  note: `${EVIL} dazu`,
  texts: [`Du ${EVIL}`],
  at: 1_794_900_000_000,
  until: 1_797_492_000_000,
  done: false,
  gone: false,
  barred: false,
};
const page = {
  'GET /api/keeper': here,
  'GET /api/keeper/reports': [report],
  'GET /api/keeper/barred': [{ number: 3, name: 'Bert', since: 1_794_900_000_000 }],
  'GET /api/keeper/admissions': [],
  'PUT /api/keeper/reports/7': 204,
  'POST /api/keeper/reports/7/bar': 204,
  'DELETE /api/keeper/barred/3': 204,
  'PUT /api/keeper/entrance': 204,
  'PUT /api/keeper/announcement': 204,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what was reported is text, whatever stands in it', async () => {
  served(page);
  const { container } = render(Keeper);
  await screen.findByText(`Du ${EVIL}`);
  expect(screen.getByText(`${EVIL} dazu`)).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
});

test('a device is barred after one question, and the report is done with it', async () => {
  const sent = served(page);
  render(Keeper);
  await fireEvent.click(await screen.findByRole('button', { name: 'Gerät sperren' }));
  const buttons = screen.getAllByRole('button', { name: 'Gerät sperren', hidden: true });
  await fireEvent.click(buttons[buttons.length - 1]!);
  await waitFor(() =>
    expect(sent).toContainEqual({
      method: 'PUT',
      address: '/api/keeper/reports/7',
      body: { done: true },
    }),
  );
  expect(sent.map(({ method, address }) => `${method} ${address}`)).toContain(
    'POST /api/keeper/reports/7/bar',
  );
});

test('devices are let in, the door is shut, something is announced', async () => {
  const sent = served(page);
  render(Keeper);
  await fireEvent.click(await screen.findByRole('button', { name: 'Bert wieder zulassen' }));
  await fireEvent.click(screen.getByLabelText('Nur mit Einladung'));
  const saying = within(screen.getByText('Text, bis 300 Zeichen').closest('form')!);
  await fireEvent.input(saying.getByRole('textbox'), { target: { value: 'Heute Pause' } });
  await fireEvent.click(saying.getByRole('button', { name: 'Ansagen' }));
  await waitFor(() => {
    const told = sent.filter(({ method }) => method !== 'GET');
    expect(told.map(({ address, body }) => [address, body])).toEqual([
      ['/api/keeper/barred/3', null],
      ['/api/keeper/entrance', { invited_only: true }],
      ['/api/keeper/announcement', { text: 'Heute Pause', hours: 24 }],
    ]);
  });
});

test('a link is used with a press, not by looking, and leaves the address', async () => {
  const sent = served({ ...page, 'POST /api/keeper': here });
  location.hash = '#/wart/geheim';
  render(Keeper, { secret: 'geheim' });
  const press = screen.getByRole('button', { name: 'Hauswart werden' });
  expect(sent).toEqual([]);
  await fireEvent.click(press);
  expect(await screen.findByText('Meldungen')).toBeTruthy();
  expect(sent[0]).toEqual({ method: 'POST', address: '/api/keeper', body: { secret: 'geheim' } });
  expect(location.hash).toBe('#/wart');
});

test('whoever is not the keeper reads how to become one', async () => {
  const error = {
    code: 'keeper_only',
    de: 'Diese Seite ist für den Hauswart.',
    en: 'For the keeper.',
  };
  served({ 'GET /api/keeper': new Response(JSON.stringify({ error }), { status: 403 }) });
  render(Keeper);
  expect(await screen.findByText('Diese Seite ist für den Hauswart.')).toBeTruthy();
  expect(screen.queryByText('Meldungen')).toBeNull();
});
