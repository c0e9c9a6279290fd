import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../app/language.svelte';
import { sentText } from '../company/sharing';
import type { Daily, Day } from '../lib/wire';
import { dated, dayOf, isDay, moved, weekday, weekOf } from './calendar';
import { clear, daysPlayed, diary, enter, numbers, pointsBefore } from './diary';
import { crosswordText, trayText } from './result';
import { counts, grouped, lengthsIn, solves, sumOf, sumsOf, worth } from './sealed';
import { Searching } from './searching.svelte';
import { firstBits } from './sha256';
import { streakOf } from './streak';

const SALT = 'abc';
const TODAY = '2026-11-18';
const seal = (...words: string[]): string => {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, at) => view.setUint32(at * 4, sumOf(SALT, word)));
  return btoa(String.fromCharCode(...new Uint8Array(view.buffer)));
};
const day = {
  day: TODAY,
  salt: SALT,
  tray: {
    letters: 'LEIDRATSENGUKOHM',
    count: 3,
    sums: [
      [3, seal('RAT', 'EID')],
      [4, seal('LEID')],
    ],
  },
  crossword: { rows: ['.......', '.......'], level: 'mittel', sums: seal('OST', 'TEE') },
} as unknown as Day;
const known = {
  daily: { seconds: 180, least: 3, points: [0, 0, 0, 1, 1, 2, 3, 5, 11], days: [day] } as Daily,
  day,
};
const found = { name: '', points: 3, count: 2, longest: 'LEID', words: ['LEID', 'RAT'] };

beforeEach(() => {
  localStorage.clear();
  setLanguage('de');
});

test('the first bits are those of SHA-256', () => {
  expect(firstBits('').toString(16)).toBe('e3b0c442');
  expect(firstBits('abc').toString(16)).toBe('ba7816bf');
  expect(firstBits('x'.repeat(200)).toString(16)).toBe('aa20c23e');
});

test('a sum is the one that the server makes', () => {
  expect(sumOf('832c43653415', 'HAUS')).toBe(0xe5ec64e4);
  expect(sumsOf('AAAAAf////8=')).toEqual([1, 0xffffffff]);
});

test('a word is judged by its sum, and brings points by its length', () => {
  expect(counts(day, 'LEID')).toBe(true);
  expect(counts(day, 'RATE')).toBe(false);
  expect(counts(day, 'LEIDE')).toBe(false);
  expect([3, 5, 8, 12].map((length) => worth(known.daily, 'X'.repeat(length)))).toEqual([
    1, 2, 11, 11,
  ]);
  expect(lengthsIn(day.tray)).toEqual([3, 3, 4]);
  expect(grouped([3, 4, 5, 6, 7, 12])).toEqual([2, 1, 1, 2]);
});

test('a crossword is solved when all answers are', () => {
  expect(solves(SALT, day.crossword, ['OST', 'TEE'])).toBe(true);
  expect(solves(SALT, day.crossword, ['OST', 'TEA'])).toBe(false);
  expect(solves(SALT, day.crossword, ['OST'])).toBe(false);
});

test('days are those of the calendar of this device', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(moved('2026-12-31', 1)).toBe('2027-01-01');
  expect(weekOf(TODAY)[0]).toBe('2026-11-16');
  expect(weekOf('2026-11-15')[0]).toBe('2026-11-09');
  expect([weekday(TODAY), dated('2026-11-15')]).toEqual(['Mi', '15. November']);
  expect(['2026-02-30', 'morgen', '2026-1-1', '', '99999-01-01'].filter(isDay)).toEqual([]);
});

test('one day of seven may be left out', () => {
  const played = (...back: number[]): Set<string> => new Set(back.map((n) => moved(TODAY, -n)));
  expect(streakOf(new Set(), TODAY)).toBe(0);
  expect(streakOf(played(1, 2, 3), TODAY)).toBe(3);
  expect(streakOf(played(0, 1, 3, 4), TODAY)).toBe(4);
  expect(streakOf(played(0, 1, 3, 5), TODAY)).toBe(3);
  expect(streakOf(played(0, 1, 2, 4, 5, 6, 7, 8, 9, 11), TODAY)).toBe(10);
  expect(streakOf(played(3, 4), TODAY)).toBe(0);
});

test('a search is written down, kept, and judged in the end', () => {
  const search = Searching.begin(known, '', 1000);
  expect(search.write('LEID')).toBeNull();
  expect(search.write('MUSE')?.code).toBe('no_path');
  expect(search.write('LEID')?.code).toBe('word_listed');
  expect(search.write('EI')?.code).toBe('three_letters');
  expect(search.write('STAR')).toBeNull();
  const again = Searching.goOn(known);
  expect(again?.list).toEqual(['LEID', 'STAR']);
  search.tick(180_000);
  expect([search.over, search.seconds]).toEqual([false, 1]);
  search.tick(181_000);
  expect(search.over).toBe(true);
  expect(search.end()).toEqual({
    name: '',
    points: 1,
    count: 1,
    longest: 'LEID',
    words: ['LEID'],
    refused: ['STAR'],
  });
  expect(Searching.under(TODAY)).toBe(false);
});

test('a clock that was put back gives no more than the whole glass', () => {
  const search = Searching.begin(known, '', 5_000_000);
  search.tick(1000);
  expect(search.seconds).toBe(180);
  localStorage.setItem(`setzkasten.daily.playing.${TODAY}`, '{"began":"soon"}');
  expect(Searching.goOn(known)).toBeNull();
});

test('the diary keeps what was played, and figures of it', () => {
  enter('2026-11-17', '2026-11-17', { tray: { ...found, points: 2 } });
  enter(TODAY, TODAY, { tray: found });
  enter(TODAY, TODAY, { crossword: { seconds: 60, shown: 7, given: true } });
  enter('2026-11-02', TODAY, { crossword: { seconds: 60, shown: 0 } });
  const all = diary();
  expect([...daysPlayed(all)]).toEqual(['2026-11-17', TODAY]);
  expect(numbers(all, TODAY)).toEqual({ games: 3, days: 2, of: 18, longest: 'LEID' });
  expect(pointsBefore(all, TODAY)).toEqual([2]);
  enter('2027-02-01', '2027-02-01', { tray: found });
  expect(diary()[TODAY]?.tray).toEqual({ name: '', points: 3, count: 2, longest: 'LEID' });
  clear();
  expect(diary()).toEqual({});
});

test('what cannot be read any more is left out', () => {
  localStorage.setItem('setzkasten.daily.diary', '{"nonsense":1,"2026-11-18":null}');
  expect(diary()).toEqual({});
});

test('a result tells nothing but how it went', () => {
  const words = ['RAT', 'EID', 'LEID', 'LEIDEN', 'LATERNE'];
  const text = trayText('2026-11-15', {
    name: '',
    points: 10,
    count: 5,
    longest: 'LATERNE',
    words,
  });
  expect(text.split('\n')).toEqual([
    'Setzkasten, Tagesbrett vom 15. November',
    '5 Wörter, 10 Punkte',
    '3–4 ■■',
    '5',
    '6 ■',
    '7+ ■',
    'Längstes: 7 Buchstaben',
  ]);
  for (const word of words) expect(text).not.toContain(word);
  expect(
    crosswordText('2026-11-15', day.crossword, { seconds: 372, shown: 1 }).split('\n'),
  ).toEqual([
    'Setzkasten, Tagesrätsel vom 15. November',
    '2 × 7, mittel',
    'gelöst in 6:12',
    'ein Buchstabe aufgedeckt',
  ]);
});

test('a result leaves by the sheet of the system, by the clipboard, or is marked', async () => {
  const shared: ShareData[] = [];
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    share: async (data: ShareData) => void shared.push(data),
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  expect(await sentText('share', 'Text', 'https://wort.example/')).toBe(true);
  expect(await sentText('share', 'Text', '')).toBe(true);
  expect(shared).toEqual([{ text: 'Text', url: 'https://wort.example/' }, { text: 'Text' }]);
  expect(await sentText('copy', 'Text', 'https://wort.example/')).toBe(true);
  expect(copied).toEqual(['Text\nhttps://wort.example/']);
  expect(await sentText('mark', 'Text', '')).toBe(false);
  vi.stubGlobal('navigator', { share: () => Promise.reject(new Error('not now')) });
  expect(await sentText('share', 'Text', '')).toBe(false);
  vi.unstubAllGlobals();
});
