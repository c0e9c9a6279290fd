// The first minute of Kreuzwortbild: a crossword of one's own.
import { say, type Introduction } from '../../intro/introduction';

export const introduction: Introduction = {
  lead: say(
    'Ein Kreuzwort für dich allein, ohne Eile.',
    'A crossword for you alone, without haste.',
  ),
  pictures: [
    {
      title: say('Bau ein Bild aus Wörtern', 'Build a picture of words'),
      text: say(
        'Tipp auf ein Feld und schreib los, waagerecht oder senkrecht.',
        'Tap a square and write, across or down.',
      ),
      drawing: { look: 'wood', rows: ['. . . . .', '. H! A! N! D! .', '. . . . .'] },
    },
    {
      title: say('Alles hängt zusammen', 'Everything hangs together'),
      text: say(
        'Jede Reihe, die entsteht, soll ein Wort sein.',
        'Every row that comes about should be a word.',
      ),
      drawing: { look: 'wood', rows: ['. . A! . .', '. H A N D', '. . S! . .', '. . T! . .'] },
    },
    {
      title: say('Füller trennen', 'Fillers divide'),
      text: say(
        'Wo kein Buchstabe passt, liegt ein Füller. Je weniger, desto besser.',
        'Where no letter fits lies a filler. The fewer, the better.',
      ),
      drawing: { look: 'wood', rows: ['T O R # E I', 'A # U . I .', 'G U T # S .'] },
    },
  ],
  solo: true,
  sample: true,
  steps: [],
  moves: [
    {
      told: say(
        'Tipp auf das Feld E6, dann auf H, A, N und D im Kasten.',
        'Tap the square E6, then H, A, N and D in the case.',
      ),
      stones: [
        ['H', '5,4'],
        ['A', '5,5'],
        ['N', '5,6'],
        ['D', '5,7'],
      ],
      squareFirst: true,
      whole: true,
    },
  ],
};
