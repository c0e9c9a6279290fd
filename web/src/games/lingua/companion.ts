// Lingua beside its box: words and points, aces to tick, and the prize of the goal.
import { fill } from '../../app/fill';
import { LOT, POINTS, TOTAL, TURN, WORD } from '../../companion/fields';
import type { Companion } from '../../companion/plan';
import type { Bilingual } from '../../lib/wire';

const ACE = 10;
const EXCHANGE = 10;
const STAGES: readonly [least: number, times: number, de: string, en: string][] = [
  [10, 2, 'doppelt', 'double'],
  [15, 3, 'dreifach', 'treble'],
  [20, 4, 'vierfach', 'fourfold'],
];

const stageOf = (aces: number): (typeof STAGES)[number] | undefined =>
  STAGES.filter(([least]) => aces >= least).at(-1);

/** How often a word counts for whoever has so many aces. */
const factor = (aces: number): number => stageOf(aces)?.[1] ?? 1;

/** Each ace is worth 10 at its own factor: 16 aces are 250. */
const acePoints = (aces: number): number =>
  Array.from({ length: aces }, (_, at) => ACE * factor(at + 1)).reduce((sum, n) => sum + n, 0);

function acesTold(aces: number): Bilingual[] {
  const now = stageOf(aces);
  const next = STAGES.find(([least]) => aces < least);
  const told: Bilingual[] = [
    {
      de: `Jedes Wort zählt ${now?.[2] ?? 'einfach'}.`,
      en: `Every word counts ${now?.[3] ?? 'once'}.`,
    },
  ];
  if (next)
    told.push({
      de: fill('Noch {n} {n|As|Asse} bis {times}.', { n: next[0] - aces, times: next[2] }),
      en: fill('{n} more {n|ace|aces} to {times}.', { n: next[0] - aces, times: next[3] }),
    });
  if (aces >= EXCHANGE)
    told.push({
      de:
        'Im Farbwort darf ein Stein falscher Farbe gegen den gleichen in der richtigen vom Brett ' +
        'getauscht werden.',
      en:
        'In a colour word one tile of the wrong colour may be swapped for the same one in the ' +
        'right colour on the board.',
    });
  return told;
}

export const companion: Companion = {
  glass: [],
  pad: {
    row: TURN,
    fields: [WORD, POINTS],
    ends: [{ id: 'prize', label: { de: 'Zielpreis', en: 'Goal prize' }, times: 1 }],
    way: 'sum',
    total: TOTAL,
    note: {
      de: 'Gelb 1, Rot 2, Grün 3, Blau 4; ein Farbwort 25 mehr je Buchstabe.',
      en: 'Yellow 1, red 2, green 3, blue 4; a colour word 25 more for each letter.',
    },
  },
  counter: {
    title: { de: 'Asse', en: 'Aces' },
    short: { de: 'Asse', en: 'Aces' },
    of: 'seats',
    boxes: 20,
    marks: { 10: '×2', 15: '×3', 20: '×4' },
    rule: {
      de:
        'Ein As ist ein Stein auf einem Feld seiner Farbe. Ab dem 10. As zählt jedes Wort doppelt, ' +
        'ab dem 15. dreifach, ab dem 20. vierfach, auch schon das Wort, das es bringt.',
      en:
        'An ace is a tile on a field of its colour. From the 10th ace each word counts double, from ' +
        'the 15th treble, from the 20th fourfold, the word that brings it already.',
    },
    says: acesTold,
    worth: { label: { de: 'Asse', en: 'Aces' }, of: acePoints },
  },
  start: LOT,
};
