// Words of the settings and of the colophon at the foot of a page.
import type { Words } from '../app/language.svelte';

export const settings = {
  'settings.head': { de: 'Einstellungen', en: 'Settings' },
  'settings.lead': {
    de: 'Sie gelten für dieses Gerät und werden nur hier gemerkt.',
    en: 'They hold for this device and are kept here only.',
  },
  'settings.language': { de: 'Sprache', en: 'Language' },
  'settings.language.help': {
    de: 'Die Wörter auf dem Brett bleiben deutsch.',
    en: 'The words on the board stay German.',
  },
  'settings.theme': { de: 'Farben', en: 'Colours' },
  'settings.theme.system': { de: 'System', en: 'System' },
  'settings.theme.light': { de: 'Hell', en: 'Light' },
  'settings.theme.dark': { de: 'Dunkel', en: 'Dark' },
  'settings.theme.help': {
    de: 'System richtet sich nach deinem Gerät.',
    en: 'System follows your device.',
  },
  'settings.text': { de: 'Schriftgröße', en: 'Text size' },
  'settings.text.usual': { de: 'Normal', en: 'Normal' },
  'settings.text.large': { de: 'Groß', en: 'Large' },
  'settings.text.largest': { de: 'Sehr groß', en: 'Very large' },
  'settings.text.sample': {
    de: 'So groß wird der Text auf allen Seiten.',
    en: 'This is how large text will be on every page.',
  },
  'settings.sound': { de: 'Klänge', en: 'Sounds' },
  'settings.sound.off': { de: 'Aus', en: 'Off' },
  'settings.sound.on': { de: 'An', en: 'On' },
  'settings.sound.help': {
    de: 'Holz, wenn ein Stein liegt, und Papier, wenn ein Zug aufgeschrieben wird.',
    en: 'Wood when a stone is laid, and paper when a move is written down.',
  },
  'settings.buzz': { de: 'Vibration', en: 'Vibration' },
  'settings.buzz.off': { de: 'Aus', en: 'Off' },
  'settings.buzz.on': { de: 'An', en: 'On' },
  'settings.buzz.help': {
    de: 'Das Gerät zittert kurz, wenn du einen Stein nimmst oder legst.',
    en: 'The device trembles briefly when you take or lay a stone.',
  },
  'settings.book': {
    de: 'Was ihr an den Tischen dieses Geräts über Wörter entschieden habt.',
    en: 'What was settled about words at the tables of this device.',
  },
  'settings.book.open': { de: 'Wortbuch ansehen', en: 'See the word book' },
  'settings.names': { de: 'Gemerkte Namen', en: 'Remembered names' },
  'settings.names.none': { de: 'Es sind keine Namen gemerkt.', en: 'No names are remembered.' },
  'settings.names.forget': { de: 'Namen vergessen', en: 'Forget the names' },
  'settings.names.gone': { de: 'Die Namen sind vergessen.', en: 'The names are forgotten.' },
  'colophon.label': { de: 'Impressum der Ausgabe', en: 'Colophon' },
  'colophon.pages': { de: 'Weitere Seiten', en: 'More pages' },
  'colophon.licence': {
    de: 'Setzkasten ist freie Software unter der MIT-Lizenz, gemacht von den Setzkasten-Autoren.',
    en: 'Setzkasten is free software under the MIT licence, made by the Setzkasten authors.',
  },
  'colophon.words': {
    de:
      'Wörterbuch: CC BY-SA 4.0, zusammengestellt aus dem deutschen Wiktionary (über German ' +
      'Nouns und FreeDict/WikDict), LanguageTool, wordfreq, tanglet, GeoNames und Unicode ' +
      'CLDR. Synonyme: OpenThesaurus, LGPL. Silbentrennung: Trennmustermannschaft, MIT.',
    en:
      'Dictionary: CC BY-SA 4.0, compiled from the German Wiktionary (via German Nouns and ' +
      'FreeDict/WikDict), LanguageTool, wordfreq, tanglet, GeoNames and Unicode CLDR. ' +
      'Synonyms: OpenThesaurus, LGPL. Hyphenation: Trennmustermannschaft, MIT.',
  },
  'colophon.names': {
    de: 'Die Namen der Spiele gehören ihren Inhabern. Setzkasten steht in keiner Verbindung zu ihnen.',
    en: 'The names of the games belong to their owners. Setzkasten is not connected with them.',
  },
} as const satisfies Words;
