// Solving a puzzle: the pencil and notes, and solving together.
import type { Words } from '../app/language.svelte';

export const solving = {
  'solve.pencil': { de: 'Bleistift', en: 'Pencil' },
  'solve.pencil.key': {
    de: 'Mit Bleistift schreiben; auch mit der Taste Punkt',
    en: 'Write in pencil; the full stop key does it, too',
  },
  'solve.pencil.ink': { de: 'Fest eintragen', en: 'Write it in ink' },
  'solve.pencil.rub': { de: 'Ausradieren', en: 'Rub it out' },
  'solve.cell.pencilled': { de: 'mit Bleistift', en: 'in pencil' },
  'solve.notes': { de: 'Notizen', en: 'Notes' },
  'solve.note.word': { de: 'Zu {word}', en: 'On {word}' },
  'solve.note.all': { de: 'Zum ganzen Rätsel', en: 'On the whole puzzle' },
  'solve.notes.kept': {
    de: 'Nur für dich: Notizen bleiben auf diesem Gerät.',
    en: 'Only for you: notes stay on this device.',
  },
  'sheet.together': { de: 'Zusammen lösen', en: 'Solve together' },
  'sheet.lead': {
    de:
      'Ihr schreibt auf ein Blatt, jede und jeder in eigener Farbe. ' +
      'Was du schon eingetragen hast, kommt mit.',
    en: 'You write on one sheet, everybody in a colour of their own. What you have entered comes along.',
  },
  'sheet.name': { de: 'Wie heißt du?', en: 'What is your name?' },
  'sheet.child': {
    de: 'Mit Kindern: Namen aus einer Liste',
    en: 'With children: names from a list',
  },
  'sheet.before': {
    de: 'Zurück zum Blatt, das du zuletzt ausgelegt hast',
    en: 'Back to the sheet that you laid out last',
  },
  'sheet.make': { de: 'Blatt auslegen', en: 'Lay out a sheet' },
  'sheet.go': { de: 'Zum Blatt', en: 'To the sheet' },
  'sheet.invite': { de: 'Noch jemanden dazuholen', en: 'Ask somebody else in' },
  'sheet.link': { de: 'Link zum Blatt', en: 'Link to the sheet' },
  'sheet.link.lead': {
    de: 'Wer den Link öffnet, sagt einen Namen und schreibt mit. Bis zu 40 Leute haben Platz.',
    en: 'Whoever opens the link says a name and writes along. There is room for 40 people.',
  },
  'sheet.text': {
    de: 'Lösen wir das Rätsel zusammen?',
    en: 'Shall we solve this puzzle together?',
  },
  'sheet.join': { de: 'Mitschreiben', en: 'Write along' },
  'sheet.door.together': {
    de: 'Ein Rätsel, ein Blatt, und alle schreiben darauf.',
    en: 'One puzzle, one sheet, and everybody writes on it.',
  },
  'sheet.door.alone': {
    de: 'Alle lösen dasselbe Rätsel, du auf deinem eigenen Blatt.',
    en: 'Everybody solves the same puzzle, you on a sheet of your own.',
  },
  'sheet.door.groups': {
    de: 'Ihr löst dasselbe Rätsel in Gruppen. Deine Gruppe schreibt auf ein Blatt.',
    en: 'You solve the same puzzle in groups. Your group writes on one sheet.',
  },
  'sheet.door.names': { de: 'Dabei: {names}.', en: 'There are: {names}.' },
  'sheet.people': { de: 'Wer mitschreibt', en: 'Who writes along' },
  'sheet.you': { de: 'du', en: 'you' },
  'sheet.away': { de: 'gerade nicht da', en: 'not there just now' },
  'sheet.lost': {
    de: 'Die Verbindung ist gerade weg. Schreib ruhig weiter: Es kommt an, sobald sie wieder da ist.',
    en: 'The line is gone just now. Write on: it arrives as soon as the line is back.',
  },
  'sheet.kept': {
    de: 'Was auf dem Blatt steht, sehen alle, die mitschreiben. Zeit und Notizen bleiben auf diesem Gerät.',
    en: 'What is on the sheet is seen by all who write along. Time and notes stay on this device.',
  },
  'sheet.cell.by': { de: 'von {name}', en: 'by {name}' },
  'sheet.cell.there': { de: '{name} schreibt hier', en: '{name} is writing here' },
  'sheet.shown': { de: 'Aufgedeckt, wie ihr es wolltet.', en: 'Revealed, as you all wanted.' },
  'sheet.declined': { de: '{name} möchte lieber noch nicht.', en: '{name} would rather not yet.' },
  'sheet.restarted': { de: 'Das Blatt ist wieder leer.', en: 'The sheet is empty again.' },
  'sheet.wish.own': {
    de: 'Dein Vorschlag liegt auf dem Tisch.',
    en: 'Your offer is on the table.',
  },
  'sheet.wish.waiting': { de: 'Es fehlt noch: {names}.', en: 'Still to answer: {names}.' },
  'sheet.wish.check.letter': {
    de: '{name} möchte einen Buchstaben prüfen.',
    en: '{name} would like to check a letter.',
  },
  'sheet.wish.check.word': {
    de: '{name} möchte ein Wort prüfen.',
    en: '{name} would like to check a word.',
  },
  'sheet.wish.check.all': {
    de: '{name} möchte alles prüfen.',
    en: '{name} would like to check everything.',
  },
  'sheet.wish.reveal.letter': {
    de: '{name} möchte einen Buchstaben aufdecken.',
    en: '{name} would like to reveal a letter.',
  },
  'sheet.wish.reveal.word': {
    de: '{name} möchte ein Wort aufdecken.',
    en: '{name} would like to reveal a word.',
  },
  'sheet.wish.reveal.all': {
    de: '{name} möchte die ganze Lösung sehen.',
    en: '{name} would like to see the whole solution.',
  },
  'sheet.wish.restart': {
    de: '{name} möchte von vorn beginnen. Dann ist das Blatt leer.',
    en: '{name} would like to start over. Then the sheet is empty.',
  },
  'sheet.wish.yes': { de: 'Einverstanden', en: 'Agreed' },
  'sheet.wish.no': { de: 'Lieber nicht', en: 'Rather not' },
  'sheet.wish.back': { de: 'Zurücknehmen', en: 'Take it back' },
  'class.open': { de: 'Für die Klasse', en: 'For the class' },
  'class.page': { de: 'Klasse', en: 'Class' },
  'class.lead': {
    de: 'Ein Link für alle. Namen kommen aus einer Liste; du siehst, wer fertig ist.',
    en: 'One link for all. Names come from a list; you see who is done.',
  },
  'class.way': { de: 'Wie löst die Klasse?', en: 'How does the class solve it?' },
  'class.alone': { de: 'Jedes Kind allein', en: 'Each child alone' },
  'class.alone.about': {
    de: 'Jedes Gerät bekommt ein eigenes Blatt.',
    en: 'Every device gets a sheet of its own.',
  },
  'class.groups': { de: 'In Gruppen', en: 'In groups' },
  'class.groups.about': {
    de: 'Wer kommt, wird auf die Gruppen verteilt; jede hat ein Blatt.',
    en: 'Whoever comes is shared out among the groups; each has one sheet.',
  },
  'class.together': { de: 'Alle zusammen', en: 'All together' },
  'class.together.about': {
    de: 'Alle schreiben auf dasselbe Blatt.',
    en: 'Everybody writes on the same sheet.',
  },
  'class.count': { de: 'Wie viele Gruppen?', en: 'How many groups?' },
  'class.timed': { de: 'Zeiten zeigen', en: 'Show times' },
  'class.before': {
    de: 'Zurück zur Klasse von zuletzt',
    en: 'Back to the last class',
  },
  'class.make': { de: 'Link machen', en: 'Make the link' },
  'class.link': { de: 'Link für die Klasse', en: 'Link for the class' },
  'class.done': { de: '{done} von {n} fertig', en: '{done} of {n} done' },
  'class.group': { de: 'Gruppe {n}', en: 'Group {n}' },
  'class.finished': { de: 'fertig', en: 'done' },
  'class.filled': { de: '{n} % eingetragen', en: '{n}% entered' },
  'sheet.clear': { de: 'Blatt wegräumen', en: 'Clear the sheet away' },
  'sheet.clear.sure': { de: 'Dieses Blatt wegräumen?', en: 'Clear this sheet away?' },
  'class.clear': { de: 'Blätter wegräumen', en: 'Clear the sheets away' },
  'class.clear.sure': { de: 'Alle Blätter wegräumen?', en: 'Clear all sheets away?' },
  'class.clear.text': {
    de: 'Der Link führt dann ins Leere, und was eingetragen wurde, ist weg.',
    en: 'The link leads nowhere then, and what was entered is gone.',
  },
} as const satisfies Words;
