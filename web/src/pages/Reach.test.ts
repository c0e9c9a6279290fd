import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Reach } from '../lib/wire';
import { bytesOf } from '../reach/push';
import { served } from '../testkit/served';
import Letter from './Letter.svelte';
import ReachPage from './Reach.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing: Reach = { mail: null, push: false, mails: true, key: 'BA' };

test('an address is typed, and the page says that it has to be confirmed', async () => {
  const answers: Record<string, unknown> = {
    'GET /api/reach': nothing,
    'PUT /api/reach/mail': 204,
  };
  const sent = served(answers);
  render(ReachPage);
  const field = await screen.findByLabelText('Deine E-Mail-Adresse');
  await fireEvent.input(field, { target: { value: 'ines@example.org' } });
  answers['GET /api/reach'] = {
    ...nothing,
    mail: { address: 'ines@example.org', confirmed: false },
  };
  await fireEvent.submit(field.closest('form')!);
  expect(await screen.findByText(/An ines@example.org ist eine E-Mail unterwegs/)).toBeTruthy();
  expect(sent.find((one) => one.method === 'PUT')?.body).toEqual({
    address: 'ines@example.org',
    language: 'de',
  });
});

test('without a safe line notifications are not offered, and the page says why', async () => {
  vi.stubGlobal('isSecureContext', false);
  served({ 'GET /api/reach': { ...nothing, mails: false } });
  render(ReachPage);
  expect(await screen.findByText(/nur über eine sichere Verbindung/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mitteilungen einschalten' })).toBeNull();
  expect(screen.getByText('Dieser Server verschickt keine E-Mails.')).toBeTruthy();
});

test('before it asks, the page says through whom notifications go', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'denied' });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: {} });
  const sent = served({ 'GET /api/reach': nothing });
  render(ReachPage);
  expect(await screen.findByText(/Dienst des Herstellers deines Browsers/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Mitteilungen einschalten' }));
  expect(await screen.findByText(/Es hat nicht geklappt/)).toBeTruthy();
  expect(sent.every((one) => one.method === 'GET')).toBe(true);
});

test('the link of a letter asks, and one press does it', async () => {
  const sent = served({ 'POST /api/mail/stop/abc': 204 });
  render(Letter, { kind: 'ende', secret: 'abc' });
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Keine E-Mails mehr' }));
  expect(await screen.findByText(/Es kommt keine E-Mail mehr/)).toBeTruthy();
});

test('a key is read from the letters of an address', () => {
  expect([...bytesOf('-_8')]).toEqual([251, 255]);
});
