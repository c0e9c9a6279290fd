import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { running } from '../../testkit/running';
import { served } from '../../testkit/served';
import Editor from './Editor.svelte';
import type { PictureView } from './view';

afterEach(() => vi.unstubAllGlobals());

const view: PictureView = {
  rows: 2,
  cols: 2,
  stones: [],
  fillers: [],
  case: {},
  case_left: 144,
  chips: 48,
  symmetry: 'none',
  words: [],
  lone: [],
  stray: [],
  letters: 0,
  free: 4,
  most_fillers: 1,
  within_goal: false,
  finished: false,
  given_up: false,
};
const frame = { ...running, game: 'kreuzwortbild', table: 'k', seq: 3, v: 1, view };

test('what the assistant answered stays until the picture changes', async () => {
  served({ 'POST /api/tables/k/assist': { broken: [], solved: true } });
  const desk = { id: 'k', refused: null, socket: { line: 'open' } };
  const props = { desk, frame, onask: vi.fn(), onwords: vi.fn() } as never;
  const { container, rerender } = render(Editor, props);
  await fireEvent.click(screen.getByRole('button', { name: 'Geht es noch?' }));
  const note = () => container.querySelector('.note');
  await waitFor(() => expect(note()).not.toBeNull());
  await rerender({ frame: { ...frame, v: 2 } } as never); // told again, without news
  expect(note()).not.toBeNull();
  await rerender({ frame: { ...frame, v: 3, seq: 4 } } as never);
  expect(note()).toBeNull();
});
