// Words of the page "My data".
import type { Words } from '../app/language.svelte';

export const mydata = {
  'mydata.head': { de: 'Meine Daten', en: 'My data' },
  'mydata.lead': {
    de: 'Das ist alles, was der Server über dieses Gerät weiß.',
    en: 'This is all that the server knows about this device.',
  },
  'mydata.names': { de: 'Deine Namen am Tisch', en: 'Your names at the table' },
  'mydata.names.none': { de: 'keiner', en: 'none' },
  'mydata.names.kept': { de: 'stehen nur in deinen Partien', en: 'stand only in your games' },
  'mydata.tables': { de: 'Deine Partien', en: 'Your games' },
  'mydata.tables.some': {
    de: '{n}, davon {running} laufend',
    en: '{n}, {running} of them running',
  },
  'mydata.tables.kept': {
    de: 'nach einem Jahr Ruhe gelöscht',
    en: 'erased after a year of rest',
  },
  'mydata.puzzles': { de: 'Deine Rätsel', en: 'Your puzzles' },
  'mydata.sheets': { de: 'Gemeinsame Rätselblätter', en: 'Puzzle sheets with others' },
  'mydata.sheets.kept': {
    de: 'ein Jahr nach dem letzten Buchstaben',
    en: 'a year after the last letter',
  },
  'mydata.entries': { de: 'Bilder der Woche', en: 'Pictures of the week' },
  'mydata.entries.kept': { de: 'nach einem Jahr gelöscht', en: 'erased after a year' },
  'mydata.puzzles.kept': { de: 'bis du sie löschst', en: 'until you delete them' },
  'mydata.told': { de: 'Bescheid, wenn du dran bist', en: 'A word when it is your turn' },
  'mydata.told.none': { de: 'aus', en: 'off' },
  'mydata.told.push': { de: 'Mitteilung auf diesem Gerät', en: 'notification on this device' },
  'mydata.told.change': { de: 'Ändern', en: 'Change' },
  'mydata.reports': { de: 'Deine Meldungen', en: 'Your reports' },
  'mydata.reports.kept': { de: 'nach 30 Tagen gelöscht', en: 'erased after 30 days' },
  'mydata.remarks': { de: 'Am Tisch geschrieben', en: 'Written at tables' },
  'mydata.remarks.kept': { de: 'nach einem Tag gelöscht', en: 'erased after a day' },
  'mydata.away': { de: 'Vom Tisch genommen', en: 'Removed from tables' },
  'mydata.away.kept': { de: 'solange es den Tisch gibt', en: 'as long as the table is there' },
  'mydata.standing': { de: 'Auf diesem Server', en: 'On this server' },
  'mydata.standing.barred': { de: 'gesperrt', en: 'barred' },
  'mydata.standing.admitted': { de: 'darf Tische öffnen', en: 'may open tables' },
  'mydata.standing.keeper': { de: 'Hauswart', en: 'keeper' },
  'mydata.standing.kept': { de: 'der Hauswart legt es fest', en: 'the keeper decides' },
  'mydata.device': { de: 'Dieses Gerät', en: 'This device' },
  'mydata.device.cookie': { de: 'eine Zufallszahl als Cookie', en: 'a random number as a cookie' },
  'mydata.device.kept': {
    de: 'damit du deine Partien wiederfindest',
    en: 'so that you find your games again',
  },
  'mydata.daily': { de: 'Tagesbrett und Tagesrätsel', en: 'Tray and puzzle of the day' },
  'mydata.daily.where': {
    de: 'Ergebnisse liegen nur auf diesem Gerät',
    en: 'results lie on this device only',
  },
  'mydata.daily.see': { de: 'Ansehen und löschen', en: 'See and clear' },
  'mydata.else': { de: 'Sonst', en: 'Else' },
  'mydata.else.nothing': {
    de: 'nichts. Keine Werbung; ein fremder Dienst nur, wenn du Mitteilungen einschaltest',
    en: 'nothing. No advertising; a foreign service only if you switch notifications on',
  },
  'mydata.download': { de: 'Alles herunterladen', en: 'Download everything' },
  'mydata.erase': { de: 'Alles löschen', en: 'Erase everything' },
  'mydata.erase.how': {
    de: 'Gelöscht wird sofort. In den Partien der anderen steht dann „Gast“.',
    en: 'It is erased at once. In the games of others it then says “Gast” (guest).',
  },
  'mydata.erase.sure': { de: 'Wirklich alles löschen?', en: 'Really erase everything?' },
  'mydata.erase.text': {
    de:
      'Deine Partien, Rätsel und Namen sind danach fort und kommen nicht wieder, auch deine ' +
      'Merkliste auf diesem Gerät. Wer mit dir spielt, behält die gemeinsame Partie mit einem ' +
      '„Gast“ an deinem Platz.',
    en:
      'Your games, puzzles and names are gone then and do not come back, nor does the word list ' +
      'on this device. Whoever plays with you keeps your common game, with a “Gast” (guest) on ' +
      'your seat.',
  },
  'mydata.erase.no': { de: 'Behalten', en: 'Keep it' },
  'mydata.erased': {
    de: 'Alles ist gelöscht. Der Server kennt dieses Gerät nicht mehr.',
    en: 'Everything is erased. The server does not know this device any more.',
  },
} as const satisfies Words;
