// Words of the page on which a table is set up.
import type { Words } from '../app/language.svelte';

export const newgame = {
  'new.head': { de: '{game}: Wer spielt mit?', en: '{game}: who is playing?' },
  'new.title': { de: 'Neue Partie', en: 'New game' },
  'new.lead': {
    de: 'Menschen und Computer in jeder Mischung. Für eine Mannschaft mehrere Namen mit Komma trennen.',
    en: 'People and computers in any mix. For a team, separate several names by commas.',
  },
  'new.seats': { de: 'Plätze', en: 'Seats' },
  'new.kind': { de: 'Platz {n}: wer sitzt hier?', en: 'Seat {n}: who sits here?' },
  'new.person': { de: 'Mensch', en: 'Person' },
  'new.computer': { de: 'Computer', en: 'Computer' },
  'new.name': { de: 'Name', en: 'Name' },
  'new.free': { de: 'Per Link', en: 'By link' },
  'new.level': { de: 'Spielstärke', en: 'Strength' },
  'new.level.leicht': { de: 'Leicht', en: 'Easy' },
  'new.level.mittel': { de: 'Mittel', en: 'Medium' },
  'new.level.stark': { de: 'Stark', en: 'Strong' },
  'new.level.meister': { de: 'Meister', en: 'Master' },
  'new.level.adaptiv': { de: 'Passt sich an', en: 'Adapts' },
  'new.remove': { de: 'Platz {n} wegnehmen', en: 'Take seat {n} away' },
  'new.add': { de: 'Platz dazu', en: 'Add a seat' },
  'new.full': {
    de: 'Mehr als {most} Plätze hat dieses Spiel nicht.',
    en: 'This game has no more than {most} seats.',
  },
  'new.starts': { de: 'Wer fängt an?', en: 'Who begins?' },
  'new.starts.draw': { de: 'Das Los entscheidet', en: 'The lot decides' },
  'new.starts.letter': {
    de: 'Wer den Buchstaben hat, der dem Z am nächsten ist',
    en: 'Whoever holds the letter nearest to Z',
  },
  'new.rules': { de: 'Regeln dieser Runde', en: 'Rules of this round' },
  'new.rules.usual': { de: 'wie in der Anleitung', en: 'as in the leaflet' },
  'new.rules.changed': { de: '{n} {n|Änderung|Änderungen}', en: '{n} {n|change|changes}' },
  'new.words': { de: 'Welche Wörter gelten?', en: 'Which words count?' },
  'new.words.lead': {
    de:
      'Zuerst steht hier alles so, wie es die Anleitung von {game} will. Ändert, was eurer ' +
      'Runde besser gefällt.',
    en: 'At first everything is as the leaflet of {game} wants it. Change what suits your round better.',
  },
  'new.words.forms': { de: 'Form und Länge', en: 'Form and length' },
  'new.words.names': { de: 'Namen, die gelten', en: 'Names that count' },
  'new.words.kinds': { de: 'Andere Wörter, die gelten', en: 'Other words that count' },
  'new.words.strict': { de: 'Strenger oder freier', en: 'Stricter or freer' },
  'new.words.more': { de: 'Weiteres', en: 'More' },
  'new.words.list.empty': {
    de: 'Schreibt mindestens ein Wort hinein.',
    en: 'Write at least one word into it.',
  },
  'new.words.book': {
    de:
      'Über Wörter, die das Wörterbuch ablehnt, kann die Runde am Tisch abstimmen. Ihr Wortbuch ' +
      'merkt sich das Ergebnis, auch für die nächste Partie.',
    en:
      'What the dictionary refuses can be put to the vote at the table. The round’s word book ' +
      'remembers it, for the next game too.',
  },
  'new.preset': { de: 'Voreinstellung', en: 'Preset' },
  'new.preset.usual': { de: 'Wie in der Anleitung', en: 'As in the leaflet' },
  'new.read.rules': { de: 'Regeln von {game} lesen', en: 'Read the rules of {game}' },
  'new.begin.seats': { de: 'Partie {seats} beginnen', en: 'Begin the game {seats}' },
  'new.one': { de: 'allein', en: 'alone' },
  'new.two': { de: 'zu zweit', en: 'for two' },
  'new.three': { de: 'zu dritt', en: 'for three' },
  'new.four': { de: 'zu viert', en: 'for four' },
  'new.five': { de: 'zu fünft', en: 'for five' },
  'new.six': { de: 'zu sechst', en: 'for six' },
  'new.many': { de: 'in großer Runde', en: 'for many' },
  'new.unknown': { de: 'Dieses Spiel steht nicht im Regal.', en: 'This game is not on the shelf.' },
  'new.error.twice': {
    de: 'Diesen Namen gibt es schon. Nimm einen anderen, damit man euch unterscheidet.',
    en: 'This name is taken. Choose another one to tell you apart.',
  },
  'new.error.long': {
    de: 'Ein Name hat höchstens {most} Zeichen.',
    en: 'A name has at most {most} characters.',
  },
  'new.error.team': {
    de: 'Eine Mannschaft hat höchstens {most} Namen.',
    en: 'A team has at most {most} names.',
  },
  'new.error.number': {
    de: 'Hier passt eine Zahl von {least} bis {most}.',
    en: 'A number from {least} to {most} fits here.',
  },
  'new.error.fields': {
    de: 'Ein Feld passt noch nicht, sieh oben nach.',
    en: 'A field does not fit yet, look above.',
  },
} as const satisfies Words;
