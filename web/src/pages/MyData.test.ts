import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { keep, kept } from '../app/kept';
import { emptyShelves } from '../testkit/shelves';
import { ANSWERS } from '../app/answers';
import MyData from './MyData.svelte';

const mine = {
  names: ['Marie'],
  tables: 3,
  running: 1,
  puzzles: 2,
  sheets: 0,
  entries: 0,
  mail: 'm@example.org',
  push: true,
  reports: 4,
  remarks: 5,
  turned_away: 1,
  barred: true,
  admitted: true,
  keeper: false,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers what is asked, and remembers it. */
function serverWith(ok: boolean): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    asked.push(`${method} ${address}`);
    const answers = method === 'GET' || ok;
    const error = { error: { code: 'our_fault', de: 'Das ging schief.', en: 'That failed.' } };
    const told = answers ? (address.endsWith('/blocked') ? [] : mine) : error;
    return Promise.resolve(new Response(JSON.stringify(told), { status: answers ? 200 : 500 }));
  });
  return asked;
}

async function confirmed(): Promise<void> {
  await fireEvent.click(await screen.findByRole('button', { name: 'Alles löschen' }));
  const buttons = screen.getAllByRole('button', { name: 'Alles löschen', hidden: true });
  await fireEvent.click(buttons[buttons.length - 1]!);
}

test('all that is known is told', async () => {
  serverWith(true);
  render(MyData);
  expect(await screen.findByText('Marie')).toBeTruthy();
  expect(screen.getByText('3, davon 1 laufend')).toBeTruthy();
  expect(screen.getByText('m@example.org, Mitteilung auf diesem Gerät')).toBeTruthy();
  expect(screen.getByText('Deine Meldungen').nextElementSibling?.textContent).toBe('4');
  expect(screen.getByText('Am Tisch geschrieben').nextElementSibling?.textContent).toBe('5');
  expect(screen.getByText('Vom Tisch genommen').nextElementSibling?.textContent).toBe('1');
  expect(screen.getByText('gesperrt, darf Tische öffnen')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alles herunterladen' }).getAttribute('href')).toBe(
    '/api/me/file',
  );
});

test('it is erased after one question, on the device as well', async () => {
  const asked = serverWith(true);
  keep('name', 'Marie');
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { getRegistration: async () => null },
  });
  const shelves = emptyShelves();
  await (await caches.open(ANSWERS)).put('/api/gifts/k7', new Response('{}'));
  render(MyData);
  await confirmed();
  await waitFor(() => expect(screen.getByText(/Alles ist gelöscht/)).toBeTruthy());
  expect(shelves.has(ANSWERS)).toBe(false);
  expect(asked).toContain('DELETE /api/me');
  expect(screen.queryByText('Marie')).toBeNull();
  expect(kept('name')).toBeNull();
});

test('what failed is said, and nothing seems gone', async () => {
  serverWith(false);
  keep('name', 'Marie');
  render(MyData);
  await confirmed();
  expect(await screen.findByText('Das ging schief.')).toBeTruthy();
  expect(screen.getByText('Marie')).toBeTruthy();
  expect(kept('name')).toBe('Marie');
});
