import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trialOf } from '../testkit/told';
import { Trying } from './trying.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function hands(): { trying: Trying; asked: string[]; lie: (action: string) => Promise<void> } {
  const asked: string[] = [];
  let action = '';
  const trying = new Trying(
    (text) => {
      asked.push(text);
      return Promise.resolve({ trial: trialOf({ points: text.length }) });
    },
    () => action,
    () => undefined,
  );
  const lie = async (text: string) => {
    action = text;
    trying.stop();
    if (text) trying.soon();
    else trying.nothing();
    await vi.advanceTimersByTimeAsync(200);
  };
  return { trying, asked, lie };
}

test('whoever takes everything back says so once', async () => {
  const { trying, asked, lie } = hands();
  await lie('C2> HA');
  expect(trying.trial?.points).toBe(6);
  await lie('');
  await lie('');
  expect(asked).toEqual(['C2> HA', '']);
  expect(trying.trial).toBeNull();
});

test('where nothing was asked, or a step has been made since, there is nothing to take back', async () => {
  const { trying, asked, lie } = hands();
  await lie('');
  trying.soon();
  trying.stop();
  await lie('');
  await lie('C2> HAU');
  trying.forget();
  await lie('');
  expect(asked).toEqual(['C2> HAU']);
});
