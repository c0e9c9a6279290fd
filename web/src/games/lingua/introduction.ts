// The first minute of Lingua: HAUS with two aces.
import { say, type Introduction } from '../../intro/introduction';

export const introduction: Introduction = {
  lead: say(
    'Wörter auf bunten Feldern, vom Start zum Ziel.',
    'Words on coloured fields, from start to goal.',
  ),
  pictures: [
    {
      title: say('Beginn am Start', 'Begin at the start'),
      text: say(
        'Dein erstes Wort hat mindestens vier Buchstaben und geht über das Startfeld.',
        'Your first word has at least four letters and crosses the start.',
      ),
      drawing: {
        look: 'coloured',
        rows: ['./r . ./y . ./b', './r H!/r A!/y U!/g S!/b', './g . ./r . ./y'],
      },
    },
    {
      title: say('Farbe auf Farbe ist ein As', 'Colour on colour is an ace'),
      text: say(
        'Ein gelber Stein auf gelbem Feld. Asse vervielfachen später deine Punkte.',
        'A yellow tile on a yellow field. Later aces multiply your points.',
      ),
      drawing: { look: 'coloured', rows: ['./y . A!/y . ./b'], note: say('1 As', '1 ace') },
    },
    {
      title: say('Schließ an und geh weiter', 'Join on and go on'),
      text: say(
        'Jedes Wort hängt an einem, das liegt, und führt näher zum Ziel.',
        'Every word joins one that lies and leads nearer to the goal.',
      ),
      drawing: {
        look: 'coloured',
        rows: ['H/r A/y U/g S/b', '. . . E!/r', '. . . I!/b', '. . . N!/g'],
      },
    },
    {
      title: say('Das Ziel beendet die Partie', 'The goal ends the game'),
      text: say(
        'Wer es erreicht, bekommt den Preis, der darauf steht.',
        'Who reaches it gets the prize that stands on it.',
      ),
      drawing: { look: 'coloured', rows: ['Z!/b I!/y E!/r L!/g'], note: say('Ziel', 'Goal') },
    },
  ],
  steps: ['* start 1', '* deal HrAyUgSbErErEyIbNgRyTbTr/EgGgHbIyLgMgTbUbWbCyDgMy'],
  moves: [
    {
      told: say(
        'Leg HAUS vom Start nach rechts: Stein antippen, dann sein Feld.',
        'Lay HAUS from the start to the right: tap a tile, then its field.',
      ),
      stones: [
        ['Hr', '1,1'],
        ['Ay', '1,2'],
        ['Ug', '1,3'],
        ['Sb', '1,4'],
      ],
    },
  ],
};
