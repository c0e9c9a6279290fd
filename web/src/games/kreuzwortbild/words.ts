// Words of Kreuzwortbild.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';

export const words = {
  'picture.board': {
    de: 'Kreuzwortbild, {rows} mal {cols} Felder',
    en: 'Kreuzwortbild, {rows} by {cols} squares',
  },
  'picture.filler': { de: 'Füller', en: 'filler' },
  'picture.kept': { de: 'gespeichert', en: 'saved' },
  'picture.line': {
    de:
      '{letters} {letters|Buchstabe liegt|Buchstaben liegen}, {free} {free|Feld ist|Felder ' +
      'sind} offen, {left} {left|Stein ist|Steine sind} im Kasten.',
    en:
      '{letters} {letters|letter lies|letters lie}, {free} {free|square is|squares are} open, ' +
      '{left} {left|stone is|stones are} in the case.',
  },
  'picture.chips': { de: '{n} {n|Füller|Füller}', en: '{n} {n|filler|fillers}' },
  'picture.fillers': { de: 'Felder ohne Buchstaben', en: 'Squares without a letter' },
  'picture.most': { de: 'höchstens {most}', en: 'at most {most}' },
  'picture.mode': { de: 'Was ein Tipp auf ein Feld tut', en: 'What a tap on a square does' },
  'picture.mode.letter': { de: 'Buchstabe', en: 'Letter' },
  'picture.mode.filler': { de: 'Füller', en: 'Filler' },
  'picture.mode.clear': { de: 'Leeren', en: 'Clear' },
  'picture.undo': { de: 'Rückgängig', en: 'Undo' },
  'picture.undo.none': { de: 'Es gibt nichts zurückzunehmen', en: 'There is nothing to undo' },
  'picture.turn': { de: 'Schreibrichtung wechseln', en: 'Change the direction of writing' },
  'picture.keys': {
    de: 'Buchstaben schreiben, Leertaste wechselt die Richtung, # setzt einen Füller, Rücktaste leert.',
    en: 'Letters write, the space bar changes the direction, # sets a filler, Backspace clears.',
  },
  'picture.across': { de: 'waagerecht', en: 'across' },
  'picture.down': { de: 'senkrecht', en: 'down' },
  'picture.fits': { de: '{place} {way}', en: '{place} {way}' },
  'picture.fits.none': {
    de: 'Hier passt kein Wort, das wir kennen.',
    en: 'No word that we know fits here.',
  },
  'picture.ended': {
    de: 'Du hast das Bild abgegeben; {n|ein Wort steht|# Wörter stehen} darin.',
    en: 'You handed the picture in; {n|one word stands|# words stand} in it.',
  },
  'picture.ended.left': {
    de: 'Du hast das Bild liegen lassen; {n|ein Wort steht|# Wörter stehen} darin.',
    en: 'You left the picture; {n|one word stands|# words stand} in it.',
  },
  'picture.fits.tap': {
    de: 'Tipp ein Feld an, dann stehen hier Wörter, die passen.',
    en: 'Tap a square to see the words that fit.',
  },
  'picture.fits.busy': { de: 'Wir suchen …', en: 'Searching …' },
  'picture.fits.more': { de: 'Mehr Wörter', en: 'More words' },
  'picture.take': { de: 'Nehmen', en: 'Take' },
  'picture.take.of': { de: '{word} nehmen', en: 'Take {word}' },
  'picture.stands': { de: 'steht schon auf {place}', en: 'stands on {place} already' },
  'picture.symmetry': { de: 'Füller spiegelgleich', en: 'Symmetric fillers' },
  'picture.symmetry.none': { de: 'frei', en: 'free' },
  'picture.symmetry.half-turn': { de: 'halb gedreht', en: 'half turn' },
  'picture.symmetry.mirror': { de: 'gespiegelt', en: 'mirrored' },
  'picture.symmetry.diagonal': { de: 'schräg gespiegelt', en: 'across the diagonal' },
  'picture.finish': { de: 'Diese Ecke füllen', en: 'Fill this corner' },
  'picture.finish.whole': { de: 'Ein Bild vorschlagen', en: 'Suggest a picture' },
  'picture.finish.none': {
    de: 'Für diese Ecke finden wir keine Lösung. Nimm ein Wort heraus oder setz einen Füller.',
    en: 'We find no solution for this corner. Take a word out or set a filler.',
  },
  'picture.outlook': { de: 'Geht es noch?', en: 'Is it still possible?' },
  'picture.outlook.broken': {
    de: 'Nein: Die Buchstaben auf {place} können kein Wort mehr werden.',
    en: 'No: the letters on {place} cannot become a word any more.',
  },
  'picture.outlook.solved': {
    de: 'Ja, auch ohne einen weiteren Füller.',
    en: 'Yes, even without another filler.',
  },
  'picture.outlook.open': {
    de:
      'Nichts spricht dagegen: Jede Buchstabenfolge kann noch ein Wort werden. Ganz ohne ' +
      'weitere Füller haben wir aber nichts gefunden.',
    en:
      'Nothing speaks against it: every run of letters can still become a word. But we found ' +
      'nothing without further fillers.',
  },
  'picture.wrong': { de: 'Noch nicht in Ordnung', en: 'Not yet in order' },
  'picture.fine': { de: 'Bis hierher ist alles in Ordnung.', en: 'So far all is in order.' },
  'picture.noword': { de: 'kein Wort', en: 'no word' },
  'picture.double': { de: 'steht doppelt', en: 'stands twice' },
  'picture.lone': { de: 'einzelner Buchstabe', en: 'a single letter' },
  'picture.stray': {
    de: 'hängt nicht mit dem Bild zusammen',
    en: 'does not hang together with the picture',
  },
  'picture.done': { de: 'Bild abgeben', en: 'Hand in the picture' },
  'picture.done.title': { de: 'Ist das Bild fertig?', en: 'Is the picture finished?' },
  'picture.done.text': {
    de: 'Dann wird jedes Wort noch einmal geprüft und das Bild gewertet.',
    en: 'Every word is checked once more and the picture is counted.',
  },
  'picture.done.no': { de: 'Weiterbauen', en: 'Go on building' },
  'picture.end': { de: 'Das Bild ist fertig', en: 'The picture is finished' },
  'picture.end.goal': {
    de: 'Ziel erreicht: {n|ein Feld|# Felder|kein Feld} ohne Buchstaben',
    en: 'Goal reached: {n|one square|# squares|no square} without a letter',
  },
  'picture.end.over': {
    de: 'Das Bild ist fertig, mit {n|einem Feld|# Feldern|keinem Feld} ohne Buchstaben',
    en: 'The picture is finished, with {n|one square|# squares|no square} without a letter',
  },
  'picture.end.left': { de: 'Das Bild wurde weggelegt', en: 'The picture was put away' },
  'picture.letters': { de: 'Buchstaben', en: 'Letters' },
  'picture.words': { de: 'Wörter', en: 'Words' },
  'picture.empty': { de: 'Lücken', en: 'Gaps' },
  'picture.leave': { de: 'Das Bild bleibt unfertig.', en: 'The picture stays unfinished.' },
} as const satisfies Words;

export const t = speaking(words);
export type Key = KeyOf<typeof t>;
