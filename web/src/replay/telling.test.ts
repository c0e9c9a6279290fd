import { expect, test } from 'vitest';
import type { ReplayStep, Seat } from '../lib/wire';
import { stepName, told } from './telling';

const seats: Seat[] = [{ names: ['Karl'], kind: 'person' }];
const step = (facts: Partial<ReplayStep>): ReplayStep => ({ seat: 0, action: null, words: [], points: 0, scores: [0], view: {}, ...facts });

test('a laying is told with its words and points', () => {
  const laid = step({ words: [{ word: 'RABE', points: 4 }, { word: 'ABART', points: 5 }], points: 9 });
  expect(told({ seats }, laid)).toBe('Karl legt RABE und ABART, 9 Punkte.');
});

test('giving up is told', () => {
  expect(told({ seats }, step({ action: 'give-up' }))).toBe('Karl gibt auf.');
});

test('an action without a sentence is shown as it is written', () => {
  expect(told({ seats }, step({ action: 'swap A' }))).toBe('Karl: swap A');
});

test('the start tells nothing', () => {
  expect(told({ seats }, step({ seat: null }))).toBe('');
  expect(stepName({ steps: [step({}), step({})] }, 0)).toBe('Vor dem ersten Zug');
  expect(stepName({ steps: [step({}), step({})] }, 1)).toBe('Zug 1 von 1');
});
