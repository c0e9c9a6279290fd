// Words of the keeper's page, and of the link by which the keeper lets people in.
import { speaking, type Words } from '../app/language.svelte';

export const words = {
  'keeper.lead': {
    de: 'Du siehst hier nach dem Rechten, auf diesem Gerät bis {until}.',
    en: 'You look after this server, on this device until {until}.',
  },
  'keeper.leave': { de: 'Abmelden', en: 'Sign out' },
  'keeper.left': {
    de: 'Du bist abgemeldet. Einen neuen Link zeigt',
    en: 'You are signed out. A new link is printed by',
  },
  'keeper.take': {
    de: 'Mit diesem Link wirst du auf diesem Gerät für zwölf Stunden der Hauswart. Er gilt nur einmal.',
    en: 'With this link you become the keeper on this device for twelve hours. It is good once.',
  },
  'keeper.take.do': { de: 'Hauswart werden', en: 'Become the keeper' },

  'keeper.pictures': { de: 'Bilder der Woche', en: 'Pictures of the week' },
  'keeper.pictures.lead': {
    de: 'Das hängt in der Galerie und ist für alle zu sehen.',
    en: 'This hangs in the gallery for everybody to see.',
  },
  'keeper.pictures.none': { de: 'Die Galerie ist leer.', en: 'The gallery is empty.' },
  'keeper.pictures.clear': { de: 'Abhängen', en: 'Take down' },
  'keeper.pictures.clear.one': { de: 'Abhängen: {picture}', en: 'Take down: {picture}' },
  'keeper.pictures.all': { de: 'Alle Bilder löschen', en: 'Erase all pictures' },
  'keeper.pictures.sure': { de: 'Alle Bilder löschen?', en: 'Erase all pictures?' },
  'keeper.pictures.text': {
    de: 'Alle eingereichten Bilder aller Wochen sind dann fort, auch die, die niemand sieht.',
    en: 'All pictures of all weeks are gone then, also those that nobody sees.',
  },
  'keeper.pictures.no': { de: 'Hängen lassen', en: 'Leave them' },

  'keeper.reports': { de: 'Meldungen', en: 'Reports' },
  'keeper.reports.none': { de: 'Niemand hat etwas gemeldet.', en: 'Nobody has reported anything.' },
  'keeper.reports.wait': {
    de: '{n|Eine Meldung wartet noch.|# Meldungen warten noch.|Alles ist erledigt.}',
    en: '{n|One report is waiting.|# reports are waiting.|Everything is done.}',
  },
  'keeper.report.of': { de: '{name}: {reason}', en: '{name}: {reason}' },
  'keeper.report.at': {
    de: 'Gemeldet {at}, gelöscht {until}',
    en: 'Reported {at}, erased {until}',
  },
  'keeper.report.texts': { de: 'Zuletzt geschrieben', en: 'Written last' },
  'keeper.report.note': { de: 'Dazu gesagt', en: 'Added' },
  'keeper.done': { de: 'Erledigt', en: 'Done' },
  'keeper.undone': { de: 'Wieder öffnen', en: 'Open again' },
  'keeper.is.done': { de: 'erledigt', en: 'done' },
  'keeper.bar': { de: 'Gerät sperren', en: 'Bar the device' },
  'keeper.bar.sure': { de: '{name} sperren?', en: 'Bar {name}?' },
  'keeper.bar.text': {
    de:
      'Das Gerät kommt dann an keinen Tisch mehr, auch nicht an laufende. Die anderen dort ' +
      'können ohne {name} weiterspielen. Du kannst es jederzeit wieder zulassen.',
    en:
      'The device then comes to no table, also not to running ones. The others there can go on ' +
      'without {name}. You can let it in again at any time.',
  },
  'keeper.bar.no': { de: 'Nicht sperren', en: 'Do not bar' },
  'keeper.is.barred': { de: 'gesperrt', en: 'barred' },
  'keeper.is.gone': { de: 'hat alles gelöscht', en: 'has erased everything' },

  'keeper.barred': { de: 'Gesperrte Geräte', en: 'Barred devices' },
  'keeper.barred.lead': {
    de: 'Sie kommen an keinen Tisch. Wer seine Cookies löscht, gilt als neues Gerät.',
    en: 'They come to no table. Whoever deletes their cookies counts as a new device.',
  },
  'keeper.barred.none': { de: 'Keins.', en: 'None.' },
  'keeper.barred.since': { de: 'seit {at}', en: 'since {at}' },
  'keeper.let': { de: 'Zulassen', en: 'Let in' },
  'keeper.let.who': { de: '{name} wieder zulassen', en: 'Let {name} in again' },

  'keeper.door': { de: 'Wer Tische decken darf', en: 'Who may lay tables' },
  'keeper.door.all': { de: 'Alle', en: 'Everybody' },
  'keeper.door.invited': { de: 'Nur mit Einladung', en: 'By invitation only' },
  'keeper.door.invited.lead': {
    de:
      'Wer schon Partien hier hat, darf weiter Tische decken. Wer per Link an einen Tisch kommt ' +
      'oder einen Einlass von dir öffnet, darf es auch.',
    en:
      'Whoever has games here already may go on laying tables. So may those who come to a table ' +
      'by a link, or open an admission of yours.',
  },
  'keeper.admit': { de: 'Einlass-Link machen', en: 'Make an admission link' },
  'keeper.admit.label': { de: 'Einlass', en: 'Admission' },
  'keeper.admit.lead': {
    de: 'Wer diesen Link öffnet, darf hier Tische decken. Er gilt sieben Tage für alle, die ihn haben.',
    en: 'Whoever opens this link may lay tables here, for seven days and for all who have it.',
  },
  'keeper.admit.share': { de: 'Hier kannst du mit uns spielen', en: 'Here you can play with us' },
  'keeper.admit.open': { de: 'Einlass {n}, gilt bis {until}', en: 'Admission {n}, until {until}' },
  'keeper.admit.back': { de: 'Zurücknehmen', en: 'Take back' },

  'keeper.say': { de: 'Ansage', en: 'Announcement' },
  'keeper.say.lead': {
    de: 'Steht auf jeder Seite oben, bis man sie weglegt. An offenen Tischen erscheint sie sofort.',
    en: 'Stands on top of every page until it is put away. Open tables show it at once.',
  },
  'keeper.say.text': { de: 'Text, bis 300 Zeichen', en: 'Text, up to 300 characters' },
  'keeper.say.long': { de: 'Wie lange?', en: 'For how long?' },
  'keeper.say.1': { de: '1 Stunde', en: '1 hour' },
  'keeper.say.24': { de: '1 Tag', en: '1 day' },
  'keeper.say.168': { de: '1 Woche', en: '1 week' },
  'keeper.say.0': { de: 'Bis ich sie zurücknehme', en: 'Until I take it back' },
  'keeper.say.do': { de: 'Ansagen', en: 'Announce' },
  'keeper.say.back': { de: 'Zurücknehmen', en: 'Take back' },
  'keeper.say.now': { de: 'Gerade angesagt', en: 'Announced now' },
  'keeper.say.until': { de: 'bis {until}', en: 'until {until}' },
  'keeper.say.endless': { de: 'bis du sie zurücknimmst', en: 'until you take it back' },

  'admission.head': { de: 'Willkommen', en: 'Welcome' },
  'admission.lead': {
    de: 'Auf diesem Server decken nur eingeladene Leute einen Tisch. Du bist eingeladen.',
    en: 'On this server only invited people lay a table. You are invited.',
  },
  'admission.do': { de: 'Hereinkommen', en: 'Come in' },
  'admission.done': {
    de: 'Schön, dass du da bist. Such dir ein Spiel aus.',
    en: 'Nice to have you here. Choose a game.',
  },
} as const satisfies Words;

export const tk = speaking(words);
