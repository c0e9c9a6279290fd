// Words of Krux.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';
import { words as wood } from '../../families/wood/words';

export const words = {
  'wasted.krux': {
    de: '{name} hat {n} Nachstörer liegen lassen.',
    en: '{name} left {n} {n|after-blocker|after-blockers} lying.',
  },
  'krux.board': {
    de: 'Krux, zwei Hälften mit je {rows} mal {cols} Feldern',
    en: 'Krux, two halves of {rows} by {cols} squares',
  },
  'krux.sign.blocker': {
    de: 'Das Kreuz ist ein Störer: Auf diesem Feld liegt kein Buchstabe.',
    en: 'The cross is a blocker: no letter lies on this square.',
  },
  'krux.sign.after': {
    de: 'Ein Kreuz mit Zahl ist ein Nachstörer. Die Zahl sagt, der wievielte es ist.',
    en: 'A cross with a number is an after-blocker. The number says which one it is.',
  },
  'krux.blocker': { de: 'Störer', en: 'blocker' },
  'krux.afterblocker': { de: '{n}. Nachstörer', en: 'after-blocker {n}' },
  'krux.afterblockers': { de: 'Nachstörer', en: 'After-blockers' },
  'krux.chips': { de: '{n} {n|Störer|Störer}', en: '{n} {n|blocker|blockers}' },
  'krux.half.yours': { de: 'deine Hälfte', en: 'your half' },
  'krux.half.own': { de: 'die eigene Hälfte', en: 'their own half' },
  'krux.turn': {
    de: '{due} {n|Buchstabe|Buchstaben} in {half}, zusammen oder verstreut.',
    en: '{due} {n|letter|letters} into {half}, together or apart.',
  },

  'krux.block.line': {
    de: 'Tipp zehn Felder in der Hälfte von {name} an. Kein Feld darf abgeschnitten werden.',
    en: 'Tap ten squares in the half of {name}. No square may be cut off.',
  },
  'krux.block.act': { de: 'Zehn Störer setzen', en: 'Set ten blockers' },
  'krux.block.take': { de: 'Tipp zehn Felder an', en: 'Tap ten squares' },
  'krux.block.more': {
    de: 'Noch {left} {n|Störer|Störer}',
    en: '{left} more {n|blocker|blockers}',
  },
  'krux.after.line': {
    de: 'Ein langes Wort: Setz einen Nachstörer in die Hälfte von {name}.',
    en: 'A long word: set an after-blocker into the half of {name}.',
  },
  'krux.after.line.many': {
    de: 'Lange Wörter: Setz bis zu {due} Nachstörer in die Hälfte von {name}.',
    en: 'Long words: set up to {due} after-blockers into the half of {name}.',
  },
  'krux.after.act': { de: 'Nachstörer setzen', en: 'Set the after-blocker' },
  'krux.after.act.many': { de: '{n} Nachstörer setzen', en: 'Set {n} after-blockers' },
  'krux.after.take': { de: 'Tipp ein Feld an', en: 'Tap a square' },
  'krux.decline': {
    de: 'Auf {n|den Nachstörer|die Nachstörer} verzichten',
    en: 'Do without the {n|after-blocker|after-blockers}',
  },
  'krux.decline.title': {
    de: 'Ohne {n|Nachstörer|Nachstörer} weiter?',
    en: 'Go on without the {n|after-blocker|after-blockers}?',
  },
  'krux.decline.text': {
    de: '{n|Er verfällt, später kannst du ihn|Sie verfallen, später kannst du sie} nicht mehr setzen.',
    en: '{n|It is lost, you cannot set it|They are lost, you cannot set them} later.',
  },
  'krux.decline.yes': { de: 'Verzichten', en: 'Do without' },
  'krux.decline.no': { de: 'Doch setzen', en: 'Set it' },

  'krux.rebuild': { de: 'Umbauen', en: 'Rebuild' },
  'krux.rebuild.of': { de: '{name}: umbauen', en: '{name}: rebuild' },
  'krux.rebuild.why': { de: 'Erst mit 26 Störern, noch {n}', en: 'With 26 blockers, {n} more' },
  'krux.rebuild.missing': {
    de: 'Noch {n}, dann dürfen beide umbauen.',
    en: '{n} more, then both may rebuild.',
  },
  'krux.rebuild.open': {
    de: 'Beide dürfen umbauen, jederzeit.',
    en: 'Both may rebuild, at any time.',
  },
  'krux.rebuild.line': {
    de: 'Tipp einen Stein deiner Hälfte an, dann sein neues Feld. Alles gilt zusammen.',
    en: 'Tap a stone of your half, then its new square. All of it counts together.',
  },
  'krux.rebuild.take': { de: 'Tipp einen Stein an', en: 'Tap a stone' },
  'krux.rebuild.act': { de: '{n} {n|Stein|Steine} umsetzen', en: 'Move {n} {n|stone|stones}' },
  'krux.back': { de: 'Steine zurücklegen', en: 'Put stones back' },
  'krux.back.of': { de: '{name}: Steine zurücklegen', en: '{name}: put stones back' },
  'krux.back.line': {
    de: 'Tipp Steine an, die zurück in den Kasten sollen. Ersatz gibt es nicht.',
    en: 'Tap stones that shall go back into the case. There is nothing in return.',
  },
  'krux.back.take': { de: 'Tipp Steine an', en: 'Tap stones' },
  'krux.back.act': { de: '{n} {n|Stein|Steine} zurücklegen', en: 'Put {n} {n|stone|stones} back' },

  'krux.lay.earned': {
    de: 'Legen, {earned} {n|Nachstörer|Nachstörer}',
    en: 'Lay, {earned} {n|after-blocker|after-blockers}',
  },
  'krux.try.earned': { de: '{n|Nachstörer|Nachstörer}', en: '{n|after-blocker|after-blockers}' },
  'krux.try.noword': { de: 'nicht im Wörterbuch', en: 'not in the dictionary' },
  'krux.try.inflection': { de: 'Beugung, kein Nachstörer', en: 'inflection, no after-blocker' },

  'krux.giveup.text': {
    de: 'Dein Gegenüber darf noch einmal legen, dann wird gezählt.',
    en: 'The other may lay once more, then the count begins.',
  },
  'krux.leave': {
    de: 'Was auf deiner Hälfte liegt, wird noch gezählt.',
    en: 'What lies on your half is still counted.',
  },
  'krux.pass.text': { de: 'Dann wird gleich gezählt.', en: 'The count begins at once.' },

  'krux.letter.at': { de: '{letter} auf {place}', en: '{letter} on {place}' },
  'krux.laid': { de: '{name} legt {letters}.', en: '{name} lays {letters}.' },
  'krux.laid.you': { de: 'Du legst {letters}.', en: 'You lay {letters}.' },
  'krux.laid.long': {
    de: '{name} legt {letters} und hat {words}.',
    en: '{name} lays {letters} and has {words}.',
  },
  'krux.blocked': { de: '{name} setzt {n} Störer.', en: '{name} sets {n} blockers.' },
  'krux.blocked.you': { de: 'Du setzt {n} Störer.', en: 'You set {n} blockers.' },
  'krux.blocked.at': {
    de: '{name} setzt {n|einen Störer|Störer} auf {places}.',
    en: '{name} sets {n|a blocker|blockers} on {places}.',
  },
  'krux.blocked.at.you': {
    de: 'Du setzt {n|einen Störer|Störer} auf {places}.',
    en: 'You set {n|a blocker|blockers} on {places}.',
  },
  'krux.moved': {
    de: '{name} setzt {n} {n|Stein|Steine} um.',
    en: '{name} moves {n} {n|stone|stones}.',
  },
  'krux.moved.you': {
    de: 'Du setzt {n} {n|Stein|Steine} um.',
    en: 'You move {n} {n|stone|stones}.',
  },
  'krux.gaveback': {
    de: '{name} legt {n} {n|Stein|Steine} zurück.',
    en: '{name} puts {n} {n|stone|stones} back.',
  },
  'krux.gaveback.you': {
    de: 'Du legst {n} {n|Stein|Steine} zurück.',
    en: 'You put {n} {n|stone|stones} back.',
  },
  'krux.passed': { de: '{name} verzichtet.', en: '{name} does without.' },

  'krux.across': { de: 'Waagerecht', en: 'Across' },
  'krux.down': { de: 'Senkrecht', en: 'Down' },
  'krux.penalties': { de: 'Strafpunkte', en: 'Penalties' },
  'krux.salad': {
    de: 'kein Wort, {n} {n|Strafpunkt|Strafpunkte}',
    en: 'no word, {n} {n|penalty|penalties}',
  },
  'krux.double': {
    de: 'steht doppelt, {n} {n|Strafpunkt|Strafpunkte}',
    en: 'stands there twice, {n} {n|penalty|penalties}',
  },
} as const satisfies Words;

export const t = speaking(wood, words);
export type Key = KeyOf<typeof t>;
