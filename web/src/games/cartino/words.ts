// Words of Cartino.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';
import { words as hands } from '../../families/hands/words';

export const words = {
  'cartino.sign': { de: 'gelb', en: 'yellow' },
  'cartino.sign.here': {
    de: 'Auf ein gelbes Feld passt ein Stein von deiner Bank.',
    en: 'A stone from your bench belongs on each yellow field.',
  },
  'cartino.sign.joker': {
    de: 'Der Stern ist ein Joker. Hast du die Karte, für die er liegt, kannst du ihn eintauschen.',
    en: 'The star is a joker. If you hold the card it stands for, you can exchange it.',
  },
  'cartino.board': {
    de: 'Cartino, 32 Karten mit je zwei Plätzen',
    en: 'Cartino, 32 cards with two places each',
  },
  'cartino.card': { de: '{suit} {rank}', en: '{rank} of {suit}' },
  'cartino.suit.c': { de: 'Kreuz', en: 'clubs' },
  'cartino.suit.s': { de: 'Pik', en: 'spades' },
  'cartino.suit.h': { de: 'Herz', en: 'hearts' },
  'cartino.suit.d': { de: 'Karo', en: 'diamonds' },
  'cartino.rank.A': { de: 'As', en: 'ace' },
  'cartino.rank.K': { de: 'König', en: 'king' },
  'cartino.rank.Q': { de: 'Dame', en: 'queen' },
  'cartino.rank.J': { de: 'Bube', en: 'jack' },
  'cartino.rank.T': { de: '10', en: '10' },
  'cartino.rank.9': { de: '9', en: '9' },
  'cartino.rank.8': { de: '8', en: '8' },
  'cartino.rank.7': { de: '7', en: '7' },
  'cartino.sign.A': { de: 'A', en: 'A' },
  'cartino.sign.K': { de: 'K', en: 'K' },
  'cartino.sign.Q': { de: 'D', en: 'Q' },
  'cartino.sign.J': { de: 'B', en: 'J' },
  'cartino.sign.T': { de: '10', en: '10' },
  'cartino.sign.9': { de: '9', en: '9' },
  'cartino.sign.8': { de: '8', en: '8' },
  'cartino.sign.7': { de: '7', en: '7' },
  'cartino.upper': { de: 'obere Hälfte', en: 'upper half' },
  'cartino.lower': { de: 'untere Hälfte', en: 'lower half' },
  'cartino.free': { de: 'Wert {n}, frei', en: 'value {n}, free' },
  'cartino.lies': { de: 'Wert {n}, belegt', en: 'value {n}, taken' },
  'cartino.lies.joker': { de: 'Wert {n}, Joker', en: 'value {n}, joker' },
  'cartino.joker': { de: 'Joker', en: 'Joker' },
  'cartino.joker.waits': {
    de: 'Joker, erst im nächsten Zug',
    en: 'Joker, not before your next turn',
  },
  'cartino.brings': { de: 'bringt {n}', en: 'brings {n}' },
  'cartino.legend': {
    de: 'Für die Nachbarn zählt ein As 5, König 4, Dame 3, Bube 2, alles andere 1.',
    en: 'To its neighbours an ace counts 5, a king 4, a queen 3, a jack 2, all others 1.',
  },

  'cartino.bag': { de: '{n} im Beutel', en: '{n} in the bag' },
  'cartino.turn': {
    de: 'Ein oder mehrere Steine, alle von einer Farbe.',
    en: 'One stone or several, all of one suit.',
  },
  'cartino.turn.waits': {
    de: 'Der getauschte Joker wartet bis zum nächsten Zug.',
    en: 'The joker you took waits for your next turn.',
  },
  'cartino.take': { de: 'Leg mindestens einen Stein', en: 'Lay at least one stone' },
  'cartino.none': { de: 'Keine Steine mehr', en: 'No stones left' },
  'cartino.try.set': { de: 'Satz, fünf von einer Farbe', en: 'Set, five of one suit' },
  'cartino.note.over': {
    de: 'Damit bist du alle Steine los und die Partie endet.',
    en: 'You have no stones left then, and the game ends.',
  },
  'cartino.otherwise': { de: 'Oder', en: 'Or' },
  'cartino.pass': { de: 'Aussetzen', en: 'Skip' },
  'cartino.swap': { de: 'Joker eintauschen', en: 'Take a joker' },
  'cartino.swap.of': { de: '{card} gegen den Joker tauschen', en: '{card} for the joker' },
  'cartino.swap.none': { de: 'Es liegt keiner', en: 'There is none on the board' },
  'cartino.swap.lacks': { de: 'Dafür brauchst du {cards}', en: 'You need {cards} for it' },
  'cartino.swap.title': { de: '{card} gegen den Joker tauschen?', en: '{card} for the joker?' },
  'cartino.swap.text': {
    de:
      'Dein Stein kommt auf seine Karte, Punkte gibt es dafür nicht. Den Joker darfst du erst ' +
      'im nächsten Zug legen; jetzt legst du noch aus deiner Hand.',
    en:
      'Your stone goes on its card and brings no points. You may lay the joker in your next ' +
      'turn; now you still lay from your hand.',
  },
  'cartino.swap.yes': { de: 'Tauschen', en: 'Swap' },
  'cartino.swap.no': { de: 'Doch nicht', en: 'Not yet' },
  'refusal.short.must_lay_one': { de: 'Du kannst noch legen', en: 'You can still lay' },

  'cartino.laid': {
    de: '{name} legt {cards}, {n} {n|Punkt|Punkte}.',
    en: '{name} lays {cards}, {n} {n|point|points}.',
  },
  'cartino.laid.you': {
    de: 'Du legst {cards}, {n} {n|Punkt|Punkte}.',
    en: 'You lay {cards}, {n} {n|point|points}.',
  },
  'cartino.laid.nothing': {
    de: '{name} legt {cards}, ohne Punkte.',
    en: '{name} lays {cards}, no points.',
  },
  'cartino.laid.nothing.you': {
    de: 'Du legst {cards}, ohne Punkte.',
    en: 'You lay {cards}, no points.',
  },
  'cartino.told.set': { de: 'Davon {n} für den Satz.', en: '{n} of them for the set.' },
  'cartino.exchanged': {
    de: '{name} tauscht {cards} gegen den Joker.',
    en: '{name} swaps {cards} for the joker.',
  },
  'cartino.exchanged.you': {
    de: 'Du tauschst {cards} gegen den Joker.',
    en: 'You swap {cards} for the joker.',
  },
  'cartino.passed': {
    de: '{name} kann nichts legen und setzt aus.',
    en: '{name} cannot lay and skips.',
  },
  'cartino.passed.you': {
    de: 'Du kannst nichts legen und setzt aus.',
    en: 'You cannot lay and skip.',
  },

  'cartino.track': { de: 'Zählleiste', en: 'Counting track' },
  'cartino.track.start': { de: 'noch vor der 1', en: 'still before 1' },
  'cartino.track.at': { de: 'auf der {at}', en: 'on {at}' },
  'cartino.track.chip': { de: 'ein Zwanziger und {at}', en: 'one twenty and {at}' },
  'cartino.track.chips': { de: '{chips} Zwanziger und {at}', en: '{chips} twenties and {at}' },
  'cartino.pad.end': { de: 'Am Ende', en: 'At the end' },
  'cartino.end.laid': { de: 'Nachbarn', en: 'Neighbours' },
  'cartino.end.sets': { de: 'Sätze', en: 'Sets' },
  'cartino.end.out': { de: 'Zuerst fertig', en: 'First out' },
  'cartino.end.rest': { de: 'Reste auf der Bank', en: 'Left on the bench' },
  'cartino.leave': {
    de: 'Die Steine auf deiner Bank kosten dich am Ende Punkte.',
    en: 'The stones on your bench cost you points at the end.',
  },
} as const satisfies Words;

export const t = speaking(hands, words);
export type Key = KeyOf<typeof t>;
