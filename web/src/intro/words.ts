// Words of the first minute; they come with the table, not with the first page.
import { speaking, type Words } from '../app/language.svelte';

export const words = {
  'intro.title': { de: '{game} in einer Minute', en: '{game} in a minute' },
  'intro.again': { de: 'Einführung ansehen', en: 'See the introduction' },
  'intro.steps': { de: 'Die Bilder', en: 'The pictures' },
  'intro.page': { de: 'Bild {n} von {all}', en: 'Picture {n} of {all}' },
  'intro.known': { de: 'Ich kenne das Spiel', en: 'I know the game' },
  'intro.try': { de: 'Selbst versuchen', en: 'Try it yourself' },
  'intro.next': { de: 'Weiter', en: 'Next' },
  'intro.before': { de: 'Zurück', en: 'Back' },
  'intro.sit': { de: 'Zum Tisch', en: 'To the table' },
  'intro.close': { de: 'Schließen', en: 'Close' },
  'guide.real': { de: 'Ein echter Tisch, echte Regeln', en: 'A real table, real rules' },
  'guide.free': {
    de: 'Du kannst auch etwas ganz anderes legen. Die Hand zeigt nur einen Weg.',
    en: 'You can lay something quite different, too. The hand only shows one way.',
  },
  'guide.hide': { de: 'Hand ausblenden', en: 'Hide the hand' },
  'guide.show': { de: 'Hand zeigen', en: 'Show the hand' },
  'guide.back': { de: 'Zurück zu deinem Tisch', en: 'Back to your table' },
  'guide.done': { de: 'Das war dein erster Zug', en: 'That was your first move' },
  'guide.done.text': {
    de: 'Mehr brauchst du zum Anfangen nicht. Spiel hier gleich weiter, alles lässt sich zurücknehmen.',
    en: 'That is all you need to begin. Just play on here, everything can be taken back.',
  },
  'guide.sample': { de: 'Musterpartie ansehen', en: 'Watch the sample game' },
  'guide.on': { de: 'Hier weiterspielen', en: 'Play on here' },
} as const satisfies Words;

export const t = speaking(words);
