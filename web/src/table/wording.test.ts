// @vitest-environment node
import { expect, test } from 'vitest';
import { frame, alone } from '../games/nomina/sample';
import { nameOf, titleOf } from './seats';
import { declinedWords, endTitle, firstSentence, layLabel, spokenTrial } from './wording';
import { person, trialOf, tried } from '../testkit/told';

const trial = trialOf({ words: [tried('UMWELT', 6)], points: 6, earned: 1 });

test('the dry run is said in one sentence', () => {
  expect(spokenTrial(trial)).toBe('UMWELT, 6 Punkte, ein Bon dazu. Eingabetaste legt.');
});

test('the main button says what will happen', () => {
  expect(layLabel(trial)).toBe('Legen, 6 Punkte');
  expect(layLabel({ ...trial, points: 1 })).toBe('Legen, 1 Punkt');
  expect(layLabel({ ...trial, points: 0 })).toBe('Legen, ohne Punkte');
  expect(layLabel(null)).toBe('Legen');
});

test('a button takes only the first sentence of a refusal', () => {
  expect(firstSentence('Das liegt daneben. Lege anders.')).toBe('Das liegt daneben');
  expect(firstSentence('ohne Punkt')).toBe('ohne Punkt');
});

test('winners are named, alone against computers it is you', () => {
  expect(endTitle({ ...frame, winners: [1], scores: [3, 24] })).toBe('Karl gewinnt mit 24 Punkten');
  expect(endTitle({ ...alone, winners: [0], scores: [24, 3] })).toBe('Du gewinnst mit 24 Punkten');
  expect(endTitle({ ...frame, winners: [0, 1], scores: [4, 4] })).toBe(
    'Anna und Karl teilen sich den Sieg mit 4 Punkten',
  );
});

test('the title says whose turn it is', () => {
  expect(titleOf(frame, [1])).toBe('Karl ist dran');
  expect(titleOf(alone, [0])).toBe('Du bist dran');
  expect(titleOf(alone, [1])).toBe('Karl überlegt');
  expect(titleOf({ seats: [person('Anna', 'Ben'), person('Karl')] }, [0])).toBe(
    'Anna und Ben sind dran',
  );
  expect(nameOf(alone, 0)).toBe('Du');
});

test('words that were voted down are remembered from the log', () => {
  const log = [{ name: 'vote_closed', data: { accepted: false, words: ['ZEHENT'] } }];
  expect(declinedWords({ ...frame, log }).has('ZEHENT')).toBe(true);
  expect(declinedWords(null).size).toBe(0);
});
