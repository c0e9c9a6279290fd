// Words of the pages about being told of one's turn.
import type { Words } from '../app/language.svelte';

export const reaching = {
  'reach.head': { de: 'Bescheid, wenn du dran bist', en: 'A word when it is your turn' },
  'reach.lead': {
    de: 'Für Partien über Tage: ein Satz und ein Link. Beides ist aus, bis du es einschaltest.',
    en: 'For games over days: one sentence and a link. Both are off until you switch them on.',
  },
  'reach.mail': { de: 'Per E-Mail', en: 'By mail' },
  'reach.mail.none': {
    de: 'Dieser Server verschickt keine E-Mails.',
    en: 'This server sends no mail.',
  },
  'reach.mail.label': { de: 'Deine E-Mail-Adresse', en: 'Your mail address' },
  'reach.mail.send': { de: 'E-Mail zum Bestätigen schicken', en: 'Send a mail to confirm' },
  'reach.mail.how': {
    de:
      'Erst kommt genau eine E-Mail, damit du die Adresse bestätigst. Danach höchstens drei am ' +
      'Tag, und mit einem Klick ist Schluss.',
    en:
      'First exactly one mail comes, for you to confirm the address. Then at most three a day, ' +
      'and one click ends it.',
  },
  'reach.mail.waits': {
    de: 'An {address} ist eine E-Mail unterwegs. Öffne den Link darin, dann geht es los.',
    en: 'A mail is on its way to {address}. Open the link in it, and it begins.',
  },
  'reach.mail.on': {
    de: 'An. Die E-Mails gehen an {address}.',
    en: 'On. Mails go to {address}.',
  },
  'reach.mail.end': { de: 'Abbestellen', en: 'Switch off' },
  'reach.mail.drop': { de: 'Doch nicht', en: 'Rather not' },
  'reach.push': { de: 'Als Mitteilung auf diesem Gerät', en: 'As a notification on this device' },
  'reach.push.through': {
    de:
      'Mitteilungen gehen über einen Dienst des Herstellers deines Browsers, etwa Google, Mozilla ' +
      'oder Apple. Er erfährt, dass und wann eine kommt. Was darin steht, ist verschlüsselt.',
    en:
      'Notifications go through a service of the maker of your browser, such as Google, Mozilla ' +
      'or Apple. It learns that one comes, and when. What it says is encrypted.',
  },
  'reach.push.start': { de: 'Mitteilungen einschalten', en: 'Switch notifications on' },
  'reach.push.on': { de: 'An, auf diesem Gerät.', en: 'On, on this device.' },
  'reach.push.end': { de: 'Ausschalten', en: 'Switch off' },
  'reach.push.insecure': {
    de:
      'Mitteilungen erlaubt ein Browser nur über eine sichere Verbindung (https). Diese Seite ' +
      'hat keine.',
    en: 'A browser allows notifications only over a safe line (https). This page has none.',
  },
  'reach.push.missing': {
    de: 'Dieser Browser kann keine Mitteilungen empfangen.',
    en: 'This browser cannot receive notifications.',
  },
  'reach.push.denied': {
    de:
      'In diesem Browser sind Mitteilungen für diese Seite abgelehnt. In seinen Einstellungen ' +
      'kannst du das ändern.',
    en:
      'Notifications from this page are turned down in this browser. You can change that in its ' +
      'settings.',
  },
  'reach.push.not': {
    de: 'Es hat nicht geklappt: Der Browser hat abgelehnt, oder sein Dienst antwortet nicht.',
    en: 'It did not work: the browser refused, or its service does not answer.',
  },
  'reach.line.mail': { de: 'E-Mail, wenn du dran bist: an', en: 'Mail when it is your turn: on' },
  'reach.line.push': {
    de: 'Mitteilung, wenn du dran bist: an',
    en: 'Notification when it is your turn: on',
  },
  'reach.line.change': { de: 'Ändern oder abbestellen', en: 'Change or switch off' },
  'letter.yes.head': { de: 'E-Mails von Setzkasten?', en: 'Mail from Setzkasten?' },
  'letter.yes.lead': {
    de:
      'Ein Satz und ein Link, wenn du in einer Partie dran bist. Höchstens drei am Tag, und jede ' +
      'hat einen Link zum Abbestellen.',
    en:
      'One sentence and a link when it is your turn in a game. At most three a day, and each has ' +
      'a link to end it.',
  },
  'letter.yes.do': { de: 'Ja, gern', en: 'Yes, please' },
  'letter.yes.done': {
    de: 'Danke. Ab jetzt kommt eine E-Mail, wenn du dran bist.',
    en: 'Thank you. From now on a mail comes when it is your turn.',
  },
  'letter.no.head': { de: 'Keine E-Mails mehr?', en: 'No more mail?' },
  'letter.no.lead': {
    de: 'Deine Partien bleiben, wie sie sind. Die Adresse wird gelöscht.',
    en: 'Your games stay as they are. The address is erased.',
  },
  'letter.no.do': { de: 'Keine E-Mails mehr', en: 'No more mail' },
  'letter.no.done': {
    de: 'Es kommt keine E-Mail mehr, die Adresse ist gelöscht.',
    en: 'No more mail will come, the address is erased.',
  },
} as const satisfies Words;
