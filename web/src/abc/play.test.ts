import { beforeEach, expect, test } from 'vitest';
import { AbcPlay } from './play.svelte';

beforeEach(() => localStorage.clear());

function playing(): { play: AbcPlay; said: string[] } {
  const said: string[] = [];
  let at = 0;
  return {
    play: new AbcPlay(
      (text) => said.push(text),
      () => ((at = (at * 16807 + 11) % 2147483647), at / 2147483647),
    ),
    said,
  };
}

test('guided: only the lit letter is laid, every letter is said', () => {
  const { play, said } = playing();
  const lit = play.lit!;
  const other = lit === 'X' ? 'Y' : 'X';
  play.tapLetter(other);
  expect(play.letters.size).toBe(0);
  play.tapLetter(lit);
  expect(play.letters.size).toBe(1);
  expect(said).toEqual([other, lit]);
});

test('guided: a finished word is said and the next one crosses it, for ever', () => {
  const { play, said } = playing();
  for (let taps = 0; taps < 400; taps++) {
    play.tapLetter(play.lit!);
    expect(play.lit).not.toBeNull();
  }
  expect(said.filter((text) => text.length > 1).length).toBeGreaterThan(40);
});

test('free: letters go anywhere, come back into the hand, and a word of the list is said', () => {
  const { play, said } = playing();
  play.choose('free');
  for (const [letter, col] of [
    ['O', 0],
    ['M', 1],
    ['A', 2],
  ] as const) {
    play.tapLetter(letter);
    play.tapSquare([2, col]);
  }
  expect(said.at(-1)).toBe('Oma');
  expect(play.glad.size).toBe(3);
  play.tapSquare([2, 0]);
  expect([play.letters.size, play.hand]).toEqual([2, 'O']);
});

test('a list of a grown-up is kept', () => {
  const { play } = playing();
  play.setWords('Uhu, Reh');
  expect(playing().play.words).toEqual(['Uhu', 'Reh']);
  play.setWords('???');
  expect(play.words.length).toBeGreaterThan(10);
});
