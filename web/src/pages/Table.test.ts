import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alone, frame as sample, view } from '../games/nomina/sample';
import type { Frame, Refusal } from '../lib/wire';
import { nomina } from '../testkit/served';
import Table from './Table.svelte';

interface Sent {
  re: number;
  do: string;
  action?: string;
  seat?: number;
  word?: string;
  aye?: boolean;
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

const empty: Frame = {
  ...sample,
  view: { ...view, stones: [], moves: [], last: [], case: { W: 2, A: 9, S: 9 } },
};
const unknown: Refusal = {
  code: 'not_a_word',
  data: { word: 'WAS' },
  squares: [[3, 4]],
  clauses: ['NOM-10'],
  words: [
    {
      word: 'WAS',
      squares: [
        [3, 4],
        [3, 5],
        [3, 6],
      ],
      reason: 'unknown_word',
      data: { word: 'WAS' },
    },
  ],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async (address: string) =>
        new Response(address === '/api/games' ? JSON.stringify([nomina]) : '{}'),
    ),
  );
  sessionStorage.clear();
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
    configurable: true,
    get: () => 700,
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

async function sit(frame: Frame): Promise<void> {
  render(Table, { id: 't1' });
  await hear({ frame });
}

/** WAS by taps: square first, then the letters. */
async function arrange(): Promise<Sent> {
  await fireEvent.click(screen.getByRole('gridcell', { name: 'E4, leer' }));
  for (const letter of 'WAS')
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${letter}, noch`) }));
  await vi.advanceTimersByTimeAsync(200);
  const asked = FakeSocket.last.sent.at(-1);
  expect(asked).toMatchObject({ do: 'try', seat: 0, action: 'E4> WAS' });
  return asked as Sent;
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('the dry run names the points on the button, and the button lays', async () => {
  await sit(empty);
  const { re } = await arrange();
  await hear({
    re,
    trial: {
      words: [{ word: 'WAS', squares: [], points: 3 }],
      points: 3,
      earned: 0,
      spent: 0,
      refusal: null,
    },
  });
  await fireEvent.click(button('Legen, 3 Punkte'));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({
    do: 'act',
    seat: 0,
    action: 'E4> WAS',
    seq: 4,
  });
  await hear({ frame: { ...sample, seq: 6, next: [1] } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Karl ist dran');
  expect(document.querySelectorAll('.stone.tent')).toHaveLength(0);
});

test('a word that the dictionary does not know goes to the vote of the others', async () => {
  await sit(empty);
  const { re } = await arrange();
  await hear({ re, trial: { words: [], points: 0, earned: 0, spent: 0, refusal: unknown } });
  expect(
    screen.getByRole('gridcell', {
      name: /^E4, W, noch nicht gelegt, gehört zu WAS: nicht im Wörterbuch/,
    }),
  ).toBeTruthy();
  expect(document.querySelector('.acts .main')?.textContent).toContain('Zurücknehmen');
  await fireEvent.click(button('Abstimmen lassen'));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: 'ask-vote', action: 'E4> WAS' });
  const ballot = {
    words: [{ word: 'WAS', reason: 'unknown_word' }],
    seat: 0,
    voters: [1],
    voted: [],
    left: 45_000,
  };
  await hear({ re: FakeSocket.last.sent.at(-1)?.re, ok: true });
  await hear({ frame: { ...empty, ballot } });
  expect(screen.getByRole('heading', { name: 'Karl, gilt dieses Wort?' })).toBeTruthy();
  await fireEvent.click(button('Gilt nicht'));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: 'vote', seat: 1, aye: false });
  const closed = {
    name: 'vote_closed',
    data: { accepted: false, words: ['WAS'], votes: [[1, false]] },
  };
  await hear({ frame: { ...empty, log: [closed] } });
  expect(screen.getByRole('heading', { name: 'Die Runde lässt WAS nicht gelten.' })).toBeTruthy();
  expect(document.querySelectorAll('.stone.tent')).toHaveLength(3);
});

test('against computers the dark button takes back, and a word counts only after a question', async () => {
  await sit({ ...empty, seats: alone.seats, people: [0] });
  const { re } = await arrange();
  await hear({ re, trial: { words: [], points: 0, earned: 0, spent: 0, refusal: unknown } });
  const sent = FakeSocket.last.sent.length;
  expect(document.querySelector('.acts .main')?.textContent).toContain('Zurücknehmen');
  expect(button('Nachschlagen')).toBeTruthy();
  await fireEvent.click(button('Gilt trotzdem'));
  expect(screen.getByRole('heading', { name: 'WAS gelten lassen?' })).toBeTruthy();
  await fireEvent.click(button('Doch nicht'));
  expect(FakeSocket.last.sent).toHaveLength(sent);
  await fireEvent.click(button('Gilt trotzdem'));
  await fireEvent.click(
    [...document.querySelectorAll('dialog .btn:not(.main)')].at(-1) as HTMLElement,
  );
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({
    do: 'accept',
    seat: 0,
    word: 'WAS',
    action: 'E4> WAS',
  });
  await hear({ re: re + 1, ok: true });
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: 'act', action: 'E4> WAS' });
});

test('missing stones are no objection, and the button asks for them', async () => {
  await sit(empty);
  await fireEvent.click(screen.getByRole('gridcell', { name: 'E4, leer' }));
  await fireEvent.click(button(/^W, noch/));
  await vi.advanceTimersByTimeAsync(200);
  const refusal = { code: 'first_word_of_three', data: {}, squares: [], clauses: [] };
  const trial = { words: [], points: 0, earned: 0, spent: 0, refusal };
  await hear({ re: FakeSocket.last.sent.at(-1)?.re, trial });
  expect(document.querySelector('.acts .main')?.textContent).toContain('Noch zwei Buchstaben');
  for (const letter of 'AS') await fireEvent.click(button(new RegExp(`^${letter}, noch`)));
  await vi.advanceTimersByTimeAsync(200);
  await hear({ re: FakeSocket.last.sent.at(-1)?.re, trial });
  expect(document.querySelector('.acts .main')?.textContent).toContain('Zurücknehmen');
});

test('taking back answers a refusal', async () => {
  await sit(empty);
  const { re } = await arrange();
  await hear({ re, trial: { words: [], points: 0, earned: 0, spent: 0, refusal: unknown } });
  await fireEvent.click(button('Zurücknehmen'));
  expect(document.querySelectorAll('.stone.tent')).toHaveLength(0);
  expect(document.querySelector('.note.no')).toBeNull();
});

test('a word that the round voted down is not put to the vote again', async () => {
  await sit(empty);
  const { re } = await arrange();
  const settled = {
    ...unknown,
    words: unknown.words?.map((word) => ({ ...word, reason: 'refused_by_book' })),
  };
  await hear({ re, trial: { words: [], points: 0, earned: 0, spent: 0, refusal: settled } });
  const vote = button(/Abstimmen lassen.*Die Runde hat dagegen gestimmt/);
  expect(vote.getAttribute('aria-disabled')).toBe('true');
});

test('stones in the making come back after a reload', async () => {
  await sit(empty);
  await arrange();
  cleanup();
  await sit(empty);
  expect([...document.querySelectorAll('.stone.tent')].map((stone) => stone.textContent)).toEqual([
    'W',
    'A',
    'S',
  ]);
});

test('a move of the computer is said and shown', async () => {
  await sit({ ...alone, next: [1], view: { ...view, moves: view.moves.slice(0, 1) } });
  await hear({ frame: { ...alone, seq: 6 } });
  expect(screen.getByTestId('voice').textContent?.trim()).toBe(
    'Karl legt WITZ, 4 Punkte. Du bist dran.',
  );
  expect(document.querySelector('.bubble')?.textContent).toContain('WITZ');
});

test('giving up asks first', async () => {
  await sit(sample);
  await fireEvent.click(button('Aufgeben'));
  expect(FakeSocket.last.sent).toHaveLength(0);
  await fireEvent.click(document.querySelector('dialog .grave') as HTMLElement);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ do: 'act', action: 'give-up' });
});

test('only missing stones are no red note', async () => {
  await sit(empty);
  await fireEvent.click(screen.getByRole('gridcell', { name: 'E4, leer' }));
  await fireEvent.click(button(/^W, noch/));
  await vi.advanceTimersByTimeAsync(200);
  const refusal = { code: 'first_word_of_three', data: {}, squares: [[3, 4]], clauses: [] };
  await hear({
    re: FakeSocket.last.sent.at(-1)?.re,
    trial: { words: [], points: 0, earned: 0, spent: 0, refusal },
  });
  expect(document.querySelector('.note.no, .cell.refused')).toBeNull();
  expect(button(/Legen.*Noch zwei Buchstaben/)).toBeTruthy();
});

test('a lost line says that the game is safe', async () => {
  await sit(sample);
  FakeSocket.last.onclose?.({ code: 1006 });
  await tick();
  expect(screen.getByText('Verbindung unterbrochen')).toBeTruthy();
  expect(button(/Legen.*Keine Verbindung/)).toBeTruthy();
});

test('the heartbeat of the line does not disturb what is being arranged', async () => {
  await sit(empty);
  const { re } = await arrange();
  await hear({
    re,
    trial: {
      words: [{ word: 'WAS', squares: [], points: 3 }],
      points: 3,
      earned: 0,
      spent: 0,
      refusal: null,
    },
  });
  await hear({ frame: { ...empty } });
  expect(button('Legen, 3 Punkte')).toBeTruthy();
  expect(FakeSocket.last.sent.filter((sent) => sent.do === 'try')).toHaveLength(1);
});

test('while the computer thinks nobody is told what to do', async () => {
  await sit(alone);
  expect(screen.queryByText(/^Zug 3/)).not.toBeNull();
  await hear({ frame: { ...alone, seq: 6, next: [1], view: { ...view, turn: 1 } } });
  expect(screen.queryByText(/^Zug \d/)).toBeNull();
});
