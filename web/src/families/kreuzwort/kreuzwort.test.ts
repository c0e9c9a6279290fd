// @vitest-environment node
import { expect, test } from 'vitest';
import type { Tentative } from '../../board/picture';
import type { Frame } from '../../lib/wire';
import type { TypdomView } from './view';
import { game as kreuzwort1936 } from '../../games/kreuzwort-1936/game';
import { game as kreuzwortSuper } from '../../games/kreuzwort-super/game';
import { game as pointTypDom } from '../../games/point-typ-dom/game';
import { alone, frame, view } from './sample';
import { stepOf, trialOf, tried } from '../../testkit/told';

const seen = (
  change: Partial<TypdomView>,
  more: Partial<Frame<TypdomView>> = {},
): Frame<TypdomView> => ({ ...frame, ...more, view: { ...view, ...change } });
const trial = trialOf({ words: [tried('NAHT', 9)], points: 9, phase: 'lay' });
const put = (
  letter: string,
  row: number,
  col: number,
  more: Partial<Tentative> = {},
): Tentative => ({ square: [row, col], letter, ...more });

test('the table has three free rows round the stones and no coordinates', () => {
  const { top, left, rows, cols, open } = kreuzwortSuper.look.picture(view);
  expect({ top, left, rows, cols, open }).toEqual({
    top: -2,
    left: -2,
    rows: 12,
    cols: 12,
    open: true,
  });
  expect(kreuzwortSuper.look.picture({ ...view, stones: [] }).rows).toBeGreaterThan(6);
});

test('squares are named by row and column, also before the first', () => {
  expect(kreuzwortSuper.look.placeOf([4, 8])).toBe('Zeile 4, Spalte 8');
  expect(kreuzwortSuper.look.placeOf([-2, 0])).toBe('Zeile minus 2, Spalte 0');
});

test('a lying jolly shows its letter and a star, and says whether it can be robbed', () => {
  const { stones, grounds } = kreuzwortSuper.look.picture(view);
  expect(stones[0]).toMatchObject({
    letter: 'E',
    star: 'corner',
    spoken: 'Jolly als E',
    kind: 'ivory vowel',
  });
  expect(grounds).toMatchObject([
    { square: [3, 1], spoken: 'kann geraubt werden', print: { text: 'frei' } },
  ]);
});

test('the hand has red and black stones and jollies for their own kind of letters', () => {
  const rack = kreuzwortSuper.look.supply(view, 0);
  if (rack?.kind !== 'rack') throw new Error('a hand stands on a bench');
  const byId = new Map(rack.pieces.map((piece) => [piece.id, piece]));
  expect([...byId.keys()]).toEqual(['*1', '+1', 'E1', 'E2', 'O1', 'D1', 'S1']);
  expect(byId.get('+1')?.letters).toBe('AEIOUY');
  expect(byId.get('*1')?.letters).not.toMatch(/[AEIOUY]/);
  expect(byId.get('E1')?.face).toMatchObject({ spoken: 'rotes E', kind: 'ivory vowel' });
});

test('only Point-Typ-Dom prints values, and none on a jolly', () => {
  const [jolly, x] = pointTypDom.look.picture(view).stones;
  expect([jolly?.value, x?.value]).toEqual([undefined, 9]);
  expect(kreuzwort1936.look.picture(view).stones[1]?.value).toBeUndefined();
});

test('the laying names the word first and writes a jolly small', () => {
  const stones = [put('A', 4, 6), put('H', 5, 6, { star: 'corner' }), put('T', 6, 6)];
  expect(kreuzwortSuper.handle.laying(stones, view, true)).toBe('4,6v AhT');
});

test('the main button names the word, the points, and a second word', () => {
  expect(kreuzwortSuper.tell.layLabel(trial, frame)).toBe('NAHT legen');
  expect(pointTypDom.tell.layLabel(trial, frame)).toBe('NAHT legen, 9 Punkte');
  expect(kreuzwortSuper.tell.layLabel(trial, seen({ second: true }))).toBe(
    'Zweites Wort: NAHT legen',
  );
  expect(kreuzwortSuper.tell.layLabel(null, seen({ second: true }))).toBe('Zweites Wort legen');
});

test('a trial says what comes of it', () => {
  expect(kreuzwortSuper.tell.trialNote({ ...trial, phase: 'second' }, frame)).toBe(
    'Verbindet zwei Wörter: Ein zweites Wort ist frei.',
  );
  expect(kreuzwortSuper.tell.trialNote({ ...trial, phase: 'over' }, frame)).toBe(
    'Damit ist die Partie zu Ende.',
  );
  expect(kreuzwortSuper.tell.trialNote(trial, frame)).toBe('');
});

test('one stone is bought in the Kreuzwort-Spiel, up to three in Point-Typ-Dom', () => {
  const bought = ({ action }: { action: string }) => action.startsWith('buy');
  const one = kreuzwortSuper.handle.sideActions(frame, 0).filter(bought);
  const [red, , many] = pointTypDom.handle.sideActions(frame, 0).filter(bought);
  expect(one.map(({ label, note }) => [label, note])).toEqual([
    ['Rot kaufen', 'ein Selbstlaut'],
    ['Schwarz kaufen', 'ein Mitlaut'],
  ]);
  expect(one.map(({ action, probes }) => [action, probes])).toEqual([
    ['buy red', ['buy red']],
    ['buy black', ['buy black']],
  ]);
  expect(one.some(({ choice, confirm }) => choice ?? confirm)).toBe(false);
  expect([red?.action, many?.choice?.most]).toEqual(['buy red', 3]);
  expect(many?.choice?.action(['red', 'black'])).toBe('buy red black');
  expect(kreuzwortSuper.handle.sideActions(seen({ colours: [], stock: 0 }), 0)[0]?.why).toBe(
    'Der Vorrat ist leer',
  );
});

test('who must buy finds the colour that the hand needs on the main button', () => {
  const lead = (hand: string[], phase: string) =>
    kreuzwort1936.handle.sideActions(seen({ hand }, { phase }), 0).find(({ leads }) => leads)
      ?.label;
  expect(lead(['T', 'N', 'S', 'A'], 'buy')).toBe('Rot kaufen');
  expect(lead(['E', 'A', 'S', 'A'], 'buy')).toBe('Schwarz kaufen');
  expect(lead(['T', 'N', 'S', 'A'], 'lay')).toBeUndefined();
});

test('each free jolly can be robbed, and a closed button says why none can', () => {
  const rob = (at: Frame<TypdomView>) => kreuzwortSuper.handle.sideActions(at, 0).slice(2, -1);
  expect(rob(frame)).toMatchObject([
    { action: 'rob 3,1', label: 'Jolly rauben, der für E liegt', probes: ['rob 3,1'] },
  ]);
  const none = view.stones.map((stone) => ({ ...stone, jolly: false, robbable: false }));
  expect(rob(seen({ stones: none }))[0]?.why).toBe('Es liegt keiner auf dem Tisch');
});

test('a tap on a free jolly asks when the stone is in the hand, and only before a second word', () => {
  const tapped = (at: Frame<TypdomView>) =>
    kreuzwortSuper.handle.squareAction(at, 0, [3, 1])?.action;
  expect(tapped(frame)).toBe('rob 3,1');
  expect(tapped(seen({ hand: ['S'] }))).toBeUndefined();
  expect(tapped(seen({ second: true }))).toBeUndefined();
});

test('what happened is told by name, and to the one person as you', () => {
  const before = seen({ moves: view.moves.slice(0, 2) });
  expect(kreuzwortSuper.tell.news(before, frame)).toEqual([
    'Karl legt A hin und nimmt den Jolly.',
    'Karl kauft 2 Steine.',
  ]);
  expect(
    pointTypDom.tell.news(seen({ moves: [] }), {
      ...alone,
      view: { ...view, moves: view.moves.slice(0, 2) },
    }),
  ).toEqual(['Karl legt EXAMEN, 17 Punkte.', 'Du legst DOMINO, 11 Punkte.']);
  expect(kreuzwortSuper.tell.lately(frame)).toBe(
    'Karl legt A hin und nimmt den Jolly. Karl kauft 2 Steine.',
  );
});

test('a turn that ends without a move was a matter of time', () => {
  expect(kreuzwortSuper.tell.news(frame, seen({ turn: 1 }, { seq: 10 }))).toEqual([
    'Die Zeit von Anna ist um.',
  ]);
});

test('the first word is asked for, a second one is offered, and after the time a purchase', () => {
  expect(kreuzwortSuper.tell.turnLine(seen({ stones: [] }), 0)).toContain('das erste Wort');
  expect(kreuzwortSuper.tell.turnLine(seen({ second: true }), 0)).toContain('zweites Wort');
  expect(kreuzwort1936.tell.turnLine(seen({}, { phase: 'buy' }), 0)).toContain('Kauf einen Stein');
});

test('who starts is told with the reason, and not where it was agreed', () => {
  const start = seen({ moves: [], stones: [] });
  expect(kreuzwortSuper.tell.greeting(start)).toBe('Karl ist dem Z am nächsten und fängt an.');
  expect(kreuzwort1936.tell.greeting({ ...start, options: { start: 'lot' } })).toBe(
    'Das Los sagt: Karl fängt an.',
  );
  expect(kreuzwortSuper.tell.greeting({ ...start, options: { start: 'agreed' } })).toBe('');
});

test('the pad of the Kreuzwort-Spiel has the words, that of Point-Typ-Dom the points', () => {
  expect(
    kreuzwortSuper.look.sheet(frame, null)?.rounds.map((cells) => cells.map((cell) => cell?.text)),
  ).toEqual([
    ['DOMINO', 'EXAMEN'],
    [undefined, 'kauft 2'],
  ]);
  const sheet = pointTypDom.look.sheet({ ...frame, scores: [11, 17] }, { seat: 0, points: 9 });
  expect(sheet?.rounds[1]?.[0]).toMatchObject({ text: '9?', now: true });
  expect(sheet?.foot).toEqual([{ label: 'Summe', cells: ['11', '17'] }]);
});

const ended = { rests: [0, 12], shown: [[], ['*', 'B', 'B']] };

test('the end of the Kreuzwort-Spiel is payments and hands', () => {
  const over = seen(ended, { over: true, winners: [0], scores: [12, -12] });
  expect(kreuzwortSuper.tell.endTitle(over)).toBe('Anna gewinnt und bekommt 12');
  const { rows, total } = kreuzwortSuper.look.final(over);
  expect(total).toBe('Zahlung');
  expect(rows.map(({ seat, values, left }) => [seat, values, left?.length])).toEqual([
    [0, ['0', '0'], 0],
    [1, ['3', '12'], 3],
  ]);
});

test('the end of Point-Typ-Dom takes the rest off and gives ten to the first out', () => {
  const over = seen(ended, { over: true, winners: [0], scores: [21, 5] });
  expect(pointTypDom.look.final(over).rows.map(({ values, total }) => [...values, total])).toEqual([
    ['11', '+10', '–', 21],
    ['17', '–', '−12', 5],
  ]);
  expect(pointTypDom.tell.endTitle(over)).toBe('Anna gewinnt mit 21 Punkten');
  expect(pointTypDom.tell.endTitle({ ...over, scores: [21, 30] })).toBe(
    'Anna ist zuerst fertig und gewinnt',
  );
});

test('steps of a replay are told, and no hand with them', () => {
  const told = (action: string, seat: number | null) =>
    kreuzwortSuper.tell.stepTold(
      stepOf({ kind: seat === null ? 'chance' : 'act', seat, action }),
      (at) => `P${at + 1}`,
    );
  expect(told('start 2', null)).toBe('P2 fängt an.');
  expect(told('deal AEX/BNO', null)).toBe('Die Steine sind verteilt.');
  expect(told('draw E', null)).toBe('Blind gezogen.');
  expect(told('buy red red', 0)).toBe('P1 kauft 2 Steine.');
  expect(told('rob 3,1', 0)).toBe('P1 nimmt einen Jolly vom Tisch.');
  expect(told('pass', 1)).toBe('P2 passt.');
});
