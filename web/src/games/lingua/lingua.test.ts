// @vitest-environment node
import { expect, test } from 'vitest';
import type { Tentative } from '../../board/picture';
import { spokenCell } from '../../board/spoken';
import { named } from '../../board/squares';
import type { Square } from '../../lib/wire';
import { game } from './game';
import { faceOf, piecesOf } from './tiles';
import { frame, view } from './sample';
import { laid, trialOf, tried } from '../../testkit/told';

const at = (name: string): Square => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65];
const tile = (name: string, symbol: string): Tentative => ({
  square: at(name),
  symbol,
  piece: `${symbol}1`,
  ...faceOf(symbol),
});
const dach = [tile('N12', 'Ar'), tile('O12', 'Cy'), tile('P12', 'Hb')];
const nase = [tile('N11', 'Ay'), tile('O11', 'Sy'), tile('P11', 'Er')];

const dachTrial = trialOf({
  words: [
    tried('DACH', 20, {
      squares: ['M12', 'N12', 'O12', 'P12'].map(at),
      parts: [
        ['letters', 10],
        ['colour', 0],
        ['aces', 1],
        ['factor', 2],
      ],
    }),
  ],
  points: 20,
  earned: 1,
});

function spoken(name: string): string {
  const picture = game.look.picture(view);
  const square = at(name);
  const here = ({ square: other }: { square: Square }) => named(other) === name;
  return spokenCell(
    {
      place: name,
      stone: picture.stones.find(here),
      ground: picture.grounds?.find(here),
      last: false,
    },
    new Map(),
    square,
  );
}

test('every square says tile and field with their colours', () => {
  expect(spoken('M9')).toBe('M9, grünes M auf grünem Feld, As');
  expect(spoken('G6')).toBe('G6, gelbes E auf grünem Feld, kein As');
  expect(spoken('C1')).toBe('C1, leeres blaues Feld');
  expect(spoken('B2')).toBe('B2, Startfeld, leeres weißes Feld');
  expect(spoken('Q17')).toBe('Q17, Zielfeld, 100 Punkte, leeres gelbes Feld');
});

test('fields, goals and the start are grounds of the picture', () => {
  const kinds = new Map(
    game.look
      .picture(view)
      .grounds?.map(({ square, kind, print }) => [named(square), [kind, print?.text]]),
  );
  expect([kinds.get('A1'), kinds.get('B1'), kinds.get('B2'), kinds.get('Q16')]).toEqual([
    ['fy', undefined],
    ['', undefined],
    ['', 'Start'],
    ['goal fb', '50'],
  ]);
});

test('a tile in the making is an ace where it meets its colour', () => {
  const [a, c] = dach.map((stone) => game.look.dressed(stone, view));
  expect([a?.kind, c?.kind]).toEqual(['lr', 'ly ace']);
  expect(c?.spoken).toBe('gelbes C auf gelbem Feld, As');
});

test('a laying is written with colours, a dot for a tile that lies', () => {
  expect(game.handle.laying(dach, view, false)).toBe('N12> ArCyHb');
  expect(game.handle.laying([tile('M8', 'Er'), tile('M13', 'Er')], view, true)).toBe(
    'M8v Er....Er',
  );
});

test('the hand keeps equal tiles apart and stands on two steps', () => {
  expect(piecesOf(['Er', 'Ey', 'Er']).map(({ id, group }) => [id, group])).toEqual([
    ['Er1', 1],
    ['Ey1', 0],
    ['Er2', 1],
  ]);
  expect(game.look.supply(view, 0)).toMatchObject({ kind: 'rack', places: 12, steps: 2 });
});

test('the dry run tells values, aces, the factor that is reached, and the sum', () => {
  expect(
    game.tell
      .trialLines(dachTrial, frame, dach)
      ?.map(({ word, text, value }) => [word, text, value]),
  ).toEqual([
    ['DACH', '3 + 2 + 1 + 4', '10'],
    [undefined, '1 As', '★'],
    [undefined, 'Dein 10. As: ab jetzt doppelt', '× 2'],
    [undefined, 'zusammen', '20'],
  ]);
});

test('a colour word and the goal have lines of their own', () => {
  const word = tried('NASE', 104, {
    squares: ['M11', 'N11', 'O11', 'P11'].map(at),
    parts: [
      ['letters', 4],
      ['colour', 100],
      ['aces', 0],
      ['factor', 1],
    ],
  });
  const lines = game.tell.trialLines(trialOf({ words: [word], points: 129 }), frame, nase);
  expect(lines?.map(({ text, value }) => [text, value]).slice(1)).toEqual([
    ['Farbwort, 4 mal 25', '+100'],
    ['Zielpreis', '+25'],
    ['zusammen', '129'],
  ]);
});

test('a tile that alone spoils a colour word may be exchanged for its letter in the right colour', () => {
  const word = tried('NASE', 5, { squares: ['M11', 'N11', 'O11', 'P11'].map(at) });
  const [offer, ...more] = game.handle.exchanges(
    frame,
    nase,
    trialOf({ words: [word], points: 5 }),
  );
  expect(offer && [named(offer.own), named(offer.lying)]).toEqual(['P11', 'G6']);
  expect(more).toEqual([]);
  expect(game.handle.exchangeText(offer!)).toBe('exchange P11-G6');
  expect(game.handle.exchanges(frame, dach, dachTrial)).toEqual([]);
});

test('two tiles are swapped by choice, each only once', () => {
  const [swap, pass] = game.handle.sideActions(frame, 0);
  expect(swap).toMatchObject({
    label: 'Zwei Steine tauschen und aussetzen',
    choice: { most: 2, once: true },
  });
  expect(swap?.choice?.action(['Er1', 'Er2'])).toBe('swap Er Er');
  expect(pass?.action).toBe('pass');
  expect(game.handle.sideActions({ ...frame, view: { ...view, stock: 0 } }, 0)[0]?.why).toBe(
    'Der Vorrat ist leer',
  );
});

const moves = [
  {
    seat: 0,
    kind: 'lay',
    words: [laid('DACH', 20)],
    points: 45,
    aces: 1,
    prize: 25,
    squares: [],
    swapped: 0,
  },
  { seat: 1, kind: 'swap', words: [], points: 0, aces: 0, prize: 0, squares: [], swapped: 2 },
];

test('the pad has a line a word with its aces', () => {
  const sheet = game.look.sheet({ ...frame, view: { ...view, moves } }, { seat: 0, points: 7 })!;
  expect(sheet.heads).toEqual(['Wort', 'Asse']);
  expect(sheet.labels?.map(({ texts }) => texts)).toEqual([
    ['DACH', '1'],
    ['tauscht 2', ''],
    ['…', ''],
  ]);
  expect(sheet.rounds.map((cells) => cells.map((cell) => cell?.text))).toEqual([
    ['45', undefined],
    [undefined, '–'],
    ['7?', undefined],
  ]);
});

test('the end sheet adds word points, aces and the prize', () => {
  const over = {
    ...frame,
    over: true,
    scores: [255, 109],
    view: { ...view, moves, aces: [10, 7], ace_points: [110, 70], shown: [['Er'], []] },
  };
  const [first] = game.look.final(over).rows;
  expect(first?.lines).toEqual([
    { label: 'Wortpunkte', text: '120' },
    { label: '10 Asse', text: '+110' },
    { label: 'Zielpreis', text: '+25' },
  ]);
  expect([first?.total, first?.left?.length]).toEqual([255, 1]);
});

test('moves are told with aces and prize', () => {
  expect(game.tell.news(frame, { ...frame, view: { ...view, moves } })).toEqual([
    'Du legst DACH, 45 Punkte. 1 As dazu. Zielpreis 25.',
    'Ines tauscht 2 Steine und setzt aus.',
  ]);
});
