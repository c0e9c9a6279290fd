import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import WordCard from '../parts/WordCard.svelte';
import WordList from '../pages/WordList.svelte';
import { served } from '../testkit/served';
import { laid as told, oese } from '../testkit/told';
import WordsOfGame from './WordsOfGame.svelte';
import { keptOf, MOST, wordList, type KeptWord } from './list.svelte';
import { answered, clue, due, laid, roundOf, shuffled, today, withLetters } from './practice';

beforeEach(() => {
  localStorage.clear();
  wordList.refresh();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const kept = (word: string, more: Partial<KeptWord> = {}): KeptWord => ({
  word,
  parts: [word],
  lemma: word,
  meaning: '',
  gentle: true,
  box: 0,
  due: 0,
  ...more,
});

test('a word is kept with its parts and its first meaning, and outlives the page', () => {
  expect(wordList.keep(oese)).toBe(true);
  wordList.keep(oese);
  wordList.refresh();
  expect(wordList.words).toEqual([keptOf(oese)]);
  expect(wordList.words[0]?.meaning).toBe('Kleiner Ring zum Einhaken.');
  wordList.drop('OESE');
  expect(localStorage.length).toBe(0);
});

test('what hurts can be kept but is never asked for, and brings no meaning along', () => {
  wordList.keep({ ...oese, gentle: false });
  expect(wordList.words[0]?.meaning).toBe('');
  expect(roundOf(wordList.words, today())).toEqual([]);
});

test('what cannot be read any more is left out', () => {
  localStorage.setItem('setzkasten.wordlist', '[{"word": 3}, null, {"word": "HAUS", "box": -2}]');
  wordList.refresh();
  expect(wordList.words).toEqual([kept('HAUS', { lemma: '', gentle: false })]);
  localStorage.setItem('setzkasten.wordlist', '{"word');
  wordList.refresh();
  expect(wordList.words).toEqual([]);
});

test('a full list takes no more', () => {
  const many = Array.from({ length: MOST }, (_, n) =>
    kept(`A${String.fromCharCode(65 + (n % 26))}${'B'.repeat(Math.floor(n / 26) + 1)}`),
  );
  localStorage.setItem('setzkasten.wordlist', JSON.stringify(many));
  expect(wordList.keep(oese)).toBe(false);
});

test('what is erased elsewhere does not come back', () => {
  wordList.keep(oese);
  localStorage.clear();
  wordList.keep({ ...oese, word: 'HAUS' });
  expect(wordList.words.map(({ word }) => word)).toEqual(['HAUS']);
});

test('a known word rests longer each time, one that was shown comes again tomorrow', () => {
  let word = kept('HAUS');
  const rests = [2, 4, 8, 16, 32, 32].map((days) => {
    word = answered(word, true, 100);
    return word.due === 100 + days;
  });
  expect(rests.every(Boolean)).toBe(true);
  expect(answered(word, false, 100)).toMatchObject({ box: 0, due: 101 });
});

test('a round has the words that wait; where none does, those that come next', () => {
  const words = [kept('EINS', { due: 9 }), kept('ZWEI', { due: 5 }), kept('DREI', { due: 7 })];
  expect(due(words, 6).map(({ word }) => word)).toEqual(['ZWEI']);
  expect(roundOf(words, 8).map(({ word }) => word)).toEqual(['ZWEI', 'DREI']);
  expect(roundOf(words, 1).map(({ word }) => word)).toEqual(['ZWEI', 'DREI', 'EINS']);
});

test('shuffled letters are the same letters in another order', () => {
  for (const word of ['AB', 'HAUS', 'BANKKONTO']) {
    expect(shuffled(word).join('')).not.toBe(word);
    expect(shuffled(word).sort()).toEqual([...word].sort());
  }
  expect(shuffled('AA')).toEqual(['A', 'A']);
});

test('an answer may be spelt in any way', () => {
  expect(laid(' Öse ')).toBe('OESE');
  expect(laid('straße')).toBe('STRASSE');
  expect(laid('Café')).toBe('CAFE');
});

test('a meaning does not give its word away', () => {
  const bank = kept('BANK', { lemma: 'Bank' });
  expect(clue('beim Roulette gewinnt die Bank', bank)).toBe('beim Roulette gewinnt die …');
  expect(clue('Ring, auch: Ösen', kept('OESEN', { lemma: 'Öse' }))).toBe('Ring, auch: …');
  expect(withLetters(kept('HAUS', { box: 4 }))).toBe(true);
  expect(withLetters(kept('HAUS', { box: 2, meaning: 'Gebäude' }))).toBe(false);
});

test('the card keeps a word and lets it go', async () => {
  render(WordCard, { facts: oese, game: 'Nomina' });
  await fireEvent.click(screen.getByRole('button', { name: 'Merken' }));
  expect(wordList.has('OESE')).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Gemerkt' }));
  expect(wordList.has('OESE')).toBe(false);
});

test('nothing is kept of what is no word', () => {
  render(WordCard, { facts: { ...oese, allowed: false, paragraphs: [] }, game: 'Nomina' });
  expect(screen.queryByRole('button', { name: 'Merken' })).toBeNull();
});

test('the list is practised: letters are tapped, the answer is told, the word rests', async () => {
  wordList.keep(oese);
  render(WordList, {});
  expect(screen.getByText('Ein Wort wartet auf dich.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Üben' }));
  expect(screen.getByText('Kleiner Ring zum Einhaken.')).toBeTruthy();
  for (const letter of 'OESE') {
    const free = screen
      .getAllByRole('button', { name: letter })
      .find((button) => !(button as HTMLButtonElement).disabled);
    if (free) await fireEvent.click(free);
  }
  expect(screen.getByText('Stimmt: Öse.')).toBeTruthy();
  expect(wordList.words[0]).toMatchObject({ box: 1, due: today() + 2 });
  await fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByText('Ein Wort gleich gewusst, keines nachgesehen.')).toBeTruthy();
});

test('a word that is shown comes once more in the round', async () => {
  wordList.keep(oese);
  render(WordList, {});
  await fireEvent.click(screen.getByRole('button', { name: 'Üben' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect(screen.getByText('Schreib oder tipp erst ein Wort.')).toBeTruthy();
  await fireEvent.input(screen.getByLabelText('Deine Antwort'), { target: { value: 'Ose' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect(screen.getByText(/Das ist es noch nicht/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Zeig es mir' }));
  expect(wordList.words[0]).toMatchObject({ box: 0, due: today() + 1 });
  await fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  await fireEvent.input(screen.getByLabelText('Deine Antwort'), { target: { value: 'öse' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  expect(screen.getByText('Stimmt: Öse.')).toBeTruthy();
  expect(wordList.words[0]).toMatchObject({ box: 0 });
});

test('the words of a finished game are listed when asked for, the longest first', async () => {
  const steps = [
    { words: [] },
    { words: [told('OFEN'), told('AN')] },
    { words: [told('AN'), told('TISCH')] },
  ];
  const sent = served({ 'GET /api/tables/t1/replay': { steps, next: null } });
  const onword = vi.fn();
  const { container } = render(WordsOfGame, { table: 't1', onword });
  expect(sent).toEqual([]);
  const details = container.querySelector('details');
  if (details) details.open = true;
  await fireEvent(details as HTMLElement, new Event('toggle'));
  const [first, ...rest] = await screen.findAllByRole('button');
  expect([first, ...rest].map((button) => button?.textContent)).toEqual(['TISCH', 'OFEN', 'AN']);
  await fireEvent.click(first as HTMLElement);
  expect(onword).toHaveBeenCalledWith('TISCH');
});

test('a game that cannot be read says why', async () => {
  served({});
  const { container } = render(WordsOfGame, { table: 't1', onword: () => undefined });
  const details = container.querySelector('details');
  if (details) details.open = true;
  await fireEvent(details as HTMLElement, new Event('toggle'));
  expect((await screen.findByRole('alert')).textContent).toContain('Fehlt.');
});
