// Words of the shelf, and of times and names that other pages share with it.
import type { Words } from '../app/language.svelte';

export const shelf = {
  'shelf.head': { de: 'Ein Regal voller Wortspiele', en: 'A shelf full of word games' },
  'shelf.lead': {
    de: 'Kasten öffnen, Steine nehmen, spielen. Ohne Anmeldung, ohne Werbung, ohne Eile.',
    en: 'Open the box, take the stones, play. No account, no advertising, no hurry.',
  },
  'shelf.go.on': { de: 'Weiterspielen', en: 'Play on' },
  'shelf.all.games': { de: 'Alle Partien', en: 'All games' },
  'shelf.title.with': { de: '{game} mit {names}', en: '{game} with {names}' },
  'shelf.title.of': { de: '{game}: {names}', en: '{game}: {names}' },
  'shelf.computer': { de: 'Gegen Computer', en: 'Against computer' },
  'shelf.level': { de: 'Stärke', en: 'Strength' },
  'shelf.alone': { de: 'Anfangen', en: 'Begin' },
  'shelf.choose.alone': { de: 'Brett und Regeln wählen', en: 'Choose board and rules' },
  'shelf.device': { de: 'An einem Gerät', en: 'On one device' },
  'shelf.today': { de: 'Heute für alle gleich', en: 'Today, the same for all' },
  'shelf.today.lead': {
    de: 'Ein Brett und ein Rätsel, jeden Tag neu.',
    en: 'A tray and a puzzle, new every day.',
  },
  'shelf.link': { de: 'Per Link', en: 'By link' },
  'shelf.code': { de: 'Code eingeben', en: 'Enter a code' },
  'shelf.rules': { de: 'Regeln lesen', en: 'Read the rules' },
  'shelf.choose': { de: 'Mitspieler und Regeln wählen', en: 'Choose players and rules' },
  'shelf.opening': { de: 'Der Kasten wird geöffnet …', en: 'Opening the box …' },
  'shelf.edition': { de: 'Ausgabe', en: 'Edition' },
  'shelf.seats': { de: '{least} bis {most} Spieler', en: '{least} to {most} players' },
  'shelf.seats.one': {
    de: '{least} {least|Spieler|Spieler}',
    en: '{least} {least|player|players}',
  },
  'shelf.retry': { de: 'Noch einmal versuchen', en: 'Try again' },
  'shelf.empty': { de: 'Das Regal ist noch leer.', en: 'The shelf is still empty.' },
  'companion.link': { de: 'Begleiter', en: 'Companion' },
  'companion.shelf': { de: 'Die Schachtel liegt auf dem Tisch?', en: 'Is the box on your table?' },
  'companion.shelf.lead': {
    de: 'Sanduhr, Block, Asse, Los und Wörterbuch auf einem Telefon.',
    en: 'Sand-glass, pad, aces, lots and dictionary on one phone.',
  },
  'companion.shelf.go': { de: 'Begleiter öffnen', en: 'Open the companion' },
  'name.guest': { de: 'Gast', en: 'Guest' },
  'name.computer': { de: 'Computer', en: 'Computer' },
  'name.seat': { de: 'Platz {n}', en: 'Seat {n}' },
  'box.wood': { de: 'Der Holzkasten', en: 'The wooden box' },
  'box.wood.lead': {
    de: '144 Buchstaben aus Holz, sortiert und offen für alle. 50 Chips, ein Brett mit 12 mal 12 Feldern.',
    en: '144 wooden letters, sorted and open to all. 50 chips, a board of 12 by 12 squares.',
  },
  'box.several': { de: 'Farben, Karten, Würfel', en: 'Colours, cards, dice' },
  'box.several.lead': {
    de: 'Drei Kästen, jeder mit eigenem Material.',
    en: 'Three boxes, each with material of its own.',
  },
  'box.ivory': { de: 'Typ-Dom', en: 'Typ-Dom' },
  'box.ivory.lead': {
    de:
      'Steine wie aus Elfenbein: Selbstlaute rot, Mitlaute schwarz, dazu Jollys. Gespielt wird ' +
      'auf dem blanken Tisch.',
    en: 'Stones like ivory: red vowels, black consonants, and jollies. Played on the bare table.',
  },
} as const satisfies Words;
