// The first minute of Schach dem Wort: one stone a turn, and a plan that nobody sees.
import { say, type Introduction } from '../../intro/introduction';

export const introduction: Introduction = {
  lead: say(
    'Stein um Stein ein Wort, mit einem Plan im Kopf.',
    'A word stone by stone, with a plan in mind.',
  ),
  pictures: [
    {
      title: say('Zwei Steine zum Anfang', 'Two stones to begin'),
      text: say(
        'Du denkst an ein Wort, in dem sie vorkommen. Sagen musst du es nicht.',
        'You think of a word that has them. You need not say it.',
      ),
      drawing: { look: 'ivory', rows: ['. X! I! .'] },
    },
    {
      title: say('Reihum kommt einer dazu', 'One more each turn'),
      text: say(
        'Davor oder dahinter, und es muss immer noch ein Wort daraus werden können.',
        'Before or behind, and it must still be able to become a word.',
      ),
      drawing: { look: 'ivory', rows: ['E! X I K!'] },
    },
    {
      title: say('Fertig heißt: frei zum Bauen', 'Finished means: free to build on'),
      text: say(
        'An ein fertiges Wort legst du das nächste an.',
        'The next word begins at a finished one.',
      ),
      drawing: { look: 'ivory', rows: ['M! E X I K O!', '. . . . T .'] },
    },
    {
      title: say('Im Winkel gibt es mehr', 'More in an angle'),
      text: say(
        'Liegt dein Stein zwischen Wörtern, darfst du gleich noch einen oder zwei setzen.',
        'If your stone lies between words, you may set one or two more at once.',
      ),
      drawing: {
        look: 'ivory',
        rows: ['T E X', 'O I! .', 'T . .'],
        note: say('■■ noch zwei', '■■ two more'),
      },
    },
  ],
  sample: true,
  steps: ['* start 1', '* deal AEIOUDHLNRSTX/AEIOUBGHLMNRT'],
  moves: [
    {
      told: say(
        'Leg X und I nebeneinander und denk an ein Wort, etwa Taxi.',
        'Lay X and I side by side and think of a word, say Taxi.',
      ),
      stones: [
        ['X', '0,0'],
        ['I', '0,1'],
      ],
    },
  ],
};
