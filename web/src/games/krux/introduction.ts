// The first minute of Krux: two halves, blockers, words of three letters a turn.
import { say, type Introduction } from '../../intro/introduction';

export const introduction: Introduction = {
  lead: say(
    'Am besten nach Nomina. Vier Bilder, dann legst du selbst.',
    'Best after Nomina. Four pictures, then you lay yourself.',
  ),
  pictures: [
    {
      title: say('Jeder hat eine Hälfte', 'Each has a half'),
      text: say(
        'Du baust nur in deiner. Der andere hat dort zehn Störer hingesetzt.',
        'You build only in yours. The other has set ten blockers there.',
      ),
      drawing: { look: 'wood', rows: ['. . # . . .', '# . . . # .', '. . . # . .'] },
    },
    {
      title: say('Drei Buchstaben im Zug', 'Three letters a turn'),
      text: say(
        'Zusammen als Wort oder verstreut: Am Ende zählt, was dasteht.',
        'Together as a word or scattered: what stands there counts at the end.',
      ),
      drawing: { look: 'wood', rows: ['T! O! R! # . .', '. # . . . .', '. . . . # .'] },
    },
    {
      title: say('Lang ist gut', 'Long is good'),
      text: say(
        'Ab fünf Buchstaben darfst du drüben noch einen Störer setzen.',
        'From five letters on you may set one more blocker over there.',
      ),
      drawing: {
        look: 'wood',
        rows: ['M! O! T O R #', '. # . . . .'],
        note: say('+ 1 Nachstörer', '+ 1 after-blocker'),
      },
    },
    {
      title: say('Kreuzen zählt doppelt', 'Crossing counts twice'),
      text: say(
        'Waagerecht und senkrecht wird gezählt. Was kein Wort ist, kostet.',
        'Across and down are counted. What is no word costs points.',
      ),
      drawing: {
        look: 'wood',
        rows: ['T O R #', 'A! . . .', 'G! . # .'],
        note: say('TOR 3, TAG 3', 'TOR 3, TAG 3'),
      },
    },
  ],
  steps: ['2 block E5 F1 G3 H5 I1 J3 K5 L1 A3 B5', '1 block L12 A8 B10 C12 D8 E10 F12 G8 H10 I12'],
  moves: [
    {
      told: say(
        'Leg TOR oben links in deine Hälfte: erst der Buchstabe, dann sein Feld.',
        'Lay TOR at the upper left of your half: first the letter, then its square.',
      ),
      stones: [
        ['T', '0,0'],
        ['O', '0,1'],
        ['R', '0,2'],
      ],
    },
  ],
};
