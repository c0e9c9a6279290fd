import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { game as pointTypDom } from '../games/point-typ-dom/game';
import { piecesOf } from '../families/typdom/stones';
import { frame } from '../families/kreuzwort/sample';
import { Bench } from '../table/bench.svelte';
import BenchList from './BenchList.svelte';
import ChoiceDialog from './ChoiceDialog.svelte';
import LetterDialog from './LetterDialog.svelte';
import Rack from './Rack.svelte';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const pieces = piecesOf(['*', '+', 'E', 'E', 'D', 'S'], false);
const ids = (bench: Bench) => bench.order.map(({ id }) => id).join(' ');
const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('stones stand by colour, by letter, or as they were pushed', () => {
  const bench = new Bench(() => pieces);
  expect(ids(bench)).toBe('E1 E2 D1 S1 +1 *1');
  bench.sort('letter');
  expect(ids(bench)).toBe('D1 E1 E2 S1 +1 *1');
  bench.push('S1', 'D1');
  expect([ids(bench), bench.sorting]).toEqual(['S1 D1 E1 E2 +1 *1', 'free']);
  bench.shift('S1', 1);
  expect(ids(bench)).toBe('D1 S1 E1 E2 +1 *1');
  bench.shift('D1', -1);
  expect(ids(bench)).toBe('D1 S1 E1 E2 +1 *1');
});

test('a stone tells its place and colour and if it is in the hand; one that lies leaves a gap', async () => {
  const onpick = vi.fn();
  render(Rack, { pieces, places: 8, hand: 'E2', used: new Map([['E1', 1]]), onpick });
  expect(button('Stein 3 von 5, rotes E').getAttribute('aria-pressed')).toBe('true');
  expect(button('Stein 1 von 5, Jolly, schwarz').querySelector('.jol')).toBeTruthy();
  expect(document.querySelectorAll('.slot.none')).toHaveLength(3);
  await fireEvent.click(button(/schwarzes D/));
  expect(onpick).toHaveBeenCalledWith('D1');
});

test('on the bench arrows walk and Shift pushes', async () => {
  const onshift = vi.fn();
  render(Rack, { pieces, places: 8, onshift });
  const first = button(/^Stein 1/);
  expect(first.tabIndex).toBe(0);
  first.focus();
  await fireEvent.keyDown(first, { key: 'ArrowRight' });
  await vi.waitFor(() => expect(document.activeElement).toBe(button(/^Stein 2/)));
  await fireEvent.keyDown(button(/^Stein 2/), { key: 'ArrowRight', shiftKey: true });
  expect(onshift).toHaveBeenCalledWith('+1', 1);
});

test('a jolly asks for letters of its kind only, by tap and by key', async () => {
  const onletter = vi.fn();
  render(LetterDialog, { piece: pieces[1]!, onletter });
  expect(
    screen
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label') ?? each.textContent),
  ).toEqual([...'AEIOUY', 'Zurück auf die Bank']);
  await fireEvent.keyDown(window, { key: 'k' });
  expect(onletter).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: 'o' });
  expect(onletter).toHaveBeenCalledWith('O');
});

const choice = pointTypDom.handle.sideActions(frame, 0).find((act) => act.choice)!.choice!;

test('stones are chosen by colour, put back, and bought', async () => {
  const onyes = vi.fn();
  render(ChoiceDialog, { choice, whyNot: async () => undefined, onyes, onno: () => undefined });
  expect(button('Wähl eine Farbe').getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(button('Rot, ein Selbstlaut'));
  await fireEvent.click(button('Schwarz, ein Mitlaut'));
  await fireEvent.click(button('Schwarz, ein Mitlaut'));
  await fireEvent.click(button('Rot, ein Selbstlaut zurücklegen'));
  await fireEvent.click(button('2 Steine kaufen'));
  expect(onyes).toHaveBeenCalledWith('buy black black');
});

test('what the server does not allow is said and not bought', async () => {
  const onyes = vi.fn();
  render(ChoiceDialog, {
    choice,
    whyNot: async () => 'Von dieser Farbe liegt nichts mehr da',
    onyes,
    onno: () => undefined,
  });
  await fireEvent.click(button('Rot, ein Selbstlaut'));
  expect((await screen.findByRole('alert')).textContent).toContain('liegt nichts mehr');
  await fireEvent.click(button('Einen Stein kaufen'));
  expect(onyes).not.toHaveBeenCalled();
});

test('benches are backs and numbers', () => {
  render(BenchList, { benches: { counts: [7, 25], stock: 28 }, names: ['Anna', 'Karl'], turn: 0 });
  expect([...document.querySelectorAll('.backs')].map((backs) => backs.children.length)).toEqual([
    7, 20,
  ]);
  expect(screen.getByText('28')).toBeTruthy();
});
