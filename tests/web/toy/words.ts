// Words of the growing row.
import { speaking, type Words } from '../../app/language.svelte';

export const words = {
  'toy.board': { de: 'Zeile mit {n} Feldern', en: 'Row of {n} squares' },
  'toy.turn.first': {
    de: 'Das erste Wort hat zwei oder drei Buchstaben.',
    en: 'The first word has two or three letters.',
  },
  'toy.turn': {
    de: 'Ein oder zwei Buchstaben, vorn oder hinten.',
    en: 'One or two letters, in front or behind.',
  },
  'toy.take': { de: 'Nimm einen Buchstaben', en: 'Take a letter' },
  'toy.pass': { de: 'Passen', en: 'Pass' },
  'toy.passed': { de: '{name} passt.', en: '{name} passes.' },
} as const satisfies Words;

export const t = speaking(words);
