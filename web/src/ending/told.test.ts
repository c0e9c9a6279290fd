// @vitest-environment node
import { expect, test } from 'vitest';
import { game as cartino } from '../games/cartino/game';
import { frame as cards } from '../games/cartino/sample';
import { crossing } from '../families/kreuzwort/game';
import { frame as words } from '../families/kreuzwort/sample';
import { game as krux } from '../games/krux/game';
import { frame as halves } from '../games/krux/sample';
import { game as lingua } from '../games/lingua/game';
import { frame as colours } from '../games/lingua/sample';
import { game as nomina } from '../games/nomina/game';
import { frame as wood } from '../games/nomina/sample';
import { recht } from '../families/recht/game';
import { frame as announced } from '../families/recht/sample';

const kreuzwort = crossing({
  introduction: () => Promise.reject(new Error('not looked at')),
  name: 'Kreuzwort-Spiel',
  clauses: [],
  points: false,
  most: 1,
});
const over = <F extends { view: object }>(
  frame: F,
  winner: number,
  view: Partial<F['view']>,
): F => ({
  ...frame,
  over: true,
  winners: [winner],
  left: [],
  view: { ...frame.view, ...view },
});

test('somebody gave up, and the best move of the winner', () => {
  expect(nomina.tell.ended(over(wood, 1, { given_up: [0] }))).toMatch(
    /hat aufgegeben; am meisten brachte [A-Z]+ von [A-Z][a-z]+, (#|\d+) Punkte\.$/,
  );
});

test('somebody left for good', () => {
  const gone = { ...over(wood, 1, {}), left: [0], people: [1] };
  expect(nomina.tell.ended(gone)).toMatch(/^\S+ ist gegangen; /);
});

test('nobody could lay, or somebody was out first and another had stones left', () => {
  const [first, ...rest] = words.view.hand_sizes.map(() => 3);
  expect(kreuzwort.tell.ended(over(words, 0, { hand_sizes: [first!, ...rest] }))).toMatch(
    /^Niemand konnte mehr legen; .* wogen am wenigsten\.$/,
  );
  expect(kreuzwort.tell.ended(over(words, 0, { hand_sizes: [0, ...rest] }))).toMatch(
    /alle Steine gelegt; .* auf 3 Steinen sitzen\.$/,
  );
});

test('a goal was reached; all stones were laid', () => {
  const goal = colours.view.goals[0]![0];
  const move = { ...colours.view.moves[0]!, seat: 1, kind: 'lay', points: 40, squares: [goal] };
  expect(lingua.tell.ended(over(colours, 1, { moves: [move] }))).toMatch(
    /das Ziel erreicht; am meisten/,
  );
  const settled = cards.seats.map((_, seat) => (seat ? -4 : 10));
  expect(cartino.tell.ended(over(cards, 0, { settled }))).toMatch(/alle Steine gelegt/);
});

test('penalties decide in Krux where they are more than the difference', () => {
  const sheet = { across: 20, down: 10, penalties: 0, words: [] };
  const sheets = [sheet, { ...sheet, penalties: 6 }];
  const ended = { ...over(halves, 0, { sheets, given_up: 1 }), scores: [30, 24] };
  expect(krux.tell.ended(ended)).toBe(
    'Karl hat aufgegeben; den Ausschlag gaben 6 Strafpunkte von Karl.',
  );
});

test('a word that could not be finished decides in Wer behält recht', () => {
  const move = { ...announced.view.moves[0]!, seat: 1, kind: 'out', word: 'EXFREUND' };
  const out = announced.seats.map((_, at) => at).slice(1);
  const ended = over(announced, 0, { moves: [move], out, results: [] });
  expect(recht().tell.ended(ended)).toMatch(/alle ausgeschieden; .* EXFREUND nicht vollenden\.$/);
});
