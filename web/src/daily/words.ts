// Words of the page of the day.
import { speaking, type Words } from '../app/language.svelte';

export const words = {
  'daily.title': { de: 'Jeden Tag', en: 'Every day' },
  'daily.head': { de: 'Heute für alle gleich', en: 'Today, the same for all' },
  'daily.head.past': { de: '{day}, für alle gleich', en: '{day}, the same for all' },
  'daily.lead': {
    de: 'Jeden Tag ein Brett und ein Rätsel. Ohne Anmeldung, auch ohne Netz.',
    en: 'A tray and a puzzle every day. No account, and no net needed.',
  },
  'daily.today': { de: 'Zum heutigen Tag', en: 'To today' },
  'daily.back': { de: 'Zurück zum Tag', en: 'Back to the day' },
  'daily.week': { de: 'Diese Woche', en: 'This week' },
  'daily.now': { de: 'heute', en: 'today' },
  'daily.played': { de: 'gespielt', en: 'played' },
  'daily.missed': { de: 'nicht gespielt', en: 'not played' },
  'daily.coming': { de: 'kommt noch', en: 'still to come' },
  'daily.week.none': {
    de: 'Noch nichts gespielt. Fang an, wann du magst.',
    en: 'Nothing played yet. Begin whenever you like.',
  },
  'daily.week.n': {
    de: '{n|Ein Tag|# Tage} gespielt. Ein ausgelassener Tag schadet nicht.',
    en: '{n|One day|# days} played. A day left out does no harm.',
  },
  'daily.streak': {
    de: 'Du bist seit {n} Tagen dabei. Ein ausgelassener Tag in der Woche schadet nicht.',
    en: 'You have been here for {n} days. A day left out in a week does no harm.',
  },
  'daily.tray': { de: 'Das Tagesbrett', en: 'The tray of the day' },
  'daily.tray.lead': {
    de: 'Boggle, {m|eine Minute|# Minuten}, {n|ein Wort liegt|# Wörter liegen} darin.',
    en: 'Boggle, {m|one minute|# minutes}, {n|one word lies|# words lie} in it.',
  },
  'daily.tray.go': { de: 'Würfeln und suchen', en: 'Shake and search' },
  'daily.tray.on': { de: 'Weitersuchen', en: 'Search on' },
  'daily.tray.result': { de: 'Ergebnis ansehen', en: 'See the result' },
  'daily.tray.ready': {
    de:
      'Sobald die Würfel liegen, läuft die Sanduhr: {m|eine Minute|# Minuten}. Ein Wort hat ' +
      'drei Buchstaben oder mehr.',
    en:
      'As soon as the dice lie, the glass runs: {m|one minute|# minutes}. A word has three ' +
      'letters or more.',
  },
  'daily.tray.for': { de: '{name} sucht.', en: '{name} searches.' },
  'daily.crossword': { de: 'Das Tagesrätsel', en: 'The puzzle of the day' },
  'daily.crossword.lead': {
    de: 'Kreuzwort, {rows} mal {cols}, {level}.',
    en: 'Crossword, {rows} by {cols}, {level}.',
  },
  'daily.crossword.begun': { de: 'Angefangen.', en: 'Begun.' },
  'daily.crossword.go': { de: 'Lösen', en: 'Solve' },
  'daily.crossword.on': { de: 'Weiterlösen', en: 'Solve on' },
  'daily.crossword.done': { de: 'Gelöst in {time}.', en: 'Solved in {time}.' },
  'daily.crossword.given': { de: 'Aufgedeckt.', en: 'Shown.' },
  'daily.crossword.see': { de: 'Ansehen', en: 'Look at it' },
  'daily.crossword.kept': {
    de:
      'Was du aufdeckst, steht später ehrlich im Ergebnis. Alles bleibt auf diesem Gerät. ' +
      'Prüfen und Aufdecken brauchen Netz.',
    en:
      'What you have shown is told honestly in the result. All stays on this device. ' +
      'Checking and showing need the net.',
  },
  'daily.level.easy': { de: 'leicht', en: 'easy' },
  'daily.level.middle': { de: 'mittel', en: 'medium' },
  'daily.level.hard': { de: 'schwer', en: 'hard' },
  'daily.soon': {
    de: 'Der {day} ist noch nicht da. Das Brett wartet, bis es so weit ist.',
    en: 'It is not {day} yet. The tray waits until it is.',
  },
  'daily.unknown': {
    de: 'Diesen Tag gibt es im Kalender nicht.',
    en: 'There is no such day in the calendar.',
  },
  'daily.used': {
    de:
      'Auf diesem Gerät liegt kein Brett mehr für heute. Sobald wieder Netz da ist, kommen ' +
      'neue für zwei Wochen.',
    en:
      'This device has no tray left for today. As soon as there is a net again, two weeks of ' +
      'them come.',
  },
  'daily.near': { de: 'Zum Brett vom {day}', en: 'To the tray of {day}' },
  'daily.reached': {
    de: '{n} {n|Wort|Wörter}, {points} {points|Punkt|Punkte}',
    en: '{n} {n|word|words}, {points} {points|point|points}',
  },
  'daily.longest.yours': { de: 'Dein längstes:', en: 'Your longest:' },
  'daily.better': {
    de: 'Besser als an {n|deinem letzten Tag|deinen letzten # Tagen}.',
    en: 'Better than on your last {n|day|# days}.',
  },
  'daily.nothing': {
    de: 'Heute hat sich nichts gefunden. Morgen liegen andere Würfel.',
    en: 'Nothing turned up today. Other dice lie there tomorrow.',
  },
  'daily.bars': { de: 'Gefunden, nach Zahl der Buchstaben', en: 'Found, by number of letters' },
  'daily.bar.0': { de: '3 und 4', en: '3 and 4' },
  'daily.bar.1': { de: '5', en: '5' },
  'daily.bar.2': { de: '6', en: '6' },
  'daily.bar.3': { de: '7 und mehr', en: '7 and more' },
  'daily.of': { de: '{n} von {all}', en: '{n} of {all}' },
  'daily.found': { de: 'Das hast du gefunden', en: 'This is what you found' },
  'daily.refused': { de: 'Nicht im Wörterbuch:', en: 'Not in the dictionary:' },
  'daily.left': { de: 'Das lag noch auf dem Tisch', en: 'This still lay on the table' },
  'daily.left.more': { de: 'und {n} weitere.', en: 'and {n} more.' },
  'daily.left.none': {
    de: 'Nichts mehr. Du hast alles gefunden.',
    en: 'Nothing more. You found all of it.',
  },
  'daily.left.later': {
    de: 'Was noch dort lag, zeigt die Seite, sobald wieder Netz da ist.',
    en: 'What else lay there, the page shows as soon as there is a net again.',
  },
  'daily.all': { de: 'Alle Wörter zeigen', en: 'Show all words' },
  'daily.all.fold': { de: 'Wörter einklappen', en: 'Fold the words' },
  'daily.all.lead': {
    de: 'Tipp ein Wort an, um es auf deine Merkliste zu setzen.',
    en: 'Tap a word to put it on your word list.',
  },
  'daily.learn': { de: '{word} merken', en: 'Note {word}' },
  'daily.learn.full': {
    de: 'Die Merkliste ist voll. Streich dort erst ein Wort.',
    en: 'The word list is full. Strike a word there first.',
  },
  'daily.share': { de: 'Ergebnis teilen', en: 'Share the result' },
  'daily.share.copy': { de: 'Ergebnis kopieren', en: 'Copy the result' },
  'daily.share.mark': { de: 'Ergebnis markieren', en: 'Mark the result' },
  'daily.share.copied': {
    de: 'Kopiert. Füg es ein, wo du magst.',
    en: 'Copied. Paste it where you like.',
  },
  'daily.share.marked': {
    de: 'Der Text ist markiert. Kopier ihn mit deinem Gerät.',
    en: 'The text is marked. Copy it with your device.',
  },
  'daily.share.head': {
    de: 'Das schickst du, ohne etwas zu verraten',
    en: 'This is what you send, and it gives nothing away',
  },
  'daily.share.note': {
    de: 'Kein Wort, kein Bild, keine Werbung. Wer den Link öffnet, bekommt dasselbe Brett.',
    en: 'No word, no picture, no advertising. Whoever opens the link gets the same tray.',
  },
  'daily.share.tray': {
    de: 'Setzkasten, Tagesbrett vom {day}',
    en: 'Setzkasten, tray of {day}',
  },
  'daily.share.crossword': {
    de: 'Setzkasten, Tagesrätsel vom {day}',
    en: 'Setzkasten, puzzle of {day}',
  },
  'daily.share.longest': {
    de: 'Längstes: {n|ein Buchstabe|# Buchstaben}',
    en: 'Longest: {n|one letter|# letters}',
  },
  'daily.share.solved': { de: 'gelöst in {time}', en: 'solved in {time}' },
  'daily.share.given': { de: 'aufgedeckt statt gelöst', en: 'shown, not solved' },
  'daily.share.shown': {
    de: '{n|ein Buchstabe|# Buchstaben} aufgedeckt',
    en: '{n|one letter|# letters} shown',
  },
  'daily.again': {
    de: 'Dasselbe Brett noch einmal, für jemand anderen',
    en: 'The same tray once more, for somebody else',
  },
  'daily.again.name': { de: 'Wer sucht jetzt?', en: 'Who searches now?' },
  'daily.again.lead': {
    de: 'Gib das Gerät weiter. Was du gefunden hast, bleibt verdeckt.',
    en: 'Hand the device over. What you found stays hidden.',
  },
  'daily.again.missing': {
    de: 'Schreib einen Namen dazu, damit ihr vergleichen könnt.',
    en: 'Add a name, so that you can compare.',
  },
  'daily.compare': { de: 'Im Vergleich', en: 'Compared' },
  'daily.you': { de: 'Du', en: 'You' },
  'daily.who': { de: 'Wer', en: 'Who' },
  'daily.words': { de: 'Wörter', en: 'Words' },
  'daily.points': { de: 'Punkte', en: 'Points' },
  'daily.longest': { de: 'Längstes', en: 'Longest' },
  'daily.both': {
    de: '{n|Ein Wort|# Wörter|Kein Wort} habt ihr beide gefunden.',
    en: 'You both found {n|one word|# words|no word}.',
  },
  'daily.only': { de: 'Nur {name} fand', en: 'Only {name} found' },
  'daily.numbers': { de: 'Deine Zahlen', en: 'Your figures' },
  'daily.games': { de: 'Partien', en: 'Games' },
  'daily.days': { de: 'Tage gespielt, im {month}', en: 'Days played in {month}' },
  'daily.longest.word': { de: 'Längstes Wort', en: 'Longest word' },
  'daily.learned': { de: 'Wörter gemerkt', en: 'Words noted' },
  'daily.none': { de: 'noch keines', en: 'none yet' },
  'daily.numbers.where': {
    de: 'Sie liegen nur auf diesem Gerät.',
    en: 'They lie on this device only.',
  },
  'daily.clear': { de: 'Zahlen löschen', en: 'Clear the figures' },
  'daily.clear.sure': { de: 'Alle Zahlen löschen?', en: 'Clear all figures?' },
  'daily.clear.text': {
    de: 'Ergebnisse und gespielte Tage verschwinden von diesem Gerät. Deine Merkliste bleibt.',
    en: 'Results and the days played go from this device. Your word list stays.',
  },
  'daily.clear.no': { de: 'Behalten', en: 'Keep them' },
} as const satisfies Words;

export const t = speaking(words);
