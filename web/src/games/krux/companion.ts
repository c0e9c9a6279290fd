// Krux beside its box: the count of a half in three lines, and after-blockers up to rebuilding.
import { fill } from '../../app/fill';
import { GAME, NEAREST_A, TOTAL } from '../../companion/fields';
import type { Companion } from '../../companion/plan';

const REBUILD = 6;

export const companion: Companion = {
  glass: [120],
  pad: {
    row: GAME,
    fields: [
      { id: 'across', label: { de: 'Waagerecht', en: 'Across' }, times: 1 },
      { id: 'down', label: { de: 'Senkrecht', en: 'Down' }, times: 1 },
      { id: 'penalties', label: { de: 'Strafpunkte −', en: 'Penalties −' }, times: -1 },
    ],
    ends: [],
    way: 'sum',
    total: TOTAL,
    note: {
      de: 'Jeder Buchstabe eines Wortes zählt 1, waagerecht und senkrecht für sich.',
      en: 'Each letter of a word counts 1, across and down for itself.',
    },
  },
  counter: {
    title: { de: 'Nachstörer', en: 'After-blockers' },
    short: { de: 'Störer', en: 'Blockers' },
    of: 'table',
    boxes: REBUILD,
    marks: { [REBUILD]: '⟲' },
    rule: {
      de: 'Gezählt werden sie auf dem ganzen Brett. Beim sechsten beginnt der Umbau.',
      en: 'They are counted on the whole board. With the sixth one rebuilding begins.',
    },
    says: (count) =>
      count < REBUILD
        ? [
            {
              de: fill('Noch {n} bis zum Umbau.', { n: REBUILD - count }),
              en: fill('{n} more until rebuilding.', { n: REBUILD - count }),
            },
          ]
        : [
            {
              de: 'Der Umbau hat begonnen: In der eigenen Hälfte darf versetzt werden.',
              en: 'Rebuilding has begun: stones may be moved within the own half.',
            },
          ],
  },
  start: NEAREST_A,
};
