// The first minute of Boggle: MAUS, die by die.
import { say, type Introduction } from '../../intro/introduction';

export const introduction: Introduction = {
  lead: say('Drei Bilder, dann suchst du selbst.', 'Three pictures, then you search yourself.'),
  pictures: [
    {
      title: say('Geh von Würfel zu Würfel', 'Go from die to die'),
      text: say(
        'Waagerecht, senkrecht oder schräg, immer zum Nachbarn.',
        'Across, down or slanting, always to a neighbour.',
      ),
      drawing: { look: 'dice', rows: ['A E P T', 'U! S! N O', 'M! A! M E', 'R O S T'] },
    },
    {
      title: say('Jeder Würfel nur einmal', 'Every die only once'),
      text: say(
        'Ein Wort hat mindestens drei Buchstaben. NAME geht, für NAMEN fehlt das zweite N.',
        'A word has at least three letters. NAME is fine, NAMEN would need a second N.',
      ),
      drawing: { look: 'dice', rows: ['. . N! .', '. A! M! E!'] },
    },
    {
      title: say('Lange Wörter zählen mehr', 'Long words count more'),
      text: say(
        'Drei oder vier Buchstaben 1 Punkt, fünf 2, sechs 3, sieben 5, ab acht 11.',
        'Three or four letters 1 point, five 2, six 3, seven 5, eight and more 11.',
      ),
      drawing: {
        look: 'dice',
        rows: ['R! O! M! A! N!'],
        note: say('2 Punkte', '2 points'),
      },
    },
  ],
  options: ['rounds 1', 'time 0'],
  solo: true,
  sample: true,
  steps: ['* shake AEPTUSNOMAMEROST'],
  moves: [
    {
      told: say(
        'Tipp nacheinander auf M, A, U und S, dann auf Notieren.',
        'Tap M, A, U and S one after the other, then write the word down.',
      ),
      stones: [
        ['M', '2,0'],
        ['A', '2,1'],
        ['U', '1,0'],
        ['S', '1,1'],
      ],
      dice: true,
    },
  ],
};
