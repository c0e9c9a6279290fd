// Words of clocks: chosen before a game, held and released in it.
import type { Words } from '../app/language.svelte';

export const clocks = {
  'clock.title': { de: 'Uhr', en: 'Clock' },
  'clock.none': { de: 'ohne', en: 'none' },
  'clock.kind.none': { de: 'Ohne Uhr', en: 'No clock' },
  'clock.kind.move': { de: 'Je Zug', en: 'Per move' },
  'clock.kind.game': { de: 'Für die ganze Partie', en: 'For the whole game' },
  'clock.kind.days': { de: 'Tage je Zug', en: 'Days per move' },
  'clock.per.move': { de: '{n|eine Minute|# Minuten} je Zug', en: '{n|a minute|# minutes} a move' },
  'clock.per.game': {
    de: '{n|eine Minute|# Minuten} für jeden',
    en: '{n|a minute|# minutes} for each player',
  },
  'clock.per.days': { de: '{n|einen Tag|# Tage} je Zug', en: '{n|a day|# days} a move' },
  'clock.amount': { de: 'Wie lange?', en: 'How long?' },
  'clock.days': { de: 'Wie viele Tage?', en: 'How many days?' },
  'clock.help.none': { de: 'Alle lassen sich Zeit.', en: 'Everybody takes their time.' },
  'clock.help.move': {
    de: 'Jeder Zug hat seine Zeit. Ist sie um, geht es ohne ihn weiter.',
    en: 'Every move has its time. When it is up, the game goes on without it.',
  },
  'clock.help.game': {
    de: 'Jeder teilt sich die Zeit selbst ein. Wer keine mehr hat, verpasst jeden weiteren Zug.',
    en: 'Everybody shares out their own time. Whoever has none left misses every further turn.',
  },
  'clock.help.days': {
    de: 'Wie Briefe: Die Zeit läuft weiter, auch wenn niemand am Tisch ist.',
    en: 'Like letters: time goes on, also while nobody is at the table.',
  },
  'clock.hold': { de: 'Uhr anhalten', en: 'Stop the clock' },
  'clock.release': { de: 'Uhr weiterlaufen lassen', en: 'Let the clock go on' },
  'clock.held': { de: 'Die Uhr ist angehalten.', en: 'The clock has been stopped.' },
  'clock.runs': { de: 'Die Uhr läuft wieder.', en: 'The clock runs again.' },
  'clock.left': { de: 'Zeit übrig', en: 'Time left' },
  'clock.face.days': { de: '{n|ein Tag|# Tage}', en: '{n|a day|# days}' },
  'clock.face.hours': { de: '{n|eine Stunde|# Stunden}', en: '{n|an hour|# hours}' },

  'settled.title': { de: 'Was gespielt wird', en: 'What is played' },
  'settled.words': { de: 'Wörter', en: 'Words' },
  'settled.words.usual': {
    de: 'Wörterbuch, im Zweifel stimmt ihr ab',
    en: 'the dictionary; in doubt you vote',
  },
  'settled.hints': { de: 'Hilfe', en: 'Help' },
  'settled.hints.agreed': {
    de: 'Tipp und Zurücknehmen sind vereinbart',
    en: 'hints and taking back are agreed on',
  },
  'settled.change': { de: 'Ändern', en: 'Change' },
  'settled.change.what': { de: '{what} ändern', en: 'Change: {what}' },
  'settled.take': { de: 'Übernehmen', en: 'Take this' },
} as const satisfies Words;
