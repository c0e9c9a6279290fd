// The first minute of Wer behält recht: one stone and a word.
import { say, type Introduction } from '../../intro/introduction';

export const introduction: Introduction = {
  lead: say('Ein Spiel vom Ansagen und Bluffen.', 'A game of announcing and bluffing.'),
  pictures: [
    {
      title: say('Leg einen Stein, sag ein Wort', 'Lay a stone, say a word'),
      text: say(
        'Du legst X und sagst „Taxi“. Alle Steine dazu brauchst du nicht.',
        'You lay X and say “Taxi”. You need not have all its stones.',
      ),
      drawing: { look: 'ivory', rows: ['X!'], says: 'Taxi' },
    },
    {
      title: say('Der Nächste legt an', 'The next one adds'),
      text: say(
        'Davor oder dahinter, und sagt ein anderes Wort an, in dem alles vorkommt.',
        'Before or behind, and announces another word that has it all.',
      ),
      drawing: { look: 'ivory', rows: ['E! X'], says: 'Exil' },
    },
    {
      title: say('Bleibt es beim Wort?', 'Does the word stay?'),
      text: say(
        'Geht ein Wort unverändert um den Tisch, behält sein Erfinder recht.',
        'If a word goes round unchanged, its inventor is right.',
      ),
      drawing: { look: 'ivory', rows: ['E X I!'], says: 'Exil' },
    },
    {
      title: say('Dann muss er es legen', 'Then it must be laid'),
      text: say(
        'Wer es vollenden kann, beginnt neu. Fehlt ein Stein, scheidet er aus.',
        'Whoever can finish it begins anew. Who lacks a stone is out.',
      ),
      drawing: { look: 'ivory', rows: ['E X I L!'], note: say('vollendet', 'finished') },
    },
  ],
  steps: ['* deal AEIOUDHLNRSTX/AEIOUBGHLMNRT'],
  moves: [
    {
      told: say(
        'Leg das X, schreib TAXI in das Feld „Dein Wort“ und tipp auf den dunklen Knopf.',
        'Lay the X, write TAXI into the field for your word and tap the dark button.',
      ),
      stones: [['X', '0,0']],
      says: 'TAXI',
    },
  ],
};
