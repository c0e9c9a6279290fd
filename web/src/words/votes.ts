// Words of votes, and of what a table agrees on about words.
import type { Words } from '../app/language.svelte';

export const votes = {
  'anyway.title': { de: '{words} gelten lassen?', en: 'Let {words} count?' },
  'anyway.text': {
    de:
      'Das Wörterbuch lässt {words} nicht gelten. Sagst du es trotzdem, {n|kommt das ' +
      'Wort|kommen die Wörter} in dein Wortbuch und {n|zählt|zählen} an diesem Tisch. Dort ' +
      'kannst du {n|es|sie} wieder streichen.',
    en:
      'The dictionary does not accept {words}. If you say so all the same, {n|the word ' +
      'goes|the words go} into your word book and {n|counts|count} at this table. You can ' +
      'strike {n|it|them} there again.',
  },
  'anyway.no': { de: 'Doch nicht', en: 'Better not' },
  'policy.title': {
    de: 'Andere Wörter als in der Anleitung',
    en: 'Other words than in the leaflet',
  },
  'policy.yes': { de: 'ja', en: 'yes' },
  'policy.no': { de: 'nein', en: 'no' },
  'vote.title': { de: '{name}, gilt dieses Wort?', en: '{name}, does this word count?' },
  'vote.title.many': { de: '{name}, gelten diese Wörter?', en: '{name}, do these words count?' },
  'vote.pass': { de: 'Weiter an {name}', en: 'On to {name}' },
  'vote.pass.text': {
    de: 'Gebt das Gerät weiter. Wer was gewählt hat, seht ihr am Ende.',
    en: 'Pass the device on. Who voted for what you will see at the end.',
  },
  'vote.pass.taken': { de: 'Angekommen', en: 'Got it' },
  'vote.laid': { de: '{name} möchte es legen.', en: '{name} wants to lay it.' },
  'vote.laid.many': { de: '{name} möchte sie legen.', en: '{name} wants to lay them.' },
  'vote.list': { de: 'Es geht um die Wertung.', en: 'It is about the score.' },
  'vote.lies': {
    de: 'Es liegt schon. Sagt die Mehrheit Nein, wird der Zug zurückgenommen.',
    en: 'It lies already. If most say no, the move is taken back.',
  },
  'vote.struck': {
    de: 'Die Runde lässt {words} nicht gelten. Der Zug ist zurückgenommen.',
    en: 'The round does not accept {words}. The move is taken back.',
  },
  'doubt.open': { de: 'Wort anzweifeln', en: 'Doubt a word' },
  'doubt.over': { de: 'Über ein Wort abstimmen', en: 'Vote on a word' },
  'doubt.ask': { de: 'Alle abstimmen lassen', en: 'Let everybody vote' },
  'doubt.what': {
    de:
      'Solange der Nächste nicht gezogen hat, am Ende zwei Minuten lang, könnt ihr über dieses ' +
      'Wort abstimmen, auch wer es gelegt hat. Bei Gleichstand gilt das Wörterbuch.',
    en:
      'Until the next person has moved, at the end for two minutes, you can vote on this word, ' +
      'whoever laid it included. A tie leaves it to the dictionary.',
  },
  'vote.aye': { de: 'Gilt', en: 'Counts' },
  'vote.nay': { de: 'Gilt nicht', en: 'Does not' },
  'vote.unsure': { de: 'Weiß nicht', en: 'Not sure' },
  'vote.voted': { de: 'hat gewählt', en: 'has voted' },
  'vote.now': { de: 'wählt jetzt', en: 'votes now' },
  'vote.later': { de: 'kommt noch', en: 'comes later' },
  'vote.computer': { de: 'stimmt wie das Wörterbuch', en: 'votes with the dictionary' },
  'vote.computers': {
    de:
      'Computer stimmen immer wie das Wörterbuch, hier also dagegen. Damit das Wort gilt, ' +
      'braucht es mehr als {n} {n|Stimme|Stimmen} dafür.',
    en:
      'Computers always vote with the dictionary, so here against it. It takes more than {n} ' +
      '{n|vote|votes} in favour.',
  },
  'vote.computers.hopeless': {
    de:
      'Computer stimmen immer wie das Wörterbuch, hier also dagegen. In dieser Runde haben sie ' +
      'die Mehrheit oder den Gleichstand, der das Wörterbuch bestätigt.',
    en:
      'Computers always vote with the dictionary, so here against it. In this round they have ' +
      'the majority, or the tie that keeps the dictionary’s word.',
  },
  'vote.dictionary': { de: 'wie das Wörterbuch', en: 'with the dictionary' },
  'vote.secret': {
    de: 'Die Stimmen werden zusammen aufgedeckt.',
    en: 'The votes are shown together.',
  },
  'vote.left': {
    de: 'Noch {time}, danach zählt die Mehrheit.',
    en: '{time} left, then the majority counts.',
  },
  'vote.missing': { de: 'Es fehlt noch: {names}.', en: 'Still to vote: {names}.' },
  'vote.asleep': {
    de: 'Gerade nicht da: {names}. Ist die Zeit um, entscheiden die Stimmen der anderen.',
    en: 'Away just now: {names}. When the time is up, the votes of the others decide.',
  },
  'vote.settled': { de: 'Die Runde hat dagegen gestimmt', en: 'The round voted against it' },
  'vote.go': { de: 'Weiter', en: 'Go on' },
  'vote.accepted': { de: 'Die Runde lässt {words} gelten.', en: 'The round accepts {words}.' },
  'vote.declined': {
    de: 'Die Runde lässt {words} nicht gelten.',
    en: 'The round does not accept {words}.',
  },
} as const satisfies Words;
