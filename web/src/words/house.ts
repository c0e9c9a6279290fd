// Words of what holds for the whole house: what is announced, whose server it is, who was reported.
import type { Words } from '../app/language.svelte';

export const house = {
  'house.said': { de: 'Ansage', en: 'Announcement' },
  'house.dismiss': { de: 'Gelesen', en: 'Got it' },
  'net.offline': { de: 'Ohne Netz', en: 'Offline' },
  'net.away': { de: 'Gerade ohne Verbindung.', en: 'No connection right now.' },
  'net.away.way': { de: 'Was jetzt geht', en: 'What works now' },
  'house.imprint': { de: 'Impressum', en: 'Imprint' },
  'house.imprint.none': { de: 'Hier steht nichts.', en: 'There is nothing here.' },
  'house.privacy': { de: 'Datenschutz', en: 'Privacy' },
  'house.keeper': { de: 'Hauswart', en: 'Keeper' },
  'house.server': { de: 'Über diesen Server', en: 'About this server' },

  'person.report': { de: 'Melden', en: 'Report' },
  'person.report.more': {
    de: 'Der Hauswart dieses Servers liest es. Am Tisch merkt es niemand.',
    en: 'The keeper of this server reads it. Nobody at the table notices.',
  },
  'report.why': { de: 'Was stört?', en: 'What is wrong?' },
  'report.words': { de: 'Was gesagt oder geschrieben wird', en: 'What is said or written' },
  'report.name': { de: 'Der Name', en: 'The name' },
  'report.spoiling': { de: 'Stört das Spiel mit Absicht', en: 'Spoils the game on purpose' },
  'report.other': { de: 'Etwas anderes', en: 'Something else' },
  'report.note': { de: 'Magst du etwas dazu sagen?', en: 'Anything to add?' },
  'report.kept': {
    de:
      'Mitgeschickt wird, was {name} hier zuletzt geschrieben hat. Nach 30 Tagen ist die ' +
      'Meldung gelöscht.',
    en: 'What {name} wrote here lately goes along. After 30 days the report is erased.',
  },
  'report.back': { de: 'Doch nicht', en: 'Never mind' },
  'report.send': { de: 'Melden', en: 'Report' },
  'report.done': {
    de: 'Danke. Der Hauswart sieht es sich an.',
    en: 'Thanks. The keeper will look.',
  },
} as const satisfies Words;
