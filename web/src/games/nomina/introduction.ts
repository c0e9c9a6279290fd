// The first minute of Nomina: WAS, WASSER and a bon.
import { say, type Introduction } from '../../intro/introduction';

export const introduction: Introduction = {
  lead: say('Vier Bilder, dann legst du selbst.', 'Four pictures, then you lay yourself.'),
  pictures: [
    {
      title: say('Nimm drei Buchstaben', 'Take three letters'),
      text: say(
        'Der Kasten ist offen. Du suchst dir aus, was du brauchst.',
        'The case is open. You pick what you need.',
      ),
      drawing: { look: 'wood', rows: ['S! A! W! I'] },
    },
    {
      title: say('Leg ein Wort', 'Lay a word'),
      text: say(
        'Waagerecht oder senkrecht. Jeder Buchstabe zählt einen Punkt.',
        'Across or down. Every letter counts one point.',
      ),
      drawing: { look: 'wood', rows: ['. . . . .', '. W! A! S! .', '. . . . .'] },
    },
    {
      title: say('Kreuze oder verlängere', 'Cross or extend'),
      text: say(
        'Aus WAS wird WASSER: Es zählt das ganze Wort.',
        'WAS becomes WASSER: the whole word counts.',
      ),
      drawing: {
        look: 'wood',
        rows: ['W A S S! E! R!', 'I . . . . .', 'T . . . . .'],
        note: say('6 Punkte', '6 points'),
      },
    },
    {
      title: say('Ab fünf Buchstaben ein Bon', 'From five letters on, a bon'),
      text: say(
        'Er bringt dir später einen vierten Buchstaben.',
        'Later it brings you a fourth letter.',
      ),
      drawing: { look: 'wood', rows: ['M! E! E! R! W A S S E R'], note: say('+ 1 Bon', '+ 1 bon') },
    },
  ],
  options: ['first 1'],
  sample: true,
  steps: [],
  moves: [
    {
      told: say(
        'Dein erstes Wort: Tipp auf W, dann auf das Feld mit dem W. Ebenso A und S.',
        'Your first word: tap W, then the square with the W. Likewise A and S.',
      ),
      stones: [
        ['W', '5,4'],
        ['A', '5,5'],
        ['S', '5,6'],
      ],
    },
  ],
};
