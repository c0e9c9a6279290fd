// A table at which there is nothing to do any more says so, and not whose turn it is.
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alone, frame } from '../games/nomina/sample';
import { saw } from '../intro/seen';
import { nomina, served } from '../testkit/served';
import Table from './Table.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(): void {
    return;
  }
  close(): void {
    return;
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent;

async function hear(message: unknown): Promise<void> {
  last().onmessage?.({ data: JSON.stringify(message) });
  await vi.advanceTimersByTimeAsync(0);
  await tick();
}

/** The line breaks, and so often nobody answers. */
async function callsInVain(tries: number): Promise<void> {
  for (let number = 0; number < tries; number += 1) {
    last().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(10_000);
  }
  await tick();
}

beforeEach(() => {
  vi.useFakeTimers();
  saw(frame.game);
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a table that was deleted under the eyes of somebody is gone, and nobody calls any more', async () => {
  served({ 'GET /api/games': [nomina] });
  render(Table, { id: 't1' });
  await hear({ frame });
  await callsInVain(3);
  expect(heading()).toBe('Diesen Tisch gibt es nicht mehr.');
  const calls = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(calls);
});

test('a server that is away for long is waited for', async () => {
  served({ 'GET /api/games': [nomina], 'GET /api/tables/t1/record': 503 });
  render(Table, { id: 't1' });
  await hear({ frame });
  await callsInVain(4);
  expect(screen.getByText('Verbindung unterbrochen')).toBeTruthy();
});

test('whoever was taken off the table does not read that it is their turn', async () => {
  served({ 'GET /api/games': [nomina] });
  render(Table, { id: 't1' });
  await hear({ frame: alone });
  expect(screen.getByRole('banner').textContent).toContain('Du bist dran');
  await hear({ farewell: { de: 'Bis bald.', en: 'Good-bye.' } });
  expect(heading()).toBe('Bis bald.');
  expect(screen.getByRole('banner').textContent).not.toContain('Du bist dran');
});
