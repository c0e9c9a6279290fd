import { expect, test } from 'vitest';
import { Editing } from './editing.svelte';
import type { PictureView } from './view';

function editor(stones: PictureView['stones'] = []) {
  const sent: string[] = [];
  const view = { rows: 12, cols: 12, stones, fillers: [] } as unknown as PictureView;
  const editing = new Editing(
    () => view,
    (action) => Promise.resolve(void sent.push(action)),
  );
  return { editing, sent };
}

test('a letter that was taken goes where one taps', async () => {
  const { editing, sent } = editor();
  editing.take('W');
  expect(editing.hand).toBe('W');
  editing.pick([3, 4]);
  await Promise.resolve();
  expect([sent, editing.hand, editing.cursor]).toEqual([['E4> W'], null, null]);
});

test('a letter that was taken goes where one presses Enter, and the next one beside it', async () => {
  const { editing, sent } = editor();
  editing.take('W');
  editing.cursor = [3, 4];
  editing.pressed({ do: 'commit' });
  editing.take('A');
  editing.pressed({ do: 'commit' });
  await new Promise((rest) => setTimeout(rest));
  expect([sent, editing.hand, editing.cursor]).toEqual([['E4> W', 'F4> A'], null, [3, 6]]);
});

test('with a square chosen letters write on, in the way that was chosen', async () => {
  const { editing, sent } = editor();
  editing.pick([3, 4]);
  editing.pick([3, 4]);
  editing.take('W');
  editing.pressed({ do: 'letters', letters: 'AS' });
  await new Promise((rest) => setTimeout(rest));
  expect(sent).toEqual(['E4> W', 'E5> A', 'E6> S']);
});

test('a double tap leaves the cursor where it was', () => {
  const { editing } = editor();
  editing.pick([3, 4]);
  editing.pick([7, 7]);
  editing.unpick([7, 7]);
  expect(editing.cursor).toEqual([3, 4]);
});
