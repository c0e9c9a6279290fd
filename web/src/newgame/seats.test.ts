// @vitest-environment node
import { expect, test } from 'vitest';
import { draft, faultsOf, namesIn, seatsOf } from './seats';

const seat = (n: number): string => `Platz ${n}`;

test('a team is several names with commas', () => {
  expect(namesIn(' Anna,  Bert ,')).toEqual(['Anna', 'Bert']);
});

test('an empty name becomes the number of the seat', () => {
  expect(
    seatsOf([draft('person', 'Anna'), draft('person', '  ')], seat, 'Computer').map(
      (one) => one.names,
    ),
  ).toEqual([['Anna'], ['Platz 2']]);
});

test('one computer has no number, several have', () => {
  const one = seatsOf([draft('person', 'Anna'), draft('computer', '', 'stark')], seat, 'Computer');
  expect(one[1]).toEqual({ names: ['Computer'], kind: 'computer', level: 'stark' });
  const two = seatsOf([draft('computer'), draft('computer')], seat, 'Computer');
  expect(two.map((each) => each.names[0])).toEqual(['Computer\u00a01', 'Computer\u00a02']);
});

test('a person has no level', () => {
  expect(seatsOf([draft('person', 'Anna')], seat, 'C')[0]).toEqual({
    names: ['Anna'],
    kind: 'person',
  });
});

test('the same name twice is marked at the second place', () => {
  const drafts = [draft('person', 'Anna'), draft('person', 'anna')];
  expect([...faultsOf(drafts)]).toEqual([[drafts[1]!.id, { key: 'new.error.twice' }]]);
});

test('a name twice in one team is marked too', () => {
  expect(faultsOf([draft('person', 'Anna, Anna')]).size).toBe(1);
});

test('a name may be long, but not endless', () => {
  expect(faultsOf([draft('person', 'A'.repeat(24))]).size).toBe(0);
  expect(faultsOf([draft('person', 'A'.repeat(25))]).size).toBe(1);
});

test('what a computer is called does not matter', () => {
  expect(faultsOf([draft('person', 'Anna'), draft('computer', 'Anna')]).size).toBe(0);
});
