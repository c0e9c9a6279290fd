// Words of the page that tells what is here without a net.
import { speaking, type Words } from '../app/language.svelte';

export const words = {
  'offline.lead': {
    de: 'Das liegt auf diesem Gerät und geht auch im Zug.',
    en: 'This lies on this device and works on a train, too.',
  },
  'offline.away': {
    de: 'Der Server antwortet gerade nicht. Sobald er wieder da ist, geht alles andere von allein weiter.',
    en: 'The server does not answer right now. As soon as it is back, the rest goes on by itself.',
  },
  'offline.cannot': {
    de: 'In diesem Browser bleibt nichts liegen: Dafür muss die Seite über https geöffnet sein.',
    en: 'Nothing stays in this browser: the page must have been opened over https for that.',
  },
  'offline.coming': {
    de: 'Es wird gerade auf dieses Gerät gelegt. Komm in einer Minute wieder.',
    en: 'It is being laid on this device. Come back in a minute.',
  },
  'offline.daily': { de: 'Jeden Tag', en: 'Every day' },
  'offline.daily.go': {
    de: 'Tagesbrett und Tagesrätsel, für zwei Wochen',
    en: 'Tray and puzzle of the day, for two weeks',
  },
  'offline.puzzles': { de: 'Rätsel, die du offen hattest', en: 'Puzzles that you opened' },
  'offline.puzzles.none': {
    de: 'Noch keines. Öffne eines, solange du Netz hast; danach liegt es hier.',
    en: 'None yet. Open one while you are online; then it lies here.',
  },
  'offline.puzzles.later': {
    de: 'Prüfen und Zeigen warten, bis der Server wieder da ist.',
    en: 'Checking and revealing wait until the server is back.',
  },
  'offline.replays': { de: 'Partien, die du nachgespielt hast', en: 'Games that you replayed' },
  'offline.replays.none': {
    de: 'Noch keine. Was du einmal nachspielst, liegt danach hier.',
    en: 'None yet. What you replay once lies here afterwards.',
  },
  'offline.rules': { de: 'Regeln', en: 'Rules' },
  'offline.more': { de: 'Auch ohne Netz', en: 'Also without a connection' },
  'offline.companion': { de: 'Am Tisch mit der Schachtel', en: 'At the table with the box' },
  'offline.needs': { de: 'Das braucht den Server', en: 'This needs the server' },
  'offline.needs.what': {
    de: 'Partien gegen Computer und mit anderen, neue Rätsel, die Werkstatt und das Nachschlagen.',
    en: 'Games against computers and with others, new puzzles, the workshop and the look-up.',
  },
  'offline.install': { de: 'Auf dieses Gerät legen', en: 'Put it on this device' },
  'offline.install.why': {
    de: 'Dann öffnet Setzkasten wie eine eigene App, mit einem Zeichen unter deinen anderen.',
    en: 'Then Setzkasten opens like an app of its own, with an icon among your others.',
  },
} as const satisfies Words;

export const t = speaking(words);
