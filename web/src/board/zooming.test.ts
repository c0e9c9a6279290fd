import { expect, test, vi } from 'vitest';
import type { Square } from '../lib/wire';
import { anchorAt, drift, notch, pinched, Taps, zoomKey } from './zooming';

const finger = (timeStamp: number) => ({ detail: 1, timeStamp }) as MouseEvent;
const [here, there]: Square[] = [
  [3, 4],
  [3, 5],
];

test('two quick taps on one square are a double tap, a third begins anew', () => {
  const taps = new Taps();
  expect([1000, 1200, 1300].map((at) => taps.again(finger(at), here!))).toEqual([
    null,
    'twice',
    null,
  ]);
});

test('slow taps, taps on two squares, and clicks of a mouse are single ones', () => {
  const taps = new Taps();
  expect([taps.again(finger(0), here!), taps.again(finger(900), here!)]).toEqual([null, null]);
  expect(taps.again(finger(1000), there!)).toBeNull();
  expect(taps.again({ detail: 0, timeStamp: 1050 } as MouseEvent, there!)).toBeNull();
  expect(taps.again(finger(1100), there!)).toBeNull();
});

test('a tap that led near swallows the next quick one, wherever it falls now', () => {
  const taps = new Taps();
  taps.again(finger(0), here!);
  taps.led();
  expect(taps.again(finger(150), there!)).toBe('led');
  expect(taps.again(finger(300), there!)).toBeNull();
});

test('what lies between the fingers stays there while the squares grow', () => {
  const anchor = anchorAt({ left: 10, top: 20 }, { x: 70, y: 100 }, { cell: 20, gutter: 0 });
  expect(anchor).toMatchObject({ col: 3, row: 4 });
  expect(drift({ left: 10, top: 20 }, anchor, { cell: 40, gutter: 0 })).toEqual({ x: 60, y: 80 });
  expect(drift({ left: 10, top: 20 }, { ...anchor, x: 80 }, { cell: 40, gutter: 0 }).x).toBe(50);
});

test('the wheel goes by small steps, plus and minus by larger ones', () => {
  expect(notch({ deltaY: -10 })).toBeGreaterThan(1);
  expect(notch({ deltaY: 10 })).toBeLessThan(1);
  expect(notch({ deltaY: -5000 })).toBe(1.25);
  const key = (name: string, ctrlKey = false) =>
    zoomKey({ key: name, ctrlKey, metaKey: false, altKey: false });
  expect([key('+'), key('-'), key('x'), key('+', true)]).toEqual([1, -1, null, null]);
});

test('two fingers spread the board and not the page; one finger scrolls', () => {
  const hands = { grip: vi.fn(), spread: vi.fn() };
  const pane = document.createElement('div');
  const off = pinched(hands)(pane);
  const touch = (kind: string, ...xs: number[]) => {
    const touches = xs.map((clientX) => ({ clientX, clientY: 50 }));
    const event = Object.assign(new Event(kind, { cancelable: true }), { touches });
    pane.dispatchEvent(event);
    return event.defaultPrevented;
  };
  touch('touchstart', 100);
  expect(touch('touchmove', 120)).toBe(false);
  touch('touchstart', 100, 200);
  expect(hands.grip).toHaveBeenCalledWith({ x: 150, y: 50 });
  expect(touch('touchmove', 50, 250)).toBe(true);
  expect(hands.spread).toHaveBeenCalledWith(2, { x: 150, y: 50 });
  touch('touchend', 50);
  expect(touch('touchmove', 60)).toBe(false);
  off();
  touch('touchstart', 100, 200);
  expect(hands.grip).toHaveBeenCalledTimes(1);
});
