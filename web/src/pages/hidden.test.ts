import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alone, frame, view, watched } from '../families/kreuzwort/sample';
import type { Frame } from '../lib/wire';
import type { TypdomView } from '../families/kreuzwort/view';
import { saw } from '../intro/seen';
import Table from './Table.svelte';

interface Sent {
  re: number;
  do: string;
  seat?: number;
  action?: string;
  turn?: boolean;
}

class FakeSocket {
  static last: FakeSocket;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Sent[] = [];
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    return;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  saw(frame.game); // else its introduction lies over the table
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => new Response(address === '/api/games' ? '[]' : '{}')),
  );
  sessionStorage.clear();
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
    configurable: true,
    get: () => 700,
  });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
    configurable: true,
    get: () => 500,
  });
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function hear(message: unknown): Promise<void> {
  FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });
  await vi.advanceTimersByTimeAsync(0);
  await tick();
}

async function sit(first: Frame<TypdomView>): Promise<void> {
  render(Table, { id: 't2' });
  await hear({ frame: first });
}

async function answer(re: number | undefined, refusal: unknown): Promise<void> {
  await hear({ re, trial: { words: [], points: 0, earned: 0, spent: 0, phase: '', refusal } });
}

const looks = () => FakeSocket.last.sent.filter((sent) => sent.do === 'look');
const tries = () => FakeSocket.last.sent.filter((sent) => sent.do === 'try');
const button = (name: RegExp | string) => screen.getByRole('button', { name });

async function uncover(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  await fireEvent.click(button(/aufdecken/));
  await hear({ frame });
}

test('between two people the lid is closed and nobody looks', async () => {
  await sit(watched);
  expect(screen.getByRole('heading', { name: 'Jetzt ist Anna dran' })).toBeTruthy();
  expect(looks()).toEqual([]);
  expect(document.querySelectorAll('.stone, .rack')).toHaveLength(0);
});

test('who uncovers sees the own hand, for this turn only', async () => {
  await sit(watched);
  await uncover();
  expect(looks()).toMatchObject([{ seat: 0, turn: true }]);
  expect(screen.getByRole('group', { name: 'Deine Bank' }).querySelectorAll('.stone')).toHaveLength(
    7,
  );
});

test('the lid closes with the turn, and the eye with it', async () => {
  await sit(watched);
  await uncover();
  await hear({ frame: { ...watched, seq: 10, next: [1], view: { ...watched.view, turn: 1 } } });
  expect(screen.getByRole('heading', { name: 'Jetzt ist Karl dran' })).toBeTruthy();
  expect(looks().at(-1)).not.toHaveProperty('seat');
  expect(document.querySelectorAll('.stone, .rack')).toHaveLength(0);
});

test('a frame for other eyes shows no hand', async () => {
  await sit(watched);
  await vi.advanceTimersByTimeAsync(1000);
  await fireEvent.click(button(/aufdecken/));
  await hear({ frame: { ...frame, seat: 1 } });
  expect(document.querySelector('.rack')).toBeNull();
});

test('while the round votes no hand is to be seen, and the lid lies before the next look', async () => {
  await sit(watched);
  await uncover();
  const ballot = {
    words: [{ word: 'NOHT', reason: '' }],
    seat: 0,
    voters: [1],
    voted: [],
    left: 45_000,
  };
  await hear({ frame: { ...watched, ballot } });
  expect(document.querySelector('.rack')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Karl, gilt dieses Wort?' })).toBeTruthy();
  await hear({ frame: watched });
  expect(screen.getByRole('heading', { name: 'Jetzt ist Anna dran' })).toBeTruthy();
});

test('alone against computers there is no lid, and the hand stays in view', async () => {
  await sit({ ...alone, seat: null, view: { ...view, hand: [] } });
  expect(looks()).toMatchObject([{ seat: 0 }]);
  expect(looks()[0]).not.toHaveProperty('turn');
  await hear({ frame: alone });
  expect(document.querySelectorAll('.rack .stone')).toHaveLength(7);
  await hear({ frame: { ...alone, seq: 10, next: [1] } });
  expect(document.querySelectorAll('.rack .stone')).toHaveLength(7);
});

test('after a broken line the same eye looks again', async () => {
  await sit(alone);
  FakeSocket.last.onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  await hear({ frame: { ...alone, seat: null } });
  expect(looks()).toMatchObject([{ do: 'look', seat: 0 }]);
});

test('closed actions say in the words of the server why', async () => {
  await sit(alone);
  await hear({ frame: alone });
  const refused = { code: 'jolly_built_in', data: {}, squares: [], clauses: [] };
  for (let at = 0; at < 4; at += 1) {
    const asked = tries()[at];
    await answer(asked?.re, asked?.action?.startsWith('buy') ? null : refused);
  }
  expect(tries().map(({ action }) => action)).toEqual(['buy red', 'buy black', 'rob 3,1', 'pass']);
  expect(button(/^Rot kaufen/).getAttribute('aria-disabled')).toBeNull();
  expect(button(/Jolly rauben/).getAttribute('aria-disabled')).toBe('true');
});

test('a stone is bought with one tap on its colour', async () => {
  await sit(alone);
  await fireEvent.click(button(/^Rot kaufen/));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: 'act', seat: 0, action: 'buy red' });
});

test('a jolly from the bench asks for its letter and is laid small', async () => {
  await sit(alone);
  await fireEvent.click(button(/Jolly, rot/));
  await fireEvent.click(screen.getByRole('gridcell', { name: 'Zeile 4, Spalte 6, leer' }));
  await fireEvent.click(button('A'));
  await vi.advanceTimersByTimeAsync(200);
  expect(tries().at(-1)?.action).toBe('4,6v a');
  expect(
    screen.getByRole('gridcell', { name: 'Zeile 4, Spalte 6, Jolly als A, noch nicht gelegt' }),
  ).toBeTruthy();
});

test('stones of a hidden hand are not kept where others could find them', async () => {
  await sit(watched);
  await uncover();
  await fireEvent.click(button(/schwarzes D/));
  await fireEvent.click(screen.getByRole('gridcell', { name: 'Zeile 4, Spalte 6, leer' }));
  expect(document.querySelectorAll('.stone.tent')).toHaveLength(1);
  expect(sessionStorage.getItem('laying.t2')).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('schwarzes D');
});
