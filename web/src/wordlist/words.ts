// Words of what a look-up tells, of the list of kept words, and of practising them.
import { speaking, type Words } from '../app/language.svelte';

export const words = {
  'article.m': { de: 'der', en: 'der' },
  'article.f': { de: 'die', en: 'die' },
  'article.n': { de: 'das', en: 'das' },
  'article.divided': { de: 'Trennung: {parts}', en: 'Hyphenation: {parts}' },
  'article.undivided': { de: 'wird nicht getrennt', en: 'is not divided' },
  'article.family': { de: 'Formen und Familie', en: 'Forms and family' },
  'article.derived': { de: 'Abgeleitet', en: 'Derived' },
  'article.compounds': { de: 'Zusammengesetzt', en: 'Compounds' },
  'article.source.list': {
    de: 'So steht es in eurer eigenen Wortliste.',
    en: 'That is in your own list of words.',
  },
  'article.source.book': { de: 'So steht es in eurem Wortbuch.', en: 'That is in your word book.' },
  'article.round': {
    de: 'Die Runde kann anders entscheiden.',
    en: 'The round may decide otherwise.',
  },
  'article.lexicon': {
    de: 'Wörterbuch: Ausgabe {edition}, Fassung {version}',
    en: 'Dictionary: edition {edition}, version {version}',
  },

  'keep.keep': { de: 'Merken', en: 'Keep' },
  'keep.kept': { de: 'Gemerkt', en: 'Kept' },
  'keep.told': {
    de: '{word} steht auf deiner Merkliste.',
    en: '{word} is on your word list.',
  },
  'keep.gone': {
    de: '{word} steht nicht mehr auf deiner Merkliste.',
    en: '{word} is no longer on your word list.',
  },

  'gamewords.head': { de: 'Wörter dieser Partie', en: 'Words of this game' },
  'gamewords.none': {
    de: 'In dieser Partie liegt kein Wort.',
    en: 'There is no word in this game.',
  },

  'wordlist.head': { de: 'Merkliste', en: 'Word list' },
  'wordlist.lead': {
    de: 'Wörter, die du dir gemerkt hast. Sie bleiben auf diesem Gerät.',
    en: 'Words that you kept. They stay on this device.',
  },
  'wordlist.none': {
    de:
      'Noch steht hier nichts. Schlag am Tisch, nach der Partie oder beim Nachspielen ein Wort ' +
      'nach und tipp auf „Merken“.',
    en:
      'Nothing here yet. Look a word up at the table, after the game or in a replay, and tap ' +
      '“Keep”.',
  },
  'wordlist.lookup': { de: 'Ein Wort nachschlagen', en: 'Look up a word' },
  'wordlist.practise': { de: 'Üben', en: 'Practise' },
  'wordlist.due': {
    de: '{n|Ein Wort wartet|# Wörter warten|Heute wartet kein Wort} auf dich.',
    en: '{n|One word waits|# words wait|No word waits} for you today.',
  },
  'wordlist.drop': { de: 'Streichen', en: 'Strike' },
  'wordlist.dropped': { de: '{word} ist gestrichen.', en: '{word} is struck.' },
  'wordlist.nothing': { de: 'ohne Erklärung', en: 'without an explanation' },
  'wordlist.full': {
    de: 'Die Merkliste ist voll. Streich erst ein Wort, das du kennst.',
    en: 'The word list is full. Strike a word that you know first.',
  },

  'practice.head': { de: 'Welches Wort ist es?', en: 'Which word is it?' },
  'practice.where': { de: 'Wort {at} von {all}', en: 'Word {at} of {all}' },
  'practice.letters': {
    de: '{n} Buchstaben, durcheinander',
    en: '{n} letters, shuffled',
  },
  'practice.count': { de: '{n} Buchstaben', en: '{n} letters' },
  'practice.sort': {
    de: 'Bring die Buchstaben in die richtige Reihenfolge.',
    en: 'Put the letters in the right order.',
  },
  'practice.answer': { de: 'Deine Antwort', en: 'Your answer' },
  'practice.check': { de: 'Prüfen', en: 'Check' },
  'practice.back': { de: 'Letzten Buchstaben zurück', en: 'Last letter back' },
  'practice.show': { de: 'Zeig es mir', en: 'Show me' },
  'practice.help': { de: 'Zeig mir die Buchstaben', en: 'Show me the letters' },
  'practice.next': { de: 'Weiter', en: 'Next' },
  'practice.right': { de: 'Stimmt: {word}.', en: 'That is it: {word}.' },
  'practice.shown': {
    de: 'Es ist {word}. Das kommt nachher noch einmal.',
    en: 'It is {word}. It comes again later.',
  },
  'practice.not': {
    de: 'Das ist es noch nicht. Probier es weiter, oder lass es dir zeigen.',
    en: 'Not yet. Try on, or have it shown.',
  },
  'practice.empty': { de: 'Schreib oder tipp erst ein Wort.', en: 'Write or tap a word first.' },
  'practice.done': { de: 'Geschafft', en: 'Done' },
  'practice.sum': {
    de: '{n|Ein Wort|# Wörter|Kein Wort} gleich gewusst, {m|eines|#|keines} nachgesehen.',
    en: '{n|One word|# words|No word} known at once, {m|one|#|none} looked at.',
  },
  'practice.later': {
    de: 'Was du wusstest, kommt in ein paar Tagen wieder, der Rest schon morgen.',
    en: 'What you knew comes again in a few days, the rest tomorrow.',
  },
  'practice.again': { de: 'Noch eine Runde', en: 'One more round' },
  'practice.end': { de: 'Zur Merkliste', en: 'To the word list' },
} as const satisfies Words;

export const t = speaking(words);
