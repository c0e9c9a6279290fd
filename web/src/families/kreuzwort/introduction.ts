// The first minute of the Kreuzwort-Spiel: EXAMEN, and what joins it.
import { say, type IntroPicture, type Introduction } from '../../intro/introduction';

/** `last`: the picture that an edition has of its own. */
export const introductionOf = (last: IntroPicture): Introduction => ({
  lead: say('Vier Bilder, dann legst du selbst.', 'Four pictures, then you lay yourself.'),
  pictures: [
    {
      title: say('Dreizehn Steine auf der Bank', 'Thirteen stones on the bench'),
      text: say(
        'Fünf rote Vokale, acht schwarze Konsonanten. Nur du siehst sie.',
        'Five red vowels, eight black consonants. Only you see them.',
      ),
      drawing: { look: 'ivory', rows: ['A! E! E! I! O!', 'D L M N R'] },
    },
    {
      title: say('Leg ein Wort', 'Lay a word'),
      text: say(
        'Der Tisch hat keinen Rand. Das erste Wort liegt, wo du willst.',
        'The table has no edge. The first word lies where you like.',
      ),
      drawing: { look: 'ivory', rows: ['E! X! A! M! E! N!'] },
    },
    {
      title: say('Schließ an', 'Join on'),
      text: say(
        'Jedes neue Wort kreuzt eines, das schon liegt. Berühren sich Steine, muss auch das ein Wort sein.',
        'Every new word crosses one that lies. Where stones touch, that must be a word, too.',
      ),
      drawing: {
        look: 'ivory',
        rows: ['. . . D! . .', '. . . O! . .', 'E X A M E N', '. . . I! . .'],
      },
    },
    last,
  ],
  steps: ['* deal AEEIODLMNRSTX/AEIOUBGHKLNRT'],
  moves: [
    {
      told: say(
        'Leg EXAMEN: Tipp auf den Stein, dann auf sein Feld. Zuletzt „Legen“.',
        'Lay EXAMEN: tap a stone, then its square. Last comes the dark button.',
      ),
      stones: [
        ['E', '0,-3'],
        ['X', '0,-2'],
        ['A', '0,-1'],
        ['M', '0,0'],
        ['E', '0,1'],
        ['N', '0,2'],
      ],
    },
  ],
});
