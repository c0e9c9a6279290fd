// Words of Lingua.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';
import { words as hands } from '../../families/hands/words';

export const words = {
  'lingua.sign.colours': {
    de: 'Jede Farbe hat ihre Form: Gelb den Kreis, Rot das Quadrat, Grün das Dreieck, Blau die Raute.',
    en: 'Every colour has its shape: yellow circle, red square, green triangle, blue diamond.',
  },
  'lingua.sign.ace': {
    de: 'Der Stern ist ein As: Der Stein liegt auf einem Feld seiner Farbe.',
    en: 'The star is an ace: the tile lies on a field of its own colour.',
  },
  'wasted.lingua': {
    de: '{name} hat {n} {n|As|Asse} liegen lassen.',
    en: '{name} left {n} {n|ace|aces} lying.',
  },
  'lingua.board': {
    de: 'Lingua, Brett mit {rows} mal {cols} Feldern',
    en: 'Lingua, board of {rows} by {cols} squares',
  },
  'lingua.tile.y': { de: 'gelbes {letter}', en: 'yellow {letter}' },
  'lingua.tile.r': { de: 'rotes {letter}', en: 'red {letter}' },
  'lingua.tile.g': { de: 'grünes {letter}', en: 'green {letter}' },
  'lingua.tile.b': { de: 'blaues {letter}', en: 'blue {letter}' },
  'lingua.on.y': { de: 'auf gelbem Feld', en: 'on a yellow square' },
  'lingua.on.r': { de: 'auf rotem Feld', en: 'on a red square' },
  'lingua.on.g': { de: 'auf grünem Feld', en: 'on a green square' },
  'lingua.on.b': { de: 'auf blauem Feld', en: 'on a blue square' },
  'lingua.on.w': { de: 'auf weißem Feld', en: 'on a white square' },
  'lingua.field.y': { de: 'gelbes Feld', en: 'yellow square' },
  'lingua.field.r': { de: 'rotes Feld', en: 'red square' },
  'lingua.field.g': { de: 'grünes Feld', en: 'green square' },
  'lingua.field.b': { de: 'blaues Feld', en: 'blue square' },
  'lingua.field.w': { de: 'weißes Feld', en: 'white square' },
  'lingua.empty': { de: 'leeres {field}', en: 'empty {field}' },
  'lingua.start': { de: 'Startfeld, leeres {field}', en: 'start, empty {field}' },
  'lingua.start.print': { de: 'Start', en: 'Start' },
  'lingua.goal': {
    de: 'Zielfeld, {n} Punkte, leeres {field}',
    en: 'goal, {n} points, empty {field}',
  },
  'lingua.ace': { de: 'As', en: 'ace' },
  'lingua.noace': { de: 'kein As', en: 'no ace' },
  'lingua.legend.y': { de: 'Gelb, Kreis', en: 'Yellow, circle' },
  'lingua.legend.r': { de: 'Rot, Quadrat', en: 'Red, square' },
  'lingua.legend.g': { de: 'Grün, Dreieck', en: 'Green, triangle' },
  'lingua.legend.b': { de: 'Blau, Raute', en: 'Blue, diamond' },
  'lingua.legend.ace': { de: 'As: Stein und Feld gleich', en: 'Ace: tile and square alike' },

  'lingua.stock': { de: '{n} im Vorrat', en: '{n} in the stock' },
  'lingua.turn.first': {
    de: 'Erstes Wort: waagerecht ab Start, ab vier Buchstaben.',
    en: 'The first word: across from Start, at least four letters.',
  },
  'lingua.turn.second': {
    de: 'Das zweite Wort liegt senkrecht und schließt an.',
    en: 'The second word goes down and joins the first.',
  },
  'lingua.turn': {
    de: 'Ein Wort, das an ein liegendes anschließt. Ziel unten rechts.',
    en: 'A word that joins one on the board. The goal is lower right.',
  },
  'lingua.take': { de: 'Leg ein Wort', en: 'Lay a word' },
  'lingua.take.first': { de: 'Leg ein Wort ab Start', en: 'Lay a word from Start on' },
  'lingua.more': { de: 'Leg weiter', en: 'Lay on' },

  'lingua.try.colour': { de: 'Farbwort, {n} mal 25', en: 'colour word, {n} times 25' },
  'lingua.try.aces': { de: '{n} {n|As|Asse}', en: '{n} {n|ace|aces}' },
  'lingua.try.reached': {
    de: 'Dein {ace}. As: ab jetzt {times}',
    en: 'Your {ace}th ace: {times} from now on',
  },
  'lingua.try.factor': { de: 'Deine Asse: {times}', en: 'Your aces: {times}' },
  'lingua.try.prize': { de: 'Zielpreis', en: 'Goal prize' },
  'lingua.times.2': { de: 'doppelt', en: 'double' },
  'lingua.times.3': { de: 'dreifach', en: 'treble' },
  'lingua.times.4': { de: 'vierfach', en: 'fourfold' },
  'lingua.note.over': {
    de: 'Das Ziel ist erreicht: Damit endet die Partie.',
    en: 'The goal is reached: the game ends with it.',
  },

  'refusal.short.exchange_aces': {
    de: 'Erst ab {least} Assen, jetzt wären es {aces}',
    en: 'From {least} aces on, now it would be {aces}',
  },

  'lingua.swap': {
    de: '{most} {n|Stein|Steine} tauschen und aussetzen',
    en: 'Swap {most} {n|tile|tiles} and skip',
  },
  'lingua.swap.empty': { de: 'Der Vorrat ist leer', en: 'The stock is empty' },
  'lingua.swap.title': {
    de: '{n|Welcher Stein soll|Welche Steine sollen} weg?',
    en: 'Which {n|tile|tiles} to give away?',
  },
  'lingua.swap.text': {
    de: 'Wähl {most}. Du ziehst blind neue, dein Zug ist damit vorbei.',
    en: 'Choose {most}. You draw new ones blind, and your turn is over.',
  },
  'lingua.swap.yes': { de: '{tiles} tauschen', en: 'Swap {tiles}' },
  'lingua.swap.none': { de: 'Noch nichts gewählt', en: 'Nothing chosen yet' },
  'lingua.swap.no': { de: 'Doch nicht', en: 'Not yet' },
  'lingua.pass': { de: 'Nur aussetzen', en: 'Only skip' },
  'lingua.pass.title': { de: 'Ohne Tausch aussetzen?', en: 'Skip without a swap?' },
  'lingua.pass.text': {
    de: 'Du behältst deine Steine, dein Zug ist damit vorbei.',
    en: 'You keep your tiles, and your turn is over.',
  },
  'lingua.pass.yes': { de: 'Aussetzen', en: 'Skip' },
  'lingua.swapped': {
    de: '{name} tauscht {n} {n|Stein|Steine} und setzt aus.',
    en: '{name} swaps {n} {n|tile|tiles} and skips.',
  },
  'lingua.swapped.you': {
    de: 'Du tauschst {n} {n|Stein|Steine} und setzt aus.',
    en: 'You swap {n} {n|tile|tiles} and skip.',
  },
  'lingua.passed': { de: '{name} setzt aus.', en: '{name} skips.' },
  'lingua.passed.you': { de: 'Du setzt aus.', en: 'You skip.' },
  'lingua.told.aces': { de: '{n} {n|As|Asse} dazu.', en: '{n} {n|ace|aces} more.' },
  'lingua.told.prize': { de: 'Zielpreis {n}.', en: 'Goal prize {n}.' },

  'lingua.aces': { de: 'Asse', en: 'Aces' },
  'lingua.aces.yours': { de: 'Deine Asse', en: 'Your aces' },
  'lingua.aces.whose': { de: 'Asse: {name}', en: 'Aces: {name}' },
  'lingua.aces.of': { de: '{name}: {n} {n|As|Asse}', en: '{name}: {n} {n|ace|aces}' },
  'lingua.aces.spoken': { de: '{n} {n|As|Asse} angekreuzt', en: '{n} {n|ace|aces} ticked' },
  'lingua.aces.spoken.new': {
    de: '{n} {n|As|Asse} angekreuzt, {fresh} dazu mit diesem Wort',
    en: '{n} {n|ace|aces} ticked, {fresh} more with this word',
  },
  'lingua.aces.more': { de: 'und {n} weitere', en: 'and {n} more' },
  'lingua.aces.rule': {
    de: 'Ab dem 10. As zählt jedes Wort doppelt, ab dem 15. dreifach, ab dem 20. vierfach.',
    en: 'From the 10th ace each word counts double, from the 15th treble, from the 20th fourfold.',
  },
  'lingua.pad.word': { de: 'Wort', en: 'Word' },
  'lingua.pad.swap': { de: 'tauscht {n}', en: 'swaps {n}' },
  'lingua.pad.pass': { de: 'setzt aus', en: 'skips' },
  'lingua.end.words': { de: 'Wortpunkte', en: 'Word points' },
  'lingua.end.aces': { de: '{n} {n|As|Asse}', en: '{n} {n|ace|aces}' },
  'lingua.end.prize': { de: 'Zielpreis', en: 'Goal prize' },
  'lingua.leave': {
    de: 'Deine Punkte bleiben stehen, gewinnen kannst du aber nicht mehr.',
    en: 'Your points stand, but you cannot win any more.',
  },
} as const satisfies Words;

export const t = speaking(hands, words);
export type Key = KeyOf<typeof t>;
