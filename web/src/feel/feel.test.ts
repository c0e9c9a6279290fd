import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceOf } from './pace';
import { setSwitch } from './switches';
import { feel, hearComing } from './touch';

const heard = vi.hoisted(() => vi.fn());
vi.mock('./sound', () => ({ play: heard }));

let coarse = true;
let reduced = false;
const vibrate = vi.fn(() => true);

beforeEach(() => {
  localStorage.clear();
  heard.mockClear();
  vibrate.mockClear();
  [coarse, reduced] = [true, false];
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse') ? coarse : reduced,
  }));
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is heard or felt until somebody switches it on', () => {
  feel('put');
  hearComing(3);
  expect([heard.mock.calls, vibrate.mock.calls]).toEqual([[], []]);
});

test('a stone that is set sounds of wood, a move that is written of paper', () => {
  setSwitch('sound', true);
  for (const what of ['put', 'back', 'wrote', 'way']) feel(what);
  expect(heard.mock.calls.map(([noise]) => noise)).toEqual(['set', 'lift', 'write']);
  expect(vibrate).not.toHaveBeenCalled();
});

test('only what is held in a hand trembles', () => {
  setSwitch('buzz', true);
  feel('put');
  coarse = false;
  feel('put');
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

test('stones of others are heard one by one, or once where nothing moves', () => {
  setSwitch('sound', true);
  hearComing(3);
  expect(heard.mock.calls).toEqual([
    ['set', 0],
    ['set', 0.17],
    ['set', 0.34],
  ]);
  heard.mockClear();
  reduced = true;
  hearComing(3);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('many stones come faster', () => {
  expect([paceOf(1), paceOf(3), paceOf(30)]).toEqual([170, 170, 50]);
});
