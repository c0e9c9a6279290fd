// Words of Schach dem Wort.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';
import { words as hands } from '../../families/hands/words';
import { words as typdom } from '../../families/typdom/words';

export const words = {
  'schach.open.short': { de: 'offen', en: 'open' },
  'schach.open.spoken': { de: 'gehört zum offenen {word}', en: 'belongs to the open {word}' },
  'schach.sign.open': {
    de: 'Dieses Wort ist noch offen: Es fehlt ihm mindestens ein Buchstabe.',
    en: 'This word is still open: it lacks at least one letter.',
  },
  'schach.sign.alone': {
    de: 'Dieses Wort macht einer allein fertig, die anderen halten ihm Platz.',
    en: 'One player finishes this word alone, the others keep room for it.',
  },
  'schach.sign.simple': {
    de: 'Ein Kästchen: Der Stein lag zwischen zwei Wörtern, dafür gab es noch einen.',
    en: 'One box: the stone lay between two words, which earned one more.',
  },
  'schach.sign.double': {
    de: 'Zwei Kästchen: Der Stein lag im Winkel zweier Wörter, dafür gab es noch zwei.',
    en: 'Two boxes: the stone lay in the angle of two words, which earned two more.',
  },
  'schach.alone.short': { de: 'allein', en: 'alone' },
  'schach.alone.spoken': {
    de: 'gehört zu {word}, das einer allein fertigmacht',
    en: 'belongs to {word}, which one player finishes alone',
  },

  'schach.turn.first': {
    de: 'Setz zwei Steine nebeneinander, aus deinem schwersten Wort.',
    en: 'Lay two stones side by side, from your hardest word.',
  },
  'schach.turn.open': {
    de: 'Bau an {word} weiter, mit einem Stein. Es muss noch ein Wort werden können.',
    en: 'Continue {word} with one stone. A word must still be possible.',
  },
  'schach.turn.bought': {
    de: 'Passt jetzt ein Stein an {word}? Sonst sag „weiter“.',
    en: 'Does a stone fit {word} now? Else pass.',
  },
  'schach.turn.new': {
    de: 'Beginn ein neues Wort, oder bau ein fertiges weiter.',
    en: 'Begin a new word, or build on at a finished one.',
  },
  'schach.turn.premium': {
    de: 'Prämie: Du darfst noch {n} {n|Stein|Steine} setzen.',
    en: 'Premium: you may lay {n} more {n|stone|stones}.',
  },
  'schach.turn.alone': {
    de: 'Mach {word} allein fertig: Setz einen Stein, oder sag „weiter“.',
    en: 'Finish {word} alone: lay one stone, or pass.',
  },
  'schach.turn.alone.buy': {
    de: 'Mach {word} allein fertig: Kauf zuerst einen Stein.',
    en: 'Finish {word} alone: buy a stone first.',
  },

  'schach.take': { de: 'Nimm einen Stein', en: 'Take a stone' },
  'schach.take.second': { de: 'Setz den zweiten daneben', en: 'Put the second one beside it' },
  'schach.lay': { de: 'Setzen', en: 'Lay' },
  'schach.lay.premium': { de: 'Prämienstein setzen', en: 'Lay the premium stone' },
  'schach.lay.words': { de: '{words} setzen', en: 'Lay {words}' },
  'schach.word.open': { de: 'offen', en: 'open' },
  'schach.word.done': { de: 'ist ein Wort', en: 'is a word' },
  'schach.premium.left': {
    de: 'Prämie, noch {n} {n|Stein|Steine}',
    en: 'Premium, {n} more {n|stone|stones}',
  },
  'schach.premium.simple': { de: 'Einfache Prämie.', en: 'Simple premium.' },
  'schach.premium.double': { de: 'Doppelte Prämie.', en: 'Double premium.' },

  'schach.otherwise': { de: 'Wenn nichts passt', en: 'If nothing fits' },
  'schach.pass': { de: 'Weiter', en: 'Pass' },
  'schach.pass.premium': { de: 'Prämie nicht nutzen', en: 'Leave the premium' },
  'schach.back': { de: 'Steine dieses Zuges zurück', en: 'Stones of this turn back' },
  'refusal.short.two_words_open': { de: 'Zwei Wörter sind offen', en: 'Two words are open' },
  'refusal.short.nothing_laid': { de: 'Noch nichts gesetzt', en: 'Nothing laid yet' },
  'refusal.short.bought_already': { de: 'Schon gekauft', en: 'Bought already' },

  'schach.laid': { de: '{name} setzt {words}.', en: '{name} lays {words}.' },
  'schach.laid.you': { de: 'Du setzt {words}.', en: 'You lay {words}.' },
  'schach.laid.planned': {
    de: '{name} setzt {words} und meint {plan}.',
    en: '{name} lays {words} and means {plan}.',
  },
  'schach.passed': { de: '{name} sagt „weiter“.', en: '{name} passes.' },
  'schach.passed.you': { de: 'Du sagst „weiter“.', en: 'You pass.' },
  'schach.left.alone': {
    de: 'Eine Runde kam niemand weiter: {name} macht {word} allein fertig.',
    en: 'Nobody got on for a round: {name} finishes {word} alone.',
  },
  'schach.left.alone.you': {
    de: 'Eine Runde kam niemand weiter: Du machst {word} allein fertig.',
    en: 'Nobody got on for a round: you finish {word} alone.',
  },
  'schach.step.back': {
    de: '{name} nimmt die Steine dieses Zuges zurück.',
    en: '{name} takes the stones of this turn back.',
  },

  'schach.plan': { de: 'Dein geplantes Wort', en: 'The word you have in mind' },
  'schach.plan.help': {
    de: 'Wer mag, notiert es. Nur du siehst es, bis das Wort zu Ende ist; geprüft wird es nicht.',
    en: 'A note, if you like. Only you see it until the word has ended; nobody judges it.',
  },
  'schach.words': { de: 'Am Bau', en: 'In the making' },
  'schach.words.none': { de: 'Kein Wort ist offen.', en: 'No word is open.' },
  'schach.words.first': { de: 'Noch liegt nichts.', en: 'Nothing lies yet.' },
  'schach.words.open': {
    de: 'ist offen; zuletzt gesetzt hat {name}.',
    en: 'is open; the last stone is by {name}.',
  },
  'schach.words.open.you': {
    de: 'ist offen; zuletzt hast du gesetzt.',
    en: 'is open; the last stone is yours.',
  },
  'schach.words.alone': {
    de: 'macht {name} allein fertig. Die anderen halten Platz.',
    en: 'is finished by {name} alone. The others keep off.',
  },
  'schach.words.alone.you': {
    de: 'machst du allein fertig. Die anderen halten Platz.',
    en: 'is yours to finish alone. The others keep off.',
  },
  'schach.mark.simple': {
    de: 'Stein zwischen zwei Wörtern: noch einer.',
    en: 'stone between two words: one more.',
  },
  'schach.mark.double': {
    de: 'Stein im Winkel zweier Wörter: noch zwei.',
    en: 'stone in the angle of two words: two more.',
  },
  'schach.notes': { de: 'Geplante Wörter', en: 'Planned words' },
  'schach.list': { de: 'Alle Steine', en: 'All stones' },
  'schach.list.help': {
    de: 'Wie viele liegen, und wie viele du nicht siehst.',
    en: 'How many lie, and how many you do not see.',
  },
  'schach.list.spoken': {
    de: '{stone}: {lying} auf dem Tisch, {unseen} ungesehen',
    en: '{stone}: {lying} on the table, {unseen} unseen',
  },
} as const satisfies Words;

export const t = speaking(hands, typdom, words);
export type Key = KeyOf<typeof t>;
