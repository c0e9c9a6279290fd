// Words of the picture of the week.
import type { Words } from '../app/language.svelte';

export const contest = {
  'week.head': { de: 'Bild der Woche', en: 'Picture of the week' },
  'week.lead': {
    de: 'Wer lässt die wenigsten Felder ohne Buchstaben? Bei Gleichstand entscheiden die besseren Wörter.',
    en: 'Who leaves the fewest squares without a letter? If they are as many, the better words decide.',
  },
  'week.go': { de: 'Zum Bild der Woche', en: 'To the picture of the week' },
  'week.span': { de: '{first} bis {last}', en: '{first} to {last}' },
  'week.past': { de: 'Diese Woche ist vorbei.', en: 'This week is over.' },
  'week.word': { de: 'Das Wort der Woche', en: 'The word of the week' },
  'week.word.why': {
    de: 'Im Kreuzwortbild muss es stehen, irgendwo auf dem ganzen Brett.',
    en: 'It must stand in a Kreuzwortbild, anywhere on the whole board.',
  },
  'week.task': {
    de: 'Ein Bild mit dem Wort der Woche, abgegeben und ohne Hilfe gebaut.',
    en: 'A picture with the word of the week, handed in and built without help.',
  },
  'week.board': {
    de: 'Das Brett einer Partie, die in dieser Woche begann und zu Ende ist.',
    en: 'The board of a game that began in this week and is over.',
  },
  'week.build': { de: 'Ein Bild bauen', en: 'Build a picture' },
  'week.play': { de: 'Eine Partie spielen', en: 'Play a game' },
  'week.entries': {
    de: '{n|Ein Bild nimmt teil.|# Bilder nehmen teil.|Noch nimmt kein Bild teil.}',
    en: '{n|One picture takes part.|# pictures take part.|No picture takes part yet.}',
  },
  'week.entries.past': {
    de: '{n|Ein Bild nahm teil.|# Bilder nahmen teil.|Kein Bild nahm teil.}',
    en: '{n|One picture took part.|# pictures took part.|No picture took part.}',
  },
  'week.mine': {
    de: 'Deins steht auf Platz {place}: {n|ein Feld|# Felder} ohne Buchstaben.',
    en: 'Yours is number {place}: {n|one square|# squares} without a letter.',
  },
  'week.mine.hidden': { de: 'Nur du siehst es.', en: 'Only you see it.' },
  'week.back': { de: 'Zurückziehen', en: 'Take it back' },
  'week.back.sure': { de: 'Dein Bild zurückziehen?', en: 'Take your picture back?' },
  'week.back.text': {
    de: 'Es nimmt dann nicht mehr teil und verschwindet aus der Galerie. Die Partie bleibt.',
    en: 'It takes no part any more and leaves the gallery. The game stays.',
  },
  'week.back.no': { de: 'Dabeibleiben', en: 'Leave it in' },
  'week.gallery.none': { de: 'In der Galerie hängt noch keins.', en: 'None hangs in the gallery.' },
  'week.nameless': { de: 'Ohne Namen', en: 'Without a name' },
  'week.is.mine': { de: 'deins', en: 'yours' },
  'week.place': {
    de: '{place}. Platz, {n|ein Feld|# Felder} ohne Buchstaben',
    en: 'Number {place}, {n|one square|# squares} without a letter',
  },
  'week.quality': { de: 'Wörter {quality} von 7', en: 'words {quality} of 7' },
  'week.image': { de: 'Das Bild: {words}', en: 'The picture: {words}' },
  'week.ours': { de: 'Unser eigener Rekord', en: 'Our own record' },
  'week.ours.found': {
    de:
      '{n} Füller, gefunden vom Programm mit Wörtern, die alle kennen. Der Verfasser der ' +
      'Spielregel kam auf 46.',
    en: '{n} fillers, found by the program with words that everybody knows. The author of the rules had 46.',
  },
  'week.ours.least': {
    de:
      'Weniger als {n} geht mit solchen Wörtern nicht, das ist bewiesen: Dann wären fast alle ' +
      'Zeilen und Spalten Wörter mit zwölf Buchstaben, und nirgends passen genug davon ' +
      'übereinander. Ob 24 noch zu unterbieten ist, weiß niemand.',
    en:
      'Fewer than {n} is impossible with such words, and that is proved: nearly all rows and ' +
      'columns would be words of twelve letters, and nowhere do enough of them fit on top of each ' +
      'other. Whether 24 can be beaten nobody knows.',
  },
  'week.ours.proof': {
    de: 'Den Beweis findest du bei den Unterlagen, die dem Programm beiliegen.',
    en: 'You find the proof among the papers that come with the program.',
  },
  'week.earlier': { de: 'Frühere Wochen', en: 'Earlier weeks' },
  'week.this': { de: 'Diese Woche', en: 'This week' },
  'week.number': { de: 'Woche {week}/{year}', en: 'Week {week}/{year}' },
  'week.enter': { de: 'Als Bild der Woche einreichen', en: 'Enter as picture of the week' },
  'week.enter.text': {
    de:
      'Der Server spielt die Partie noch einmal nach und zählt die Felder ohne Buchstaben. Dein' +
      ' bestes Bild zählt.',
    en:
      'The server plays the game through once more and counts the squares without a letter. ' +
      'Your best picture counts.',
  },
  'week.enter.shown': {
    de: 'Alle auf diesem Server dürfen es in der Galerie sehen',
    en: 'Everybody on this server may see it in the gallery',
  },
  'week.enter.named': { de: 'Mit diesem Namen', en: 'With this name' },
  'week.enter.name': { de: 'Dein Name in der Galerie', en: 'Your name in the gallery' },
  'week.enter.child': {
    de: 'Bilder von einem Kindertisch hängen nie in der Galerie.',
    en: 'Pictures of a children’s table never hang in the gallery.',
  },
  'week.enter.do': { de: 'Einreichen', en: 'Enter it' },
  'week.enter.busy': { de: 'Wird nachgespielt …', en: 'Playing it through …' },
  'week.enter.no': { de: 'Lieber nicht', en: 'Rather not' },
  'week.entered': {
    de: 'Dabei: Platz {place}, {n|ein Feld|# Felder} ohne Buchstaben.',
    en: 'It is in: number {place}, {n|one square|# squares} without a letter.',
  },
  'week.entered.worse': {
    de:
      'Dieses hat {n|ein Feld|# Felder} ohne Buchstaben. Dein früheres ist mindestens so gut ' +
      'und bleibt dabei.',
    en:
      'This one has {n|one square|# squares} without a letter. Your earlier one is as good or ' +
      'better and stays in.',
  },
  'week.uncounted': { de: 'Nicht gezählt: {words}', en: 'Not counted: {words}' },
} as const satisfies Words;
