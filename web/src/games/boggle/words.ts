// Words of Boggle, and of all tables in real time.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';
import { words as live } from '../../families/live/words';

export const words = {
  'boggle.tray': { de: 'Boggle, 16 Würfel', en: 'Boggle, 16 dice' },
  'boggle.place': { de: 'Reihe {row}, Spalte {col}', en: 'Row {row}, column {col}' },
  'boggle.covered': { de: 'verdeckt', en: 'face down' },
  'boggle.nth': { de: '{n}. Buchstabe deines Wortes', en: 'letter {n} of your word' },
  'boggle.wrong': { de: 'hier stimmt der Weg nicht', en: 'the way is wrong here' },
  'boggle.of': {
    de: '{n|Nur diese eine Runde|Insgesamt # Runden}.',
    en: '{n|Only this one round|# rounds in all}.',
  },
  'boggle.until': { de: 'Bis {n} {n|Punkt|Punkte}.', en: 'Up to {n} {n|point|points}.' },
  'boggle.line.first': {
    de: 'Sobald die Würfel liegen, läuft die Sanduhr.',
    en: 'As soon as the dice lie, the glass runs.',
  },
  'boggle.line.next': {
    de: 'Lest die Listen, dann geht es weiter.',
    en: 'Read the lists, then it goes on.',
  },
  'boggle.line.next.you': {
    de: 'Sieh dir die Listen an, dann geht es weiter.',
    en: 'Look at the lists, then it goes on.',
  },
  'boggle.line.ready': {
    de: 'Deine Sanduhr läuft, sobald du die Würfel aufdeckst.',
    en: 'Your glass runs as soon as you uncover the dice.',
  },
  'boggle.line.judge': {
    de: 'Die Suche ist zu Ende. Die Listen werden vorgelesen.',
    en: 'The search is over. The lists are read aloud.',
  },
  'boggle.line.search': {
    de: 'Alle suchen gleichzeitig, jeder Würfel zählt je Wort nur einmal.',
    en: 'All search at once; each die counts once in a word.',
  },
  'boggle.line.solo': {
    de: 'Jeder Würfel zählt je Wort nur einmal.',
    en: 'Each die counts once in a word.',
  },
  'boggle.line.wait': { de: 'Es suchen noch: {names}', en: 'Still searching: {names}' },
  'boggle.shake': { de: 'Würfel schütteln', en: 'Shake the dice' },
  'boggle.word.yours': { de: 'Dein Wort', en: 'Your word' },
  'boggle.write': { de: 'Notieren', en: 'Write down' },
  'boggle.written': { de: '{word} ist notiert.', en: '{word} is on your list.' },
  'boggle.how': {
    de: 'Wisch über die Würfel, tipp sie an oder schreib das Wort.',
    en: 'Swipe over the dice, tap them or type the word.',
  },
  'boggle.far': {
    de: 'Dieser Würfel liegt nicht neben dem letzten.',
    en: 'This die does not touch the last one.',
  },
  'boggle.empty': { de: 'Kein Wort mehr.', en: 'No word left.' },
  'boggle.list': { de: 'Deine Liste', en: 'Your list' },
  'boggle.lists': { de: 'Listen', en: 'Lists' },
  'boggle.list.n': { de: '{n} {n|Wort|Wörter}', en: '{n} {n|word|words}' },
  'boggle.list.none': {
    de: 'Noch leer. Ob ein Wort gilt, zeigt sich beim Vorlesen.',
    en: 'Still empty. Whether a word counts shows when it is read.',
  },
  'boggle.strike': { de: '{word} streichen', en: 'Strike {word}' },
  'boggle.done': { de: 'Ich finde nichts mehr', en: 'I find nothing more' },
  'boggle.done.title': { de: 'Schon fertig?', en: 'Done already?' },
  'boggle.done.text': {
    de: 'Du schreibst in dieser Runde nichts mehr. Die anderen suchen weiter, bis die Sanduhr leer ist.',
    en: 'You write no more in this round. The others search until the glass is empty.',
  },
  'boggle.done.text.solo': {
    de: 'Deine Runde ist damit zu Ende.',
    en: 'Your round ends with that.',
  },
  'boggle.done.yes': { de: 'Fertig', en: 'Done' },
  'boggle.done.no': { de: 'Weitersuchen', en: 'Search on' },
  'boggle.found': { de: 'Was ihr in Runde {n} gefunden habt', en: 'What you found in round {n}' },
  'boggle.found.yours': {
    de: 'Was du in Runde {n} gefunden hast',
    en: 'What you found in round {n}',
  },
  'boggle.none': {
    de: 'In dieser Runde steht nichts auf den Listen.',
    en: 'There is nothing on the lists of this round.',
  },
  'boggle.word': { de: 'Wort', en: 'Word' },
  'boggle.finders': { de: 'Gefunden von', en: 'Found by' },
  'boggle.points': { de: 'Punkte', en: 'Points' },
  'boggle.by': { de: 'gefunden von {name}', en: 'found by {name}' },
  'boggle.shared': { de: 'doppelt', en: 'shared' },
  'boggle.refused': { de: 'gilt nicht', en: 'does not count' },
  'boggle.rule.shared': {
    de: 'Was mehrere gefunden haben, ist für alle gestrichen.',
    en: 'What several have found is struck for all of them.',
  },
  'boggle.missed': { de: 'Das lag noch auf dem Tisch', en: 'This still lay on the table' },
  'boggle.missed.all': {
    de: 'Auf diesen Würfeln {n|lag ein Wort|lagen # Wörter} mit {points} {points|Punkt|Punkten}.',
    en: 'There {n|was one word|were # words} with {points} {points|point|points} on these dice.',
  },
  'boggle.missed.more': { de: 'Alle {n} Wörter zeigen', en: 'Show all {n} words' },
  'boggle.pad.cell': {
    de: '{name}, Runde {round}: {n} {n|Punkt|Punkte}. Wörter nachschlagen',
    en: '{name}, round {round}: {n} {n|point|points}. Look the words up',
  },
  'boggle.end.solo': { de: 'Du hast {n} {n|Punkt|Punkte}', en: 'You have {n} {n|point|points}' },
  'boggle.end.team': { de: '{name}: {n} {n|Punkt|Punkte}', en: '{name}: {n} {n|point|points}' },
  'boggle.turned': { de: 'Schon gesucht: {names}', en: 'Have searched: {names}' },
  'boggle.begins': {
    de: 'Die Würfel liegen, die Sanduhr läuft.',
    en: 'The dice lie, the glass runs.',
  },
  'boggle.ends': { de: 'Die Sanduhr ist leer.', en: 'The glass is empty.' },
  'boggle.searched': { de: 'Die Suche ist zu Ende.', en: 'The search is over.' },
  'boggle.isdone': { de: '{name} sucht nicht weiter.', en: '{name} searches no more.' },
  'boggle.scored': { de: '{name} {n} {n|Punkt|Punkte}', en: '{name} {n} {n|point|points}' },
  'boggle.step.shake': { de: 'Die Würfel werden geschüttelt.', en: 'The dice are shaken.' },
  'boggle.step.go': { de: '{name} dreht die Sanduhr um.', en: '{name} turns the glass.' },
  'boggle.step.write': { de: '{name} notiert {word}.', en: '{name} writes {word}.' },
  'boggle.step.strike': { de: '{name} streicht {word}.', en: '{name} strikes {word}.' },
  'boggle.leave': {
    de: 'Deine Liste dieser Runde wird noch vorgelesen.',
    en: 'Your list of this round is still read aloud.',
  },
} as const satisfies Words;

export const t = speaking(live, words);
export type Key = KeyOf<typeof t>;
