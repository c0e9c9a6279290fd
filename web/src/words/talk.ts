// Words of what is said at a table: phrases, how a word is written, and what protects people there.
import type { Words } from '../app/language.svelte';
import type { Phrase } from '../lib/wire';

/** Every phrase has its sentence: the wire carries only its key. */
const phrases = {
  'phrase.nice-move': { de: 'Schöner Zug', en: 'Nice move' },
  'phrase.well-seen': { de: 'Gut gesehen', en: 'Well spotted' },
  'phrase.lucky': { de: 'Glück gehabt', en: 'That was lucky' },
  'phrase.wait-a-moment': { de: 'Moment noch', en: 'One moment' },
  'phrase.short-break': { de: 'Kurze Pause?', en: 'A short break?' },
  'phrase.take-your-time': { de: 'Lass dir Zeit', en: 'Take your time' },
  'phrase.thank-you': { de: 'Danke euch', en: 'Thank you all' },
  'phrase.good-night': { de: 'Gute Nacht', en: 'Good night' },
  'phrase.hello': { de: 'Hallo', en: 'Hello' },
  'phrase.well-played': { de: 'Gut gespielt', en: 'Well played' },
  'phrase.oh-no': { de: 'Oje', en: 'Oh dear' },
  'phrase.hm': { de: 'Hm …', en: 'Hm …' },
  'phrase.ha-ha': { de: 'Haha', en: 'Ha ha' },
  'phrase.bravo': { de: 'Bravo', en: 'Bravo' },
  'phrase.yes': { de: 'Ja', en: 'Yes' },
  'phrase.no': { de: 'Nein', en: 'No' },
} as const satisfies Record<`phrase.${Phrase}`, Words[string]>;

export const talk = {
  ...phrases,
  'talk.at': { de: 'Am Tisch', en: 'At the table' },
  'talk.say': { de: 'Etwas sagen', en: 'Say something' },
  'talk.lead': { de: 'Ein Tipp, und alle hören es.', en: 'One tap, and everybody hears it.' },
  'talk.short': { de: 'Ganz kurz', en: 'In a word' },
  'talk.says': { de: '{name}: {text}', en: '{name}: {text}' },
  'talk.turn': { de: 'ist dran', en: 'to move' },
  'talk.turn.you': { de: 'bist dran', en: 'your turn' },
  'talk.here': { de: 'da', en: 'here' },
  'talk.away': { de: 'gerade weg', en: 'away just now' },
  'talk.machine': { de: 'Computer', en: 'computer' },
  'talk.minded': { de: 'ein Computer spielt so lange', en: 'a computer plays meanwhile' },
  'talk.muted': { de: 'hörst du nicht', en: 'not heard by you' },
  'talk.free': { de: 'Frei schreiben', en: 'Write freely' },
  'talk.send': { de: 'Sagen', en: 'Say' },
  'talk.lines': { de: 'Zuletzt geschrieben', en: 'Written last' },
  'talk.child.why': {
    de: 'An einem Kindertisch gibt es nur fertige Sätze.',
    en: 'At a children’s table there are only set phrases.',
  },
  'talk.how': { de: 'Wie ihr miteinander redet', en: 'How you talk to each other' },
  'talk.way.phrases': { de: 'Mit fertigen Sätzen', en: 'By set phrases' },
  'talk.way.text': { de: 'Auch frei geschrieben', en: 'Free writing, too' },
  'talk.way.child': { de: 'Kindertisch', en: 'Children’s table' },
  'talk.way.child.more': {
    de: 'Nichts wird geschrieben, Namen kommen aus einer Liste. Das bleibt so.',
    en: 'Nothing is written, names come from a list. It stays like this.',
  },
  'talk.way.child.is': {
    de: 'Das ist ein Kindertisch: Nichts wird geschrieben, Namen kommen aus einer Liste.',
    en: 'This is a children’s table: nothing is written, names come from a list.',
  },
  'talk.way.text.is': {
    de: 'An diesem Tisch darf auch frei geschrieben werden.',
    en: 'At this table people may also write freely.',
  },
  'talk.pick': { de: 'Name aussuchen', en: 'Pick a name' },
  'talk.close': { de: 'Fertig', en: 'Done' },

  'spell.ask': { de: 'Wie schreibt man …?', en: 'How do you write …?' },
  'spell.word': { de: 'Schreib es, wie du es hörst', en: 'Write it as you hear it' },
  'spell.go': { de: 'Die anderen fragen', en: 'Ask the others' },
  'spell.asks': { de: '{name} fragt: Wie schreibt man', en: '{name} asks: how do you write' },
  'spell.asks.you': { de: 'Du fragst: Wie schreibt man', en: 'You ask: how do you write' },
  'spell.right': { de: 'Genau so', en: 'Just like that' },
  'spell.other': { de: 'Anders, nämlich', en: 'Differently, like this' },
  'spell.answer': { de: 'Antworten', en: 'Answer' },
  'spell.says': { de: '{name}:', en: '{name}:' },
  'spell.waits': { de: 'Noch hat niemand geantwortet.', en: 'Nobody has answered yet.' },
  'spell.thanks': { de: 'Danke, ich weiß es', en: 'Thanks, I know now' },

  'person.mute': { de: 'Nicht mehr hören', en: 'Hear no more' },
  'person.unmute': { de: 'Wieder hören', en: 'Hear again' },
  'person.mute.more': {
    de: 'Nur auf diesem Gerät. Es merkt niemand.',
    en: 'Only on this device. Nobody notices.',
  },
  'person.block': { de: 'Nicht mehr an meine Tische lassen', en: 'Keep away from my tables' },
  'person.block.more': {
    de: 'Gilt für jeden Tisch, den du deckst. Zurücknehmen kannst du es unter „Meine Daten“.',
    en: 'At every table that you lay. You can undo it under “My data”.',
  },
  'person.blocked': {
    de: '{name} kommt nicht mehr an Tische, die du deckst.',
    en: '{name} no longer comes to tables that you lay.',
  },
  'person.remove': { de: 'Vom Tisch nehmen', en: 'Take off the table' },
  'person.remove.more': {
    de: 'Der Platz wird leer. Dann könnt ihr einen Computer hinsetzen oder ohne {name} weiterspielen.',
    en: 'The seat is empty then: a computer can take it, or you go on without {name}.',
  },
  'person.remove.wait': {
    de: 'Der Platz wird frei, und {name} kann sich nicht wieder hinsetzen.',
    en: 'The place is free then, and {name} cannot sit down again.',
  },
  'person.more': { de: 'Mehr zu {name}', en: 'More about {name}' },
  'person.blocks': { de: 'Wen du fernhältst', en: 'Whom you keep away' },
  'person.blocks.kept': {
    de: 'An Tische, die du deckst, kommen sie nicht.',
    en: 'They do not come to tables that you lay.',
  },
  'person.unblock': { de: '{name} wieder zulassen', en: 'Let {name} in again' },
} as const satisfies Words;
