// The first minute of Point-Typ-Dom: MEXICO for 19 points.
import { say, type Introduction } from '../../intro/introduction';

export const introduction: Introduction = {
  lead: say('Vier Bilder, dann legst du selbst.', 'Four pictures, then you lay yourself.'),
  pictures: [
    {
      title: say('Jeder Stein hat einen Wert', 'Every stone has a value'),
      text: say(
        'Die Zahl unten rechts. Seltene Buchstaben bringen mehr.',
        'The number at the lower right. Rare letters bring more.',
      ),
      drawing: { look: 'ivory', rows: ['E! N! X!'], note: say('1 · 2 · 9', '1 · 2 · 9') },
    },
    {
      title: say('Leg ein Wort', 'Lay a word'),
      text: say(
        'Du bekommst die Werte aller Steine des Wortes.',
        'You get the values of all stones of the word.',
      ),
      drawing: { look: 'ivory', rows: ['M! E! X! I! C! O!'], note: say('19 Punkte', '19 points') },
    },
    {
      title: say('Kreuze, was liegt', 'Cross what lies'),
      text: say(
        'Auch der Stein, der schon lag, zählt für dich mit.',
        'The stone that lay there counts for you, too.',
      ),
      drawing: {
        look: 'ivory',
        rows: ['. . T! . . .', '. . E! . . .', 'M E X I C O', '. . A*! . . .', '. . S! . . .'],
      },
    },
    {
      title: say('Räum deine Bank', 'Clear your bench'),
      text: say(
        'Wer zuerst leer ist, bekommt zehn Punkte dazu. Reste kosten.',
        'Who is out first gets ten points more. Rests cost.',
      ),
      drawing: { look: 'ivory', rows: ['R U! F!'], note: say('+ 10 Punkte', '+ 10 points') },
    },
  ],
  sample: true,
  steps: ['* deal EIOOUCFHLMNPX/AAEIUBGHKLNRT'],
  moves: [
    {
      told: say(
        'Leg MEXICO: Tipp auf den Stein, dann auf sein Feld. Zuletzt „Legen“.',
        'Lay MEXICO: tap a stone, then its square. Last comes the dark button.',
      ),
      stones: [
        ['M', '0,-3'],
        ['E', '0,-2'],
        ['X', '0,-1'],
        ['I', '0,0'],
        ['C', '0,1'],
        ['O', '0,2'],
      ],
    },
  ],
};
