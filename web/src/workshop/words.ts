// Words of the workshop.
import { speaking, type Words } from '../app/language.svelte';

export const words = {
  'work.where': { de: 'Werkstatt', en: 'Workshop' },
  'work.title': { de: 'Ein Rätsel bauen', en: 'Build a puzzle' },
  'work.new': { de: 'Ein Rätsel nach deinen Wünschen', en: 'A puzzle by your wishes' },
  'work.new.lead': {
    de: 'Größe, Themenwörter, eigene Wörter, ein eigenes Gitter: Alles geht, nichts muss.',
    en: 'Size, theme words, words of your own, a grid of your own: all of it can be, none of it must.',
  },
  'work.rows': { de: 'Reihen', en: 'Rows' },
  'work.cols': { de: 'Spalten', en: 'Columns' },
  'work.level': { de: 'Schwierigkeit', en: 'Difficulty' },
  'work.symmetry': { de: 'Schwarze Felder', en: 'Black squares' },
  'work.symmetry.none': { de: 'frei verteilt', en: 'anywhere' },
  'work.symmetry.half-turn': { de: 'gedreht gleich', en: 'the same upside down' },
  'work.symmetry.mirror': { de: 'gespiegelt', en: 'mirrored' },
  'work.symmetry.diagonal': { de: 'schräg gespiegelt', en: 'mirrored diagonally' },
  'work.theme.in': {
    de: 'Themenwörter, die vorkommen müssen',
    en: 'Theme words that must be in it',
  },
  'work.theme.like': { de: 'Sonne, April, Kühe=Geben Milch', en: 'Sonne, April, Kühe=Geben Milch' },
  'work.theme.help': {
    de: 'Mit Kommas dazwischen. Hinter einem = kann der Hinweis stehen.',
    en: 'With commas between them. A clue may stand behind a =.',
  },
  'work.words': { de: 'Eigene Wörter', en: 'Words of your own' },
  'work.words.help': {
    de: 'Eines je Zeile, dahinter ein Gewicht von 0 (nie) bis 100: Torte 80',
    en: 'One per line, followed by a weight from 0 (never) to 100: Torte 80',
  },
  'work.banned': { de: 'Wörter, die nicht vorkommen sollen', en: 'Words to leave out' },
  'work.banned.help': { de: 'Eines je Zeile.', en: 'One per line.' },
  'work.clues': { de: 'Eigene Hinweise', en: 'Clues of your own' },
  'work.clues.help': {
    de: 'Je Zeile ein Wort, ein = und sein Hinweis.',
    en: 'One per line: a word, a = and its clue.',
  },
  'work.grid': { de: 'Eigenes Gitter', en: 'A grid of your own' },
  'work.grid.help': {
    de: '# ist schwarz, . ist frei, Buchstaben bleiben stehen. Es geht vor Reihen und Spalten.',
    en: '# is black, . is open, letters stay. It goes before rows and columns.',
  },
  'work.more': { de: 'Eigene Wörter, eigenes Gitter', en: 'Your own words, your own grid' },
  'work.begin': { de: 'Rätsel bauen', en: 'Build the puzzle' },
  'work.line': { de: 'Zeile {n}: {text}', en: 'Line {n}: {text}' },
  'work.task.word': {
    de: 'Tipp ein Wort an: Halte es fest, oder setz ein anderes ein.',
    en: 'Tap a word: hold it, or put another one in.',
  },
  'work.task.corner': {
    de: '{n} {n|Feld ist|Felder sind} gewählt. Füll sie neu, oder halte fest, was dir gefällt.',
    en: '{n} {n|square is|squares are} chosen. Fill them anew, or hold what you like.',
  },
  'work.task.none': {
    de: 'Tipp ins Gitter: Von dort bis zur nächsten Ecke wird neu gefüllt.',
    en: 'Tap the grid: from there to the nearest corner it is filled anew.',
  },
  'work.mode': { de: 'Was du wählst', en: 'What you choose' },
  'work.mode.word': { de: 'Wort', en: 'Word' },
  'work.mode.corner': { de: 'Ecke', en: 'Corner' },
  'work.refill': { de: 'Ecke neu füllen', en: 'Refill the corner' },
  'work.undo': { de: 'Zurücknehmen', en: 'Take back' },
  'work.lock': { de: 'Festhalten', en: 'Hold' },
  'work.unlock': { de: 'Loslassen', en: 'Let go' },
  'work.locked': { de: '{word} wird festgehalten', en: '{word} is held' },
  'work.unlocked': { de: '{word} ist frei', en: '{word} is free' },
  'work.key.theme': { de: 'Themenwort, bleibt', en: 'theme word, stays' },
  'work.key.locked': { de: 'festgehalten', en: 'held' },
  'work.key.chosen': { de: 'wird neu gefüllt', en: 'will be filled anew' },
  'work.key.broken': { de: 'kein Wort', en: 'no word' },
  'work.asking': { de: 'Geht es noch? Wir sehen nach …', en: 'Is it still possible? Looking …' },
  'work.others': { de: 'Noch möglich', en: 'Still possible' },
  'work.others.text': {
    de: 'Hier passen auch andere Wörter.',
    en: 'Other words fit here as well.',
  },
  'work.others.held': {
    de: 'Hier passen auch andere Wörter. Themenwörter und Festgehaltenes bleiben stehen.',
    en: 'Other words fit here as well. Theme words and what is held stay.',
  },
  'work.only': { de: 'Nur so', en: 'Only this way' },
  'work.only.text': {
    de: 'Wir finden hier keine anderen Wörter. Wähl ein größeres Stück, oder lass ein Wort los.',
    en: 'We find no other words here. Choose a larger part, or let a word go.',
  },
  'work.none': { de: 'So geht es nicht auf', en: 'It does not work out like this' },
  'work.none.text': {
    de: 'Für dieses Stück finden wir keine Wörter. Lass ein Wort los, oder nimm zurück.',
    en: 'We find no words for this part. Let a word go, or take back.',
  },
  'work.broken': { de: 'Das ist zerbrochen', en: 'This is broken' },
  'work.broken.text': {
    de: '{words}: Das kennen wir nicht. Füll rundherum neu, nimm zurück, oder lass es so stehen.',
    en: 'We do not know {words}. Refill around it, take back, or leave it.',
  },
  'work.broken.do': { de: 'Rundherum wählen', en: 'Choose around it' },
  'work.change.own': { de: 'Dein Wort, {n} Buchstaben', en: 'Your word, {n} letters' },
  'work.change.do': { de: 'Einsetzen', en: 'Put in' },
  'work.fits': { de: 'Was hier auch stehen könnte', en: 'What else could stand here' },
  'work.fits.sound': { de: 'bricht nichts', en: 'breaks nothing' },
  'work.fits.breaks': { de: 'bricht {n|ein Wort|# Wörter}', en: 'breaks {n|one word|# words}' },
  'work.fits.none': {
    de: 'Wir kennen kein anderes Wort dafür.',
    en: 'We know no other word for it.',
  },
  'work.grade': { de: 'Güte', en: 'Grade' },
  'work.grade.of': { de: 'von 100', en: 'of 100' },
  'work.known': { de: 'Bekannte Wörter', en: 'Well-known words' },
  'work.fresh': { de: 'Frische, nichts doppelt', en: 'Freshness, nothing twice' },
  'work.lengths': { de: 'Längen, wenig Dreier', en: 'Lengths, few of three' },
  'work.black': { de: 'Schwarze Felder', en: 'Black squares' },
  'work.crossed': { de: 'Überkreuzte Buchstaben', en: 'Crossed letters' },
  'work.figures': {
    de:
      '{words} Wörter, davon {threes} mit drei Buchstaben. {black} {black|schwarzes Feld|schwarze ' +
      'Felder}, also {share} von 100, Ziel sind {aim}. Im Mittel {mean} Buchstaben.',
    en:
      '{words} words, {threes} of three letters. {black} black {black|square|squares}, {share} ' +
      'of 100; the aim is {aim}. {mean} letters on average.',
  },
  'work.theme': { de: 'Themenwörter', en: 'Theme words' },
  'work.theme.add': { de: 'Wort dazu', en: 'Add a word' },
  'work.theme.none': { de: 'Noch keines.', en: 'None yet.' },
  'work.theme.new': { de: 'Neues Themenwort', en: 'New theme word' },
  'work.theme.drop': {
    de: '{word} ist kein Themenwort mehr',
    en: '{word} is no theme word any more',
  },
  'work.theme.missing': { de: '{word} steht nicht im Gitter', en: '{word} is not in the grid' },
  'work.theme.warn': {
    de: 'Alles, was nicht festgehalten ist, macht ihm Platz.',
    en: 'All that is not held makes room for it.',
  },
  'work.writing': { de: 'Hinweise schreiben', en: 'Write clues' },
  'work.how': { de: 'Wie schwer soll es sein?', en: 'How hard shall it be?' },
  'work.how.lead': {
    de: 'Leicht nimmt Umschreibungen, mittel mischt, schwer spielt mit Doppelsinn.',
    en: 'Easy takes definitions, medium mixes, hard plays with double meanings.',
  },
  'work.leicht': { de: 'leicht', en: 'easy' },
  'work.mittel': { de: 'mittel', en: 'medium' },
  'work.schwer': { de: 'schwer', en: 'hard' },
  'work.circle': {
    de: 'Diese zwei verraten sich gegenseitig.',
    en: 'These two give each other away.',
  },
  'work.circle.text': {
    de: '{one} heißt „{first}“ und {other} heißt „{second}“. Nimm für eines einen anderen Hinweis.',
    en: '{one} is “{first}” and {other} is “{second}”. Take another clue for one of them.',
  },
  'work.paper': { de: 'Auf Papier', en: 'On paper' },
  'work.paper.lead': {
    de: 'Klassisch, als Schwedenrätsel oder als Datei. Passt ein Hinweis nicht, wird nichts gedruckt.',
    en: 'Classic, as an arrow word or as a file. Where a clue does not fit, nothing is printed.',
  },
  'work.page': {
    de: 'Titel, Widmung, Link zum Verschenken',
    en: 'Title, dedication, link to give away',
  },
  'work.booklet': { de: 'Ein Heft daraus', en: 'Make a booklet of it' },
  'work.booklet.says': {
    de: '{n} Rätsel, {paper}. Deines steht vorn, kein Wort kommt in acht Rätseln zweimal vor.',
    en: '{n} puzzles, {paper}. Yours comes first, no word stands twice within eight puzzles.',
  },
  'work.booklet.cover': {
    de: 'Umschlag mit Titel und Widmung',
    en: 'Cover with title and dedication',
  },
  'work.booklet.inside': {
    de: 'Inhalt vorn, Lösungen hinten',
    en: 'Contents in front, solutions at the end',
  },
  'work.booklet.number': {
    de: 'Auf dem Umschlag steht die Nummer des Hefts',
    en: 'The number of the booklet stands on the cover',
  },
  'work.booklet.count': { de: 'Wie viele Rätsel', en: 'How many puzzles' },
  'work.booklet.title': { de: 'Titel auf dem Umschlag', en: 'Title on the cover' },
  'work.booklet.do': { de: 'Heft drucken', en: 'Print the booklet' },
  'work.booklet.busy': {
    de: 'Das Heft entsteht, das dauert einige Sekunden …',
    en: 'Making the booklet, which takes some seconds …',
  },
  'work.booklet.page': { de: 'Seite {n}', en: 'Page {n}' },
  'work.booklet.first': { de: 'Umschlag', en: 'Cover' },
  'work.booklet.last': { de: 'Lösungen', en: 'Solutions' },
  'work.booklet.end': { de: 'am Schluss', en: 'at the end' },
  'work.grid.label': {
    de:
      'Gitter, {rows} mal {cols} Felder. Pfeiltasten bewegen, die Leertaste wechselt die Richtung, ' +
      'mit der Umschalttaste wählst du ein Stück.',
    en: 'Grid, {rows} by {cols} squares. Arrow keys move, space turns, with shift you choose a part.',
  },
  'work.cell.theme': { de: 'Themenwort', en: 'theme word' },
  'work.cell.locked': { de: 'festgehalten', en: 'held' },
  'work.cell.chosen': { de: 'gewählt', en: 'chosen' },
  'work.cell.broken': { de: 'zerbrochen', en: 'broken' },
} as const satisfies Words;

export const t = speaking(words);
export type WorkKey = keyof typeof words;
