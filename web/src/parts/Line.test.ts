import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { laid } from '../testkit/told';
import Line from './Line.svelte';

afterEach(cleanup);

const signs = [{ sign: 'frei', text: 'Dieser Jolly ist frei.' }];
const last = {
  trial: { words: [laid('WITZ', 4)], points: 4, earned: 0, spent: 0 },
  by: 'Karl',
  stones: [],
};

test('what the other has laid does not hide the task', () => {
  const { container } = render(Line, { told: last, task: 'Leg ein Wort.' });
  expect(container.textContent).toMatch(/Leg ein Wort\..*Karl.*WITZ/s);
});

test('what lies in the making stands in the place of the task', () => {
  const made = { ...last, by: undefined };
  const { container } = render(Line, { told: made, task: 'Leg ein Wort.', signs });
  expect(container.textContent).toContain('WITZ');
  expect(container.textContent).not.toContain('Leg ein Wort');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a tap on a sign says what it means, another leads back to the task', async () => {
  const { container } = render(Line, { told: null, task: 'Leg ein Wort.', signs });
  await fireEvent.click(screen.getByRole('button', { name: 'frei: Was heißt das?' }));
  expect(container.textContent).toContain('Dieser Jolly ist frei.');
  expect(container.textContent).not.toContain('Leg ein Wort');
  await fireEvent.click(screen.getByRole('button', { name: 'Zur Aufgabe' }));
  expect(container.textContent).toContain('Leg ein Wort.');
});
