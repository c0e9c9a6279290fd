import { expect, test } from 'vitest';
import type { Seat, TableFacts } from '../lib/wire';
import { company, listed, onlyPerson, seatName } from './people';

const person = (...names: string[]): Seat => ({ names, kind: 'person' });
const computer = (name: string): Seat => ({ names: [name], kind: 'computer', level: 'mittel' });

function table(seats: Seat[]): TableFacts {
  return { id: 'a', game: 'nomina', seats, scores: [], next: [], over: false, winners: [], updated: '' };
}

test('names are read as a list', () => {
  expect(listed(['Karl', 'Ines', 'Emil'], 'de')).toBe('Karl, Ines und Emil');
  expect(listed(['Karl', 'Ines'], 'en')).toBe('Karl and Ines');
});

test('a team has one name', () => {
  expect(seatName(person('Anna', 'Bert'), 'de')).toBe('Anna und Bert');
});

test('only a single person can be called you', () => {
  expect(onlyPerson([computer('C'), person('Anna')])).toBe(1);
  expect(onlyPerson([person('Anna'), person('Bert')])).toBeUndefined();
});

test('the company of an only person leaves the person out', () => {
  expect(company(table([person('Anna'), computer('Karl')]), 'de')).toBe('Karl');
  expect(company(table([person('Anna'), person('Bert')]), 'de')).toBe('Anna und Bert');
});
