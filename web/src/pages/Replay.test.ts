import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { NominaView } from '../games/nomina/view';
import type { Replay as Replayed } from '../lib/wire';
import { served } from '../testkit/served';
import Replay from './Replay.svelte';
import { laid, person, stepOf } from '../testkit/told';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function view(word: string): NominaView {
  const stones = [...word].map((letter, col) => ({ square: [3, col] as [number, number], letter }));
  return {
    rows: 12,
    cols: 12,
    stones,
    case: {},
    last: [],
    bons: [0, 0],
    chips: 50,
    given_up: [],
    turn: 0,
    last_move: false,
    moves: [],
    penalties: [0, 0],
    drawn: [],
    stones_due: 3,
  };
}

const game: Replayed = {
  game: 'nomina',
  seats: [person('Anna'), person('Karl')],
  steps: [
    stepOf({ kind: 'start', seat: null, scores: [0, 0], view: view('') }),
    stepOf({
      action: 'A4> WAS',
      words: [laid('WAS', 3)],
      points: 3,
      scores: [3, 0],
      view: view('WAS'),
    }),
    stepOf({ seat: 1, action: 'give-up', scores: [3, 0], view: view('WAS') }),
  ],
  over: true,
  next: null,
};

async function opened(): Promise<void> {
  served({ 'GET /api/tables/k7/replay': game });
  render(Replay, { id: 'k7' });
  await screen.findByRole('heading', { level: 1, name: 'Vor dem ersten Zug' });
}
const title = (): string => screen.getByRole('heading', { level: 1 }).textContent ?? '';

test('the arrow keys walk through the game and stop at its ends', async () => {
  await opened();
  await fireEvent.keyDown(window.document.body, { key: 'ArrowLeft' });
  expect(title()).toBe('Vor dem ersten Zug');
  await fireEvent.keyDown(window.document.body, { key: 'ArrowRight' });
  expect(title()).toBe('Zug 1 von 2');
  expect(screen.getByText('Anna legt WAS, 3 Punkte.')).toBeTruthy();
  await fireEvent.keyDown(window.document.body, { key: 'End' });
  expect(title()).toBe('Zug 2 von 2');
  await fireEvent.keyDown(window.document.body, { key: 'ArrowRight' });
  expect(title()).toBe('Zug 2 von 2');
});

test('the slider and the list of moves lead to a move', async () => {
  await opened();
  const slider = screen.getByRole('slider', { name: 'Zug auswählen' });
  await fireEvent.input(slider, { target: { value: '1' } });
  expect(title()).toBe('Zug 1 von 2');
  expect(slider.getAttribute('aria-valuetext')).toBe('Zug 1 von 2');
  await fireEvent.click(screen.getByRole('button', { name: /Karl gibt auf/ }));
  expect(title()).toBe('Zug 2 von 2');
});

test('it plays by itself and stops at the end', async () => {
  await opened();
  vi.useFakeTimers();
  await fireEvent.click(screen.getByRole('button', { name: 'Abspielen' }));
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(title()).toBe('Zug 2 von 2');
  expect(screen.getByRole('button', { name: 'Abspielen' })).toBeTruthy();
});

test('a finished game is worked out, and a better move is shown where it would lie', async () => {
  const better = {
    action: 'A5> NU',
    words: ['NU'],
    gain: 7,
    stones: [{ square: [4, 0], letter: 'N' }],
    complete: true,
  };
  const none = { action: '', words: [], gain: 0, cost: 0, better: null };
  served({
    'GET /api/tables/k7/replay': game,
    'POST /api/tables/k7/analysis': {
      done: 2,
      all: 2,
      analysis: {
        unit: 'points',
        moves: [
          { ...none, number: 1, seat: 0 },
          { ...none, number: 2, seat: 1, cost: 7, better },
        ],
        rounds: [],
        standing: [[3, 0], [3, 0]], // prettier-ignore
        chances: [[0.7, 0.3], [1, 0]], // prettier-ignore
        turning: [{ number: 2, seat: 1, kind: 'missed' }],
        unseen: null,
        wasted: [],
      },
    },
  });
  render(Replay, { id: 'k7' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Partie auswerten' }));
  expect(await screen.findByText('Zug 2: Karl gibt auf. NU hätte 7 Punkte gebracht.')).toBeTruthy();
  const [curve] = screen.getAllByRole('img', { name: /Am Ende Anna 3 und Karl 0/ });
  expect(curve).toBeTruthy();
  await fireEvent.keyDown(window.document.body, { key: 'End' });
  expect(screen.getByText('Besser: NU, 7')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Besseren Zug zeigen' }));
  expect(screen.getByRole('gridcell', { name: /A5.*N/ }).className).toContain('pickd');
});

test('a game that still runs is not worked out', async () => {
  served({ 'GET /api/tables/k7/replay': { ...game, over: false } });
  render(Replay, { id: 'k7' });
  await screen.findByRole('heading', { level: 1, name: 'Vor dem ersten Zug' });
  expect(screen.queryByRole('button', { name: 'Partie auswerten' })).toBeNull();
});
