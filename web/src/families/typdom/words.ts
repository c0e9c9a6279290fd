// Words of the Typ-Dom games.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';
import { words as hands } from '../hands/words';

export const words = {
  'typdom.table': { de: 'Tisch ohne Rand, {name}', en: 'Table without an edge, {name}' },
  'typdom.red.letter': { de: 'rotes {letter}', en: 'red {letter}' },
  'typdom.black.letter': { de: 'schwarzes {letter}', en: 'black {letter}' },
  'typdom.jolly.red': { de: 'Jolly, rot', en: 'Jolly, red' },
  'typdom.jolly.black': { de: 'Jolly, schwarz', en: 'Jolly, black' },
  'typdom.jolly.as': { de: 'Jolly als {letter}', en: 'Jolly as {letter}' },
  'typdom.robbable': { de: 'kann geraubt werden', en: 'can be robbed' },
  'typdom.sign.jolly': {
    de: 'Der Stern ist ein Jolly. Er gilt als der Buchstabe, der auf ihm steht.',
    en: 'The star is a jolly. It counts as the letter that stands on it.',
  },
  'typdom.sign.free': {
    de: 'Dieser Jolly ist frei: Hast du seinen Buchstaben, leg ihn hin und nimm den Jolly.',
    en: 'This jolly is free: if you have its letter, lay that and take the jolly.',
  },
  'typdom.robbable.short': { de: 'frei', en: 'free' },
  'typdom.stones.one': { de: 'einen Stein', en: 'a stone' },
  'typdom.stones.many': { de: '{n} Steine', en: '{n} stones' },

  'typdom.turn': {
    de: 'Leg ein Wort, das an die anderen anschließt.',
    en: 'Lay a word that joins the others.',
  },
  'typdom.turn.first': {
    de: 'Leg das erste Wort in die Mitte.',
    en: 'Lay the first word in the middle of the table.',
  },
  'typdom.turn.second': {
    de: 'Du darfst noch ein zweites Wort legen.',
    en: 'You may lay a second word.',
  },
  'typdom.turn.late': {
    de: 'Die Zeit für dein Wort ist um. Kauf einen Stein.',
    en: 'The time for your word is over. Buy a stone.',
  },
  'typdom.take': { de: 'Nimm Steine von der Bank', en: 'Take stones from the bench' },
  'typdom.more': { de: 'Leg weiter', en: 'Lay on' },
  'typdom.late': { de: 'Kauf einen Stein', en: 'Buy a stone' },
  'typdom.lay.word': { de: '{word} legen', en: 'Lay {word}' },
  'typdom.lay.points': {
    de: '{word} legen, {n} {n|Punkt|Punkte}',
    en: 'Lay {word}, {n} {n|point|points}',
  },
  'typdom.lay.second': { de: 'Zweites Wort legen', en: 'Lay a second word' },
  'typdom.lay.second.word': { de: 'Zweites Wort: {word} legen', en: 'Second word: lay {word}' },
  'typdom.lay.second.points': {
    de: 'Zweites Wort: {word}, {n} {n|Punkt|Punkte}',
    en: 'Second word: {word}, {n} {n|point|points}',
  },
  'typdom.note.second': {
    de: 'Verbindet zwei Wörter: Ein zweites Wort ist frei.',
    en: 'Joins two words: a second word is free.',
  },
  'typdom.note.is.second': {
    de: 'Dein zweites Wort in diesem Zug.',
    en: 'Your second word in this turn.',
  },
  'typdom.note.over': { de: 'Damit ist die Partie zu Ende.', en: 'The game ends with that.' },

  'typdom.buy.one': { de: 'Einen Stein kaufen', en: 'Buy a stone' },
  'typdom.buy.red': { de: 'Rot kaufen', en: 'Buy red' },
  'typdom.buy.red.note': { de: 'ein Selbstlaut', en: 'a vowel' },
  'typdom.buy.black': { de: 'Schwarz kaufen', en: 'Buy black' },
  'typdom.buy.black.note': { de: 'ein Mitlaut', en: 'a consonant' },
  'typdom.buy.many': { de: 'Mehrere kaufen', en: 'Buy several' },
  'typdom.buy.empty': { de: 'Der Vorrat ist leer', en: 'The stock is empty' },
  'typdom.buy.title.many': {
    de: 'Wie viele, und welche Farben?',
    en: 'How many, and which colours?',
  },
  'typdom.buy.text.many': {
    de: 'Bis zu {most} Steine. Die Farben wählst du, die Buchstaben nicht. Damit endet dein Zug.',
    en: 'Up to {most} stones. You choose the colours, not the letters. Your turn ends with it.',
  },
  'typdom.buy.yes.one': { de: 'Einen Stein kaufen', en: 'Buy a stone' },
  'typdom.buy.yes': { de: '{n} Steine kaufen', en: 'Buy {n} stones' },
  'typdom.buy.none': { de: 'Wähl eine Farbe', en: 'Choose a colour' },
  'typdom.buy.no': { de: 'Doch nicht', en: 'Not yet' },
  'typdom.red': { de: 'Rot, ein Selbstlaut', en: 'Red, a vowel' },
  'typdom.black': { de: 'Schwarz, ein Mitlaut', en: 'Black, a consonant' },
  'typdom.rob': { de: 'Jolly rauben', en: 'Rob a jolly' },
  'typdom.rob.of': {
    de: 'Jolly rauben, der für {letter} liegt',
    en: 'Rob the jolly that lies for {letter}',
  },
  'typdom.rob.none': { de: 'Es liegt keiner auf dem Tisch', en: 'There is none on the table' },
  'typdom.rob.builtin': {
    de: 'Jeder ist schon an drei Seiten eingebaut',
    en: 'Each is built in on three sides',
  },
  'typdom.rob.title': {
    de: 'Der Jolly steht für {letter}. Tauschen?',
    en: 'The jolly stands for {letter}. Exchange?',
  },
  'typdom.rob.text': {
    de: 'Du legst dein {letter} an seine Stelle und bekommst den Jolly auf die Bank.',
    en: 'You put your {letter} in its place and get the jolly on your bench.',
  },
  'typdom.rob.yes': { de: '{letter} hinlegen, Jolly nehmen', en: 'Lay {letter}, take the jolly' },
  'typdom.rob.no': { de: 'Lassen', en: 'Leave it' },
  'typdom.pass': { de: 'Passen', en: 'Pass' },
  'typdom.pass.second': { de: 'Kein zweites Wort', en: 'No second word' },

  'refusal.short.must_buy': {
    de: 'Ohne Wort kaufst du einen Stein',
    en: 'Without a word you buy a stone',
  },
  'refusal.short.nothing_to_buy': {
    de: 'Beim zweiten Wort nicht nötig',
    en: 'Not needed for the second word',
  },
  'refusal.short.rob_before_laying': {
    de: 'Nur vor dem ersten Wort',
    en: 'Only before the first word',
  },
  'refusal.short.stone_not_in_hand': { de: '{stone} hast du nicht', en: 'You do not hold {stone}' },

  'typdom.laid': { de: '{name} legt {words}.', en: '{name} lays {words}.' },
  'typdom.laid.you': { de: 'Du legst {words}.', en: 'You lay {words}.' },
  'typdom.laid.points': {
    de: '{name} legt {words}, {n} {n|Punkt|Punkte}.',
    en: '{name} lays {words}, {n} {n|point|points}.',
  },
  'typdom.laid.points.you': {
    de: 'Du legst {words}, {n} {n|Punkt|Punkte}.',
    en: 'You lay {words}, {n} {n|point|points}.',
  },
  'typdom.robbed': {
    de: '{name} legt {letter} hin und nimmt den Jolly.',
    en: '{name} lays {letter} and takes the jolly.',
  },
  'typdom.robbed.you': {
    de: 'Du legst {letter} hin und nimmst den Jolly.',
    en: 'You lay {letter} and take the jolly.',
  },
  'typdom.robbed.replay': {
    de: '{name} nimmt einen Jolly vom Tisch.',
    en: '{name} takes a jolly from the table.',
  },
  'typdom.bought': { de: '{name} kauft {stones}.', en: '{name} buys {stones}.' },
  'typdom.bought.you': { de: 'Du kaufst {stones}.', en: 'You buy {stones}.' },
  'typdom.timed': { de: 'Die Zeit von {name} ist um.', en: '{name} is out of time.' },
  'typdom.timed.you': { de: 'Deine Zeit ist um.', en: 'Your time is up.' },
  'typdom.passed': { de: '{name} passt.', en: '{name} passes.' },
  'typdom.passed.you': { de: 'Du passt.', en: 'You pass.' },
  'typdom.timeup': { de: 'Die Zeit von {name} ist um.', en: '{name}’s time is up.' },
  'typdom.timeup.you': { de: 'Deine Zeit ist um.', en: 'Your time is up.' },
  'typdom.second': { de: 'Ein zweites Wort ist frei.', en: 'A second word is free.' },
  'typdom.begins.letter': {
    de: '{name} ist dem Z am nächsten und fängt an.',
    en: '{name} is nearest to Z and begins.',
  },
  'typdom.begins.letter.you': {
    de: 'Du bist dem Z am nächsten und fängst an.',
    en: 'You are nearest to Z and begin.',
  },

  'typdom.pad': { de: 'Gelegte Wörter', en: 'Words laid' },
  'typdom.pad.move': {
    de: '{name}, Runde {round}: {words}. Nachschlagen',
    en: '{name}, round {round}: {words}. Look up',
  },
  'typdom.pad.bought': { de: 'kauft {n}', en: 'buys {n}' },
  'typdom.pad.bought.times': { de: 'kauft {n}×', en: 'buys {n}×' },
  'typdom.firstout': { de: 'Zuerst fertig', en: 'First out' },
  'typdom.bonus': { de: 'Bonus', en: 'Bonus' },
  'typdom.rest': { de: 'Rest', en: 'Rest' },
  'typdom.left': { de: 'Steine', en: 'Stones' },
  'typdom.payment': { de: 'Zahlung', en: 'Payment' },
  'typdom.end.paid': { de: '{name} gewinnt und bekommt {n}', en: '{name} wins and gets {n}' },
  'typdom.end.paid.you': { de: 'Du gewinnst und bekommst {n}', en: 'You win and get {n}' },
  'typdom.end.out': {
    de: '{name} ist zuerst fertig und gewinnt',
    en: '{name} is out first and wins',
  },
  'typdom.end.out.you': {
    de: 'Du bist zuerst fertig und gewinnst',
    en: 'You are out first and win',
  },
  'typdom.end.nobody': { de: 'Gleichstand, niemand gewinnt', en: 'A tie, nobody wins' },
  'typdom.leave': {
    de: 'Für die Steine auf deiner Bank zahlst du am Ende.',
    en: 'You pay for the stones on your bench at the end.',
  },
  'typdom.leave.points': {
    de: 'Die Steine auf deiner Bank werden am Ende abgezogen.',
    en: 'The stones on your bench are taken off at the end.',
  },
} as const satisfies Words;

export const t = speaking(hands, words);
export type Key = KeyOf<typeof t>;
