// Words of puzzles: making, writing, giving, solving.
import type { Words } from '../app/language.svelte';

export const puzzle = {
  'puzzle.make': { de: 'Rätsel daraus machen', en: 'Make a puzzle of it' },
  'puzzle.make.empty': { de: 'Lege erst ein Wort', en: 'Lay a word first' },
  'puzzle.make.busy': { de: 'Das Rätsel entsteht …', en: 'Making the puzzle …' },
  'puzzle.shelf': { de: 'Rätsel', en: 'Crosswords' },
  'puzzle.shelf.lead': {
    de:
      'Kreuzworträtsel zum Lösen, Drucken und Verschenken. Aus einem Kreuzwortbild von dir ' +
      'oder fertig aus dem Wörterbuch.',
    en: 'To solve, to print and to give away. Out of a Kreuzwortbild of yours or made from the dictionary.',
  },
  'puzzle.shelf.go': { de: 'Zu den Rätseln', en: 'To the puzzles' },
  'puzzle.list': { de: 'Meine Rätsel', en: 'My puzzles' },
  'puzzle.list.lead': {
    de:
      'Kreuzworträtsel, die du gemacht oder mitgebracht hast. Sie bleiben auf diesem Gerät, ' +
      'bis du sie löschst.',
    en: 'Crosswords that you made or brought. They stay on this device until you delete them.',
  },
  'puzzle.list.none': {
    de: 'Noch kein Rätsel. Bau ein Kreuzwortbild, oder lass dir eines machen.',
    en: 'No puzzle yet. Build a Kreuzwortbild, or have one made.',
  },
  'puzzle.list.facts': {
    de: '{rows} × {cols} Felder, {clued} von {words} Hinweisen geschrieben',
    en: '{rows} × {cols} squares, {clued} of {words} clues written',
  },
  'puzzle.list.open': { de: 'Ansehen', en: 'Open' },
  'puzzle.untitled': { de: 'Kreuzworträtsel', en: 'Crossword' },
  'puzzle.new': { de: 'Ein neues Rätsel', en: 'A new puzzle' },
  'puzzle.new.lead': {
    de:
      'Mit Wörtern und Hinweisen aus dem Wörterbuch. Danach gehört es dir, und du kannst jeden ' +
      'Hinweis ändern.',
    en: 'With words and clues from the dictionary. Then it is yours, and you can change every clue.',
  },
  'puzzle.new.size': { de: 'Größe', en: 'Size' },
  'puzzle.new.sides': { de: '{n} × {n} Felder', en: '{n} × {n} squares' },
  'puzzle.new.level': { de: 'Wörter', en: 'Words' },
  'puzzle.new.leicht': { de: 'leicht: bekannte Wörter', en: 'easy: well-known words' },
  'puzzle.new.mittel': { de: 'mittel', en: 'medium' },
  'puzzle.new.schwer': { de: 'schwer: auch seltene', en: 'hard: rare ones, too' },
  'puzzle.new.umlauts': { de: 'Umlaute', en: 'Umlauts' },
  'puzzle.new.ae': { de: 'als AE, OE, UE', en: 'as AE, OE, UE' },
  'puzzle.new.ä': { de: 'als Ä, Ö, Ü', en: 'as Ä, Ö, Ü' },
  'puzzle.new.do': { de: 'Rätsel machen', en: 'Make a puzzle' },
  'puzzle.open': { de: 'Rätsel aus einer Datei', en: 'Puzzle from a file' },
  'puzzle.open.lead': {
    de: 'Eine Datei .ipuz oder .puz, auch von anderen Programmen.',
    en: 'A file .ipuz or .puz, also of other programs.',
  },
  'puzzle.printed': { de: 'Das gedruckte Rätsel', en: 'The printed puzzle' },
  'puzzle.preview': { de: 'Vorschau, eine Seite {paper}', en: 'Preview, one page {paper}' },
  'puzzle.lead.leaflet': {
    de: 'Erst bekommen die waagerechten Wörter ihre Nummern, dann die senkrechten.',
    en: 'The words across get their numbers first, then those down.',
  },
  'puzzle.lead.common': {
    de: 'Die Nummern laufen Reihe für Reihe durch, wie in der Zeitung.',
    en: 'The numbers run on row by row, as in a newspaper.',
  },
  'puzzle.note': {
    de: 'Umlaute werden als AE, OE, UE geschrieben.',
    en: 'Umlauts are written as AE, OE, UE.',
  },
  'puzzle.from': { de: 'von {giver}', en: 'from {giver}' },
  'puzzle.title': { de: 'Überschrift', en: 'Title' },
  'puzzle.dedication': { de: 'Widmung', en: 'Dedication' },
  'puzzle.dedication.like': {
    de: 'Zum siebzigsten Geburtstag',
    en: 'For your seventieth birthday',
  },
  'puzzle.giver': { de: 'Von wem', en: 'From whom' },
  'puzzle.numbering': { de: 'Nummern', en: 'Numbers' },
  'puzzle.numbering.leaflet': { de: 'wie im Heft', en: 'as in the leaflet' },
  'puzzle.numbering.common': { de: 'wie in der Zeitung', en: 'as in newspapers' },
  'puzzle.across': { de: 'Waagerecht', en: 'Across' },
  'puzzle.down': { de: 'Senkrecht', en: 'Down' },
  'puzzle.word.across': { de: '{n} waagerecht', en: '{n} across' },
  'puzzle.word.down': { de: '{n} senkrecht', en: '{n} down' },
  'puzzle.clues': { de: 'Hinweise', en: 'Clues' },
  'puzzle.clue.which': { de: 'Wort', en: 'Word' },
  'puzzle.clue.of': { de: 'Hinweis für {word}', en: 'Clue for {word}' },
  'puzzle.clue.next': { de: 'Nächstes Wort', en: 'Next word' },
  'puzzle.clue.previous': { de: 'Voriges Wort', en: 'Previous word' },
  'puzzle.clue.none': { de: 'ohne Hinweis', en: 'without a clue' },
  'puzzle.clue.written': {
    de: '{n} von {all} Hinweisen sind geschrieben.',
    en: '{n} of {all} clues are written.',
  },
  'puzzle.clue.all': {
    de: 'Alle {all} Hinweise sind geschrieben.',
    en: 'All {all} clues are written.',
  },
  'puzzle.clue.tells': {
    de: 'Dieser Hinweis verrät das Wort.',
    en: 'This clue gives the word away.',
  },
  'puzzle.suggested': { de: 'Vorschläge', en: 'Suggestions' },
  'puzzle.suggested.busy': { de: 'Ich schlage nach …', en: 'Looking it up …' },
  'puzzle.suggested.none': {
    de: 'Zu diesem Wort weiß ich nichts. Dein eigener Hinweis ist ohnehin der bessere.',
    en: 'I know nothing about this word. Your own clue is the better one anyway.',
  },
  'puzzle.suggest.all': { de: 'Fehlende Hinweise vorschlagen', en: 'Suggest the missing clues' },
  'puzzle.suggest.rest': {
    de: 'Für {n} {n|Wort|Wörter} kenne ich keinen guten Hinweis. {n|Das schreibst|Die schreibst} du selbst.',
    en: 'I know no good clue for {n} {n|word|words}. Write {n|that one|those} yourself.',
  },
  'puzzle.saved': { de: 'gespeichert', en: 'saved' },
  'puzzle.saving': { de: 'wird gespeichert …', en: 'saving …' },
  'puzzle.unsaved': { de: 'nicht gespeichert', en: 'not saved' },
  'puzzle.paper': { de: 'Papier', en: 'Paper' },
  'puzzle.solution': { de: 'Mit einer Seite für die Lösung', en: 'With a page for the solution' },
  'puzzle.print': { de: 'Drucken', en: 'Print' },
  'puzzle.give': { de: 'Als Link verschenken', en: 'Give as a link' },
  'puzzle.give.lead': {
    de:
      'Wer den Link hat, kann das Rätsel lösen, aber nichts ändern und die Lösung nicht lesen. ' +
      'Dieser Server muss dafür erreichbar sein; sonst verschenke die HTML-Seite als Datei.',
    en:
      'Who has the link can solve the puzzle, but change nothing and not read the solution. ' +
      'This server has to be within reach; otherwise give the HTML page as a file.',
  },
  'puzzle.give.link': { de: 'Link zum Lösen', en: 'Link for solving' },
  'puzzle.give.copy': { de: 'Kopieren', en: 'Copy' },
  'puzzle.give.copied': { de: 'Der Link ist kopiert.', en: 'The link is copied.' },
  'puzzle.give.select': {
    de: 'Der Link ist markiert, kopiere ihn mit der Tastatur oder dem Menü.',
    en: 'The link is selected; copy it by keyboard or menu.',
  },
  'puzzle.give.try': { de: 'Selbst lösen', en: 'Solve it yourself' },
  'puzzle.close': { de: 'Schließen', en: 'Close' },
  'puzzle.files': { de: 'Als Datei', en: 'As a file' },
  'puzzle.file.swedish': { de: 'Schwedenrätsel (PDF)', en: 'Swedish style (PDF)' },
  'puzzle.file.html': { de: 'Seite zum Lösen (HTML)', en: 'Page for solving (HTML)' },
  'puzzle.file.png': { de: 'Bild der Seite (PNG)', en: 'Picture of the page (PNG)' },
  'puzzle.file.svg': { de: 'Gitter (SVG)', en: 'Grid (SVG)' },
  'puzzle.file.ipuz': { de: 'Für andere Programme (ipuz)', en: 'For other programs (ipuz)' },
  'puzzle.file.puz': { de: 'Für ältere Programme (.puz)', en: 'For older programs (.puz)' },
  'puzzle.file.busy': { de: 'Die Datei entsteht …', en: 'Making the file …' },
  'puzzle.file.done': {
    de: 'Die Datei liegt bei deinen Downloads.',
    en: 'The file is among your downloads.',
  },
  'puzzle.delete': { de: 'Rätsel löschen', en: 'Delete the puzzle' },
  'puzzle.delete.head': { de: 'Rätsel wirklich löschen?', en: 'Really delete this puzzle?' },
  'puzzle.delete.text': {
    de: '{title}. Es lässt sich nicht zurückholen, und der verschenkte Link führt dann ins Leere.',
    en: '{title}. It cannot be brought back, and the link that was given leads nowhere then.',
  },
  'puzzle.delete.keep': { de: 'Behalten', en: 'Keep it' },
  'solve.title': { de: 'Rätsel lösen', en: 'Solve a puzzle' },
  'solve.grid': {
    de:
      'Rätselgitter, {rows} mal {cols} Felder. Pfeiltasten bewegen, die Leertaste wechselt die ' +
      'Richtung, Eingabe springt zum nächsten Wort.',
    en:
      'Puzzle grid, {rows} by {cols} squares. Arrow keys move, the space bar changes the ' +
      'direction, Enter goes to the next word.',
  },
  'solve.cell': { de: 'Reihe {row}, Spalte {col}', en: 'Row {row}, column {col}' },
  'solve.cell.number': { de: 'Nummer {n}', en: 'number {n}' },
  'solve.cell.empty': { de: 'leer', en: 'empty' },
  'solve.cell.black': { de: 'schwarz', en: 'black' },
  'solve.cell.wrong': { de: 'stimmt nicht', en: 'is not right' },
  'solve.cell.shown': { de: 'aufgedeckt', en: 'revealed' },
  'solve.letter': { de: 'Buchstabe', en: 'Letter' },
  'solve.word': { de: 'Wort', en: 'Word' },
  'solve.all': { de: 'Alles', en: 'All' },
  'solve.letters': { de: '{n} {n|Buchstabe|Buchstaben}', en: '{n} {n|letter|letters}' },
  'solve.check': { de: 'Prüfen', en: 'Check' },
  'solve.reveal': { de: 'Zeigen', en: 'Reveal' },
  'solve.check.letter': { de: 'Buchstabe prüfen', en: 'Check the letter' },
  'solve.check.word': { de: 'Wort prüfen', en: 'Check the word' },
  'solve.check.all': { de: 'Alles prüfen', en: 'Check all' },
  'solve.reveal.letter': { de: 'Buchstabe zeigen', en: 'Reveal the letter' },
  'solve.reveal.word': { de: 'Wort zeigen', en: 'Reveal the word' },
  'solve.reveal.all': { de: 'Alles zeigen', en: 'Reveal all' },
  'solve.reveal.sure': { de: 'Die ganze Lösung zeigen?', en: 'Reveal the whole solution?' },
  'solve.reveal.text': {
    de: 'Dann ist nichts mehr zu raten.',
    en: 'Then nothing is left to guess.',
  },
  'solve.reveal.no': { de: 'Weiter raten', en: 'Go on guessing' },
  'solve.nothing': {
    de: 'Hier steht noch nichts zu prüfen.',
    en: 'There is nothing to check here yet.',
  },
  'solve.right': { de: 'Bis hierher ist alles richtig.', en: 'All right so far.' },
  'solve.wrong': {
    de: '{n} {n|Buchstabe stimmt|Buchstaben stimmen} nicht und {n|ist|sind} durchgestrichen.',
    en: '{n} {n|letter is|letters are} not right and crossed out.',
  },
  'solve.full': {
    de: 'Alle Felder sind voll, aber noch stimmt nicht alles. „Alles prüfen“ zeigt, wo.',
    en: 'All squares are full, but not all is right yet. “Check all” shows where.',
  },
  'solve.done': { de: 'Gelöst', en: 'Solved' },
  'solve.done.time': { de: 'Deine Zeit: {time}.', en: 'Your time: {time}.' },
  'solve.done.shown': {
    de: '{n} {n|Feld war|Felder waren} aufgedeckt.',
    en: '{n} {n|square was|squares were} revealed.',
  },
  'solve.restart': { de: 'Von vorn', en: 'Start over' },
  'solve.restart.sure': { de: 'Von vorn beginnen?', en: 'Start over?' },
  'solve.restart.text': {
    de: 'Alles Eingetragene und die Zeit werden gelöscht.',
    en: 'All that was entered and the time are deleted.',
  },
  'solve.restart.no': { de: 'Weitermachen', en: 'Go on' },
  'solve.clock': { de: 'Zeit', en: 'Time' },
  'solve.clock.hide': { de: 'Zeit verbergen', en: 'Hide the time' },
  'solve.clock.show': { de: 'Zeit zeigen', en: 'Show the time' },
  'solve.by': { de: 'Wie du Buchstaben einträgst', en: 'How you enter letters' },
  'solve.by.keys': { de: 'Schreiben', en: 'Write' },
  'solve.by.stones': { de: 'Steine legen', en: 'Lay stones' },
  'solve.stone': { de: '{letter} legen', en: 'Lay {letter}' },
  'solve.stone.away': { de: 'Stein wegnehmen', en: 'Take the stone away' },
  'solve.turn': { de: 'Richtung wechseln', en: 'Change the direction' },
  'solve.solutionword': { de: 'Lösungswort', en: 'Solution word' },
  'solve.kept': {
    de: 'Was du einträgst, bleibt auf diesem Gerät.',
    en: 'What you enter stays on this device.',
  },
  'solve.input': { de: 'Buchstabe für {cell}', en: 'Letter for {cell}' },
} as const satisfies Words;
