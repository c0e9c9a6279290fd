// Words of invitations, of tables that wait, and of the page that a guest sees.
import type { Words } from '../app/language.svelte';

export const inviting = {
  'invite.link': { de: 'Der Link zu diesem Tisch', en: 'The link to this table' },
  'invite.qr': { de: 'QR-Code mit diesem Link', en: 'QR code with this link' },
  'invite.copy': { de: 'Kopieren', en: 'Copy' },
  'invite.copied': { de: 'Der Link ist kopiert.', en: 'The link is copied.' },
  'invite.marked': {
    de: 'Der Link ist markiert. Kopier ihn und schick ihn deinen Leuten.',
    en: 'The link is marked. Copy it and send it to your people.',
  },
  'invite.share.link': { de: 'Link teilen', en: 'Share the link' },
  'invite.copy.link': { de: 'Link kopieren', en: 'Copy the link' },
  'invite.mark.link': { de: 'Link markieren', en: 'Mark the link' },
  'invite.lead': {
    de:
      'Schick den Link an deine Leute, oder lass sie den Code mit der Kamera ansehen. Wer ihn ' +
      'öffnet, tippt seinen Namen und sitzt.',
    en:
      'Send the link to your people, or let them look at the code with the camera. Whoever opens ' +
      'it types a name and sits.',
  },
  'invite.text': { de: 'Spielst du mit? {game}', en: 'Will you play? {game}' },
  'invite.onlyhere': {
    de:
      'Diesen Link kann nur dieser Rechner öffnen. Für alle im Haus starte den Server so, und ' +
      'öffne die Adresse, die er nennt:',
    en:
      'Only this computer can open this link. For everybody at home start the server like this, ' +
      'and open the address that it names:',
  },
  'invite.unsafe': {
    de:
      'Ohne https lässt der Browser hier weder teilen noch kopieren. Der QR-Code geht, oder ' +
      'markier den Link.',
    en:
      'Without https the browser neither shares nor copies here. The QR code works, or mark the ' +
      'link.',
  },
  'invite.code': { de: 'Zum Eintippen:', en: 'To be typed:' },
  'invite.code.where': {
    de: 'gilt zehn Minuten, auf der ersten Seite unter „Code eingeben“',
    en: 'for ten minutes, on the first page under “Enter a code”',
  },
  'invite.code.make': { de: 'Code zum Eintippen', en: 'A code to type' },
  'invite.once': { de: 'Nur für eine Person', en: 'For one person only' },
  'invite.renew': { de: 'Link zurücknehmen', en: 'Take the link back' },
  'invite.watch': { de: 'Zum Zuschauen einladen', en: 'Invite to watch' },
  'invite.watch.link': { de: 'Der Link zum Zuschauen', en: 'The link to watch' },
  'invite.watch.text': { de: 'Zuschauen bei {game}', en: 'Watch {game}' },
  'invite.watch.lead': {
    de: 'Wer diesen Link öffnet, sieht, was alle sehen dürfen, und spielt nicht mit.',
    en: 'Whoever opens this link sees what all may see, and does not play.',
  },
  'invite.making': { de: 'Der Link wird gemacht …', en: 'Making the link …' },
  'invite.close': { de: 'Fertig', en: 'Done' },
  'invite.whose': { de: 'Wessen Platz?', en: 'Whose seat?' },

  'carry.menu': { de: 'Auf ein anderes Gerät mitnehmen', en: 'Take along to another device' },
  'carry.lead': {
    de:
      'Richte die Kamera des anderen Geräts auf den Code. Dein Platz ist dann auch dort. Der Link ' +
      'gilt zehn Minuten und für ein Gerät.',
    en:
      'Point the camera of the other device at the code. Your seat is then there as well. The ' +
      'link is good for ten minutes and for one device.',
  },
  'carry.link': { de: 'Der Link zu deinem Platz', en: 'The link to your seat' },
  'carry.text': { de: 'Mein Platz bei {game}', en: 'My seat at {game}' },
  'anew.menu': { de: 'Platz neu vergeben', en: 'Give a seat anew' },
  'anew.warn': {
    de:
      'Für ein verlorenes Telefon: Das alte Gerät verliert den Platz sofort, und wer den neuen ' +
      'Link öffnet, spielt dort weiter.',
    en:
      'For a lost phone: the old device loses the seat at once, and whoever opens the new link ' +
      'plays on there.',
  },
  'anew.link': { de: 'Der Link zu diesem Platz', en: 'The link to this seat' },
  'mate.menu': { de: 'In die Mannschaft einladen', en: 'Invite into the team' },
  'mate.lead': {
    de:
      'Wer diesen Link öffnet, spielt mit dir auf einem Platz: Ihr seht dieselben Steine, und ' +
      'eine Stimme habt ihr zusammen.',
    en:
      'Whoever opens this link plays on your seat with you: you see the same stones and have one ' +
      'vote together.',
  },
  'mate.link': { de: 'Der Link in eure Mannschaft', en: 'The link into your team' },

  'company.away': {
    de: 'Gerade nicht da: {names}',
    en: 'Not here just now: {names}',
  },
  'company.gone': { de: '{names}: gerade nicht da.', en: '{names}: not here just now.' },
  'company.back': { de: '{names}: wieder da.', en: '{names}: here again.' },
  'company.watch': { de: 'Du schaust zu.', en: 'You are watching.' },
  'watch.late': {
    de: 'Du schaust zu, immer einen Zug später.',
    en: 'You are watching, always a turn later.',
  },
  'again.called': {
    de: 'Der Tisch ist noch einmal gedeckt, dein Platz ist frei.',
    en: 'The table is laid once more, your seat is free.',
  },
  'again.go': { de: 'Mitspielen', en: 'Play along' },

  'wait.alone': { de: 'Noch ist niemand da', en: 'Nobody is here yet' },
  'wait.title': { de: 'Dein Tisch ist gedeckt', en: 'Your table is laid' },
  'wait.watch': { de: 'Du schaust zu', en: 'You are watching' },
  'wait.sit': { de: 'Du sitzt am Tisch', en: 'You sit at the table' },
  'wait.task.alone': {
    de: 'Schick den Link an jemanden, mit dem du spielen magst.',
    en: 'Send the link to somebody you like to play with.',
  },
  'wait.task': {
    de: '{names} {n|ist|sind} da. Beginn, wenn ihr vollzählig seid.',
    en: '{names} {n|is|are} here. Begin when you are complete.',
  },
  'wait.task.guest': {
    de: 'Es geht los, sobald der Tisch vollzählig ist.',
    en: 'It begins as soon as the table is complete.',
  },
  'wait.task.late': {
    de: 'Wer den Tisch gedeckt hat, ist schon länger weg. Du kannst beginnen.',
    en: 'Whoever laid the table has been away for a while. You may begin.',
  },
  'wait.who': { de: 'Wer mitspielt', en: 'Who plays' },
  'wait.you.name': { de: 'Du ({name})', en: 'You ({name})' },
  'wait.you.opener': { de: 'hast den Tisch gedeckt', en: 'laid the table' },
  'wait.you': { de: 'sitzt an diesem Gerät', en: 'at this device' },
  'wait.here': { de: 'sitzt am Tisch', en: 'at the table' },
  'wait.away': { de: 'gerade nicht da', en: 'not here just now' },
  'wait.tag': { de: 'da', en: 'here' },
  'wait.computer': { de: 'Computer, {level}', en: 'Computer, {level}' },
  'wait.empty': { de: 'Freier Platz', en: 'Free place' },
  'wait.empty.more': {
    de: '{n|noch leer|noch # frei}',
    en: '{n|still empty|# still free}',
  },
  'wait.program': { de: 'Computer, ein Programm', en: 'Computer, a program' },
  'program.seat': { de: 'Sitz für ein Programm', en: 'Seat for a program' },
  'program.name': { de: 'Programm', en: 'Program' },
  'program.lead': {
    de: 'Damit spielt dein Programm an diesem Tisch. Der Schlüssel wird nur jetzt gezeigt.',
    en: 'With this your program plays at this table. The key is shown only now.',
  },
  'program.address': { de: 'Adresse', en: 'Address' },
  'program.token': { de: 'Schlüssel', en: 'Key' },
  'wait.seat': { de: 'Computer setzen', en: 'Seat a computer' },
  'wait.more': { de: 'Noch jemand an diesem Gerät', en: 'One more at this device' },
  'wait.free.more': {
    de: '{name} steht auf und kann wiederkommen.',
    en: '{name} stands up and may come back.',
  },
  'wait.free': { de: 'Platz freimachen', en: 'Free the place' },
  'wait.up': { de: 'Aufstehen', en: 'Stand up' },
  'wait.nameless': { de: 'Noch ohne Namen', en: 'Without a name yet' },
  'wait.rename': { de: 'Name ändern', en: 'Change the name' },
  'wait.many': {
    de: 'zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft',
    en: 'two three four five six seven eight nine ten eleven twelve',
  },
  'wait.begin': { de: 'Zu {many} beginnen', en: 'Begin with {many}' },
  'wait.go': { de: 'Beginnen', en: 'Begin' },
  'wait.few': {
    de: 'Setz jemanden dazu, auch ein Computer geht',
    en: 'Put somebody there, a computer will do',
  },

  'guest.page': { de: 'Einladung', en: 'Invitation' },
  'guest.by': { de: '{name} lädt dich ein', en: '{name} invites you' },
  'guest.title': { de: 'Du bist eingeladen', en: 'You are invited' },
  'guest.title.carry': { de: 'Hier weiterspielen?', en: 'Play on here?' },
  'guest.game.carry': { de: 'Eine Partie {game}.', en: 'A game of {game}.' },
  'guest.game': { de: 'Zu einer Partie {game}.', en: 'To a game of {game}.' },
  'guest.with': { de: 'Am Tisch: {names}.', en: 'At the table: {names}.' },
  'guest.seat': {
    de: 'Der Platz von {name} kommt auf dieses Gerät.',
    en: 'The seat of {name} comes to this device.',
  },
  'guest.mate': { de: 'In der Mannschaft von {name}.', en: 'In the team of {name}.' },
  'guest.name': { de: 'Wie heißt du am Tisch?', en: 'What are you called at the table?' },
  'guest.sit': { de: 'Platz nehmen', en: 'Take a seat' },
  'guest.carry': { de: 'Hier weiterspielen', en: 'Play on here' },
  'guest.watch': { de: 'Nur zuschauen', en: 'Only watch' },
  'guest.watching': { de: 'Zuschauen', en: 'Watch' },
  'guest.shut.over': {
    de: 'Die Partie ist schon zu Ende. Ansehen kannst du sie.',
    en: 'The game is over already. You can look at it.',
  },
  'guest.shut.begun': {
    de: 'Die Partie hat schon begonnen. Zuschauen kannst du.',
    en: 'The game has begun already. You can watch.',
  },
  'guest.shut.full': {
    de: 'Alle Plätze sind schon besetzt. Zuschauen kannst du.',
    en: 'All seats are taken already. You can watch.',
  },
  'guest.shut.used': {
    de:
      'Jemand war schneller: Dieser Link galt für eine Person. Zuschauen kannst du, oder bitte um ' +
      'einen neuen.',
    en: 'Somebody was faster: this link was for one person. You can watch, or ask for a new one.',
  },
  'guest.go': { de: 'Zum Tisch', en: 'To the table' },
  'guest.plain': {
    de: 'Kein Konto, keine E-Mail. Deinen Namen lesen nur die am Tisch.',
    en: 'No account, no e-mail. Only those at the table read your name.',
  },
  'guest.rules': { de: 'Regeln von {game}', en: 'Rules of {game}' },
  'guest.code': { de: 'Sechs Buchstaben', en: 'Six letters' },
  'guest.code.title': { de: 'Code eingeben', en: 'Enter a code' },
  'guest.code.lead': {
    de: 'Wer dich einlädt, sieht sechs Buchstaben am wartenden Tisch.',
    en: 'Whoever invites you sees six letters at the waiting table.',
  },
  'guest.code.go': { de: 'Weiter', en: 'Go on' },
  'guest.elsewhere': { de: 'Zum Regal', en: 'To the shelf' },
} as const satisfies Words;
