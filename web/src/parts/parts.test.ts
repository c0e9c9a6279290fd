import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CaseContents } from '../table/look';
import { game } from '../games/nomina/game';
import { frame, view } from '../games/nomina/sample';
import ActionBar from './ActionBar.svelte';
import Case from './Case.svelte';
import Curtain from './Curtain.svelte';
import EndSheet from './EndSheet.svelte';
import RefusalNote from './RefusalNote.svelte';
import ScorePad from './ScorePad.svelte';
import Standing from './Standing.svelte';
import TurnHead from './TurnHead.svelte';
import VoteDialog from './VoteDialog.svelte';
import { person } from '../testkit/told';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

const contents = game.look.supply(view, 0) as CaseContents;

test('a compartment tells its letter and how many are left', async () => {
  const onpick = vi.fn();
  render(Case, { contents, used: new Map([['A', 2]]), hand: 'A', onpick });
  const button = screen.getByRole('button', { name: 'A, noch 7' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(
    screen.getByRole('button', { name: 'W, keiner mehr da' }).querySelector('.gone'),
  ).toBeTruthy();
  expect(screen.getByText('1 Bon frei')).toBeTruthy();
  await fireEvent.click(button);
  expect(onpick).toHaveBeenCalledWith('A');
});

test('a closed button keeps its place and says why', () => {
  render(ActionBar, {
    main: { label: 'Legen', why: 'Nimm drei Buchstaben', onact: () => undefined },
  });
  const button = screen.getByRole('button', { name: /Legen.*Nimm drei Buchstaben/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('the clock is a timer with a spoken name', () => {
  render(TurnHead, { title: 'Du bist dran', seconds: 84, share: 0.7 });
  expect(screen.getByRole('timer', { name: 'Noch 1 Minute 24' }).textContent).toBe('1:24');
});

test('voters are asked by name, one after the other, and votes stay secret', async () => {
  const onvote = vi.fn();
  const seats = ['Ines', 'Karl', 'Anna'].map((name) => person(name));
  const ballot = {
    words: [{ word: 'ZEHENT', reason: '', data: {} }],
    seat: 0,
    action: null,
    lies: false,
    voters: [1, 2],
    voted: [1],
    left: 38_000,
  };
  render(VoteDialog, { ballot, seats, seconds: 38, here: [0, 1, 2], onvote });
  await fireEvent.click(screen.getByRole('button', { name: 'Angekommen' }));
  expect(screen.getByRole('heading', { name: 'Anna, gilt dieses Wort?' })).toBeTruthy();
  expect(screen.getByText('hat gewählt')).toBeTruthy();
  expect(screen.queryByText('Gilt nicht', { selector: '.tag' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Weiß nicht' }));
  expect(onvote).toHaveBeenCalledWith(2, null);
});

test('a second tap of one voter is not the vote of the next', async () => {
  const onvote = vi.fn();
  const seats = ['Ines', 'Karl', 'Anna'].map((name) => person(name));
  const words = [{ word: 'ZEHENT', reason: '', data: {} }];
  const ballot = { words, seat: 0, action: null, lies: false, voters: [1, 2], left: 38_000 };
  const first = { ballot: { ...ballot, voted: [] }, seats, seconds: 38, here: [0, 1, 2], onvote };
  const { rerender } = render(VoteDialog, first);
  await fireEvent.click(screen.getByRole('button', { name: 'Gilt' }));
  await rerender({ ...first, ballot: { ...ballot, voted: [1] } });
  expect(screen.queryByRole('button', { name: 'Gilt' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Weiter an Anna' })).toBeTruthy();
  await rerender({ ...first, here: [2], ballot: { ...ballot, voted: [1] } });
  expect(screen.getByRole('heading', { name: 'Anna, gilt dieses Wort?' })).toBeTruthy();
  expect(onvote).toHaveBeenCalledTimes(1);
});

test('a refusal names words, squares and the clause, and is an alert only when someone insists', async () => {
  const objections = [
    {
      pin: 1,
      word: 'SE',
      squares: [
        [3, 7],
        [4, 7],
      ] as [number, number][],
      reason: null,
      data: {},
    },
  ];
  const props = {
    sentence: 'Das geht nicht.',
    objections,
    clauses: ['NOM-10'],
    game: 'nomina',
    placeOf: game.look.placeOf,
    reasonOf: () => 'darum',
  };
  const { rerender } = render(RefusalNote, { ...props, urgent: false });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/von H4 bis H5/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Regel nachlesen' }).getAttribute('href')).toBe(
    '#/regeln/nomina/NOM-10',
  );
  await rerender({ ...props, urgent: true });
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('a number of the pad looks its words up', async () => {
  const onwords = vi.fn();
  render(ScorePad, {
    sheet: game.look.sheet(frame, null)!,
    names: ['Anna', 'Karl'],
    turn: 0,
    onwords,
  });
  await fireEvent.click(
    screen.getByRole('button', { name: 'Karl, Runde 1: WITZ, 4 Punkte. Nachschlagen' }),
  );
  expect(onwords).toHaveBeenCalledWith(['WITZ']);
});

test('the final sheet leads on: again, move by move, save', async () => {
  const onagain = vi.fn();
  const final = game.look.final({ ...frame, over: true });
  const { rerender } = render(EndSheet, {
    title: 'Karl gewinnt',
    final,
    names: ['Anna', 'Karl'],
    me: null,
    table: 't1',
    record: '/r',
    onagain,
    onword: () => undefined,
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Noch eine Partie' }));
  expect(onagain).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Zug für Zug ansehen' }).getAttribute('href')).toBe(
    '#/nachspielen/t1',
  );
  expect(screen.getByRole('link', { name: 'Partie speichern' }).getAttribute('download')).toBe(
    'setzkasten-t1.szk',
  );
  await rerender({ onagain: undefined });
  expect(screen.queryByRole('button', { name: 'Noch eine Partie' })).toBeNull();
});

test('the curtain opens for the one it names', async () => {
  const onopen = vi.fn();
  vi.useFakeTimers({ toFake: ['performance'] });
  render(Curtain, { name: 'Karl', news: 'Anna legt NAHT.', onopen });
  expect(screen.getByText('Anna legt NAHT.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Ich bin Karl, aufdecken' }));
  expect(onopen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  await fireEvent.click(screen.getByRole('button', { name: 'Ich bin Karl, aufdecken' }));
  expect(onopen).toHaveBeenCalled();
  vi.useRealTimers();
});

test('the standing names everybody with what they have, and underlines who is in turn', async () => {
  const standing = game.look.standing({ ...frame, scores: [51, 50] });
  if (!standing) throw new Error('Nomina has a standing');
  const names = ['Du', 'Ines'];
  const company = { here: [0] };
  const { rerender } = render(Standing, {
    frame: { ...frame, next: [1] },
    standing,
    names,
    company,
  });
  const list = screen.getByRole('list', { name: 'Stand in Punkten' });
  const rows = [...list.querySelectorAll('li')].map((row) => row.textContent?.trim());
  expect(rows).toEqual([expect.stringMatching(/Du\s+51/), expect.stringMatching(/Ines\s+50/)]);
  expect(list.querySelector('.on')?.textContent).toContain('Ines');
  expect(screen.getByRole('img', { name: 'weg' })).toBeTruthy();
  await rerender({ frame: { ...frame, next: [0, 1] }, standing, names, company });
  expect(list.querySelectorAll('.on')).toHaveLength(2);
});

test('where stones decide the standing says so, and one who has left is struck through', () => {
  const standing = { counts: [13, 11], of: 'stones' as const };
  const gone = { ...frame, left: [1] };
  render(Standing, { frame: gone, standing, names: ['Du', 'Ines'] });
  expect(screen.getByRole('list', { name: 'Steine auf der Bank' })).toBeTruthy();
  expect(screen.getByText('Ines').tagName).toBe('S');
  expect(screen.getByText('Steine')).toBeTruthy();
});
