// @vitest-environment node
import { expect, test } from 'vitest';
import type { Seat } from '../lib/wire';
import { company } from './people';
import { person } from '../testkit/told';

const computer = (name: string): Seat => ({ names: [name], kind: 'computer', level: 'mittel' });

test('the company of a person who plays alone leaves the person out', () => {
  expect(company({ seats: [person('Anna'), computer('Karl'), computer('Ines')] })).toBe(
    'Karl und Ines',
  );
});

test('among people everyone is named, a team with all its names', () => {
  expect(company({ seats: [person('Anna', 'Bert'), person('Cem')] })).toBe('Anna und Bert und Cem');
});
