// @vitest-environment node
import { expect, test } from 'vitest';
import { gameOf } from '../games';
import { frame as krux } from '../games/krux/sample';
import { frame as nomina } from '../games/nomina/sample';
import type { Frame, Seat } from '../lib/wire';
import { person } from '../testkit/told';
import { endsIt, leavingText, leftTold, mayLeave } from './leaving';

const computer = (name: string): Seat => ({ names: [name], kind: 'computer', level: 'leicht' });
const [anna, ben, cora] = [person('Anna'), person('Ben'), person('Cora')] as const;

function meaning(game: string, seats: Seat[], more: Partial<Frame> = {}): string {
  const tell = gameOf(game)!.tell;
  return leavingText({ ...nomina, game, seats, ...more }, 0, tell);
}

test('only those who are still there may leave, and nobody after the end', () => {
  const table: Frame = { ...nomina, seats: [anna, ben, cora], left: [1] };
  expect(mayLeave(table, [0, 1, 2])).toEqual([0, 2]);
  expect(mayLeave({ ...table, over: true }, [0, 1, 2])).toEqual([]);
});

test('whoever leaves computers or nobody behind ends the game', () => {
  const ends = (seats: Seat[], left: number[] = []) => endsIt({ ...nomina, seats, left }, 0);
  expect(ends([anna, computer('Ines'), computer('Karl')])).toBe(true);
  expect(ends([anna])).toBe(true);
  expect(ends([anna, ben], [1])).toBe(true);
  expect(ends([anna, ben, computer('Ines')])).toBe(false);
});

test('what it means depends on the game and on who stays', () => {
  expect(meaning('nomina', [anna, ben, cora])).toBe(
    'Die anderen spielen ohne dich weiter, zurück kannst du nicht mehr. Deine Punkte bleiben stehen.',
  );
  expect(meaning('nomina', [anna, ben])).toContain('noch ein Zug von Ben');
  expect(meaning('kreuzwort-1936', [anna, ben])).toBe(
    'Dann ist die Partie zu Ende, und der Sieg geht an Ben. ' +
      'Für die Steine auf deiner Bank zahlst du am Ende.',
  );
  expect(meaning('point-typ-dom', [anna, ben])).toContain('werden am Ende abgezogen');
  expect(meaning('lingua', [anna, computer('Ines'), computer('Karl')])).toMatch(
    /^Die Computer spielen ohne dich zu Ende\./,
  );
  expect(meaning('boggle', [anna, ben, cora], { phase: 'search' })).toContain('Deine Liste');
  expect(meaning('boggle', [anna, ben, cora], { phase: 'shake' })).not.toContain('Deine Liste');
  expect(meaning('kreuzwortbild', [anna])).toBe(
    'Die Partie ist dann zu Ende. Das Bild bleibt unfertig.',
  );
});

test('in Krux nobody moves after one who has given up', () => {
  const view = { ...krux.view, given_up: 1 };
  expect(meaning('krux', [anna, ben], { view: krux.view })).toContain('noch ein Zug von Ben');
  expect(meaning('krux', [anna, ben], { view })).toMatch(/^Die Partie ist dann zu Ende\./);
});

test('who left since is told by name', () => {
  const before: Frame = { ...nomina, seats: [anna, ben, cora], left: [0] };
  expect(leftTold(before, { ...before, left: [0, 2] })).toEqual([
    'Cora: aus der Partie ausgestiegen.',
  ]);
});
