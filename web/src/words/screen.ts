// Words of one screen for all and a telephone for each hand.
import type { Words } from '../app/language.svelte';

export const screen = {
  'screen.only': { de: 'Dieses Gerät zeigt nur den Tisch', en: 'This device shows only the table' },
  'screen.play': { de: 'Doch hier mitspielen', en: 'Play here after all' },
  'screen.wait': { de: 'Dieses Gerät ist der Tisch', en: 'This device is the table' },
  'screen.wait.lead': {
    de:
      'Hier sehen alle das Brett. Richtet eure Telefone auf den Code, dann hält jeder seine Steine ' +
      'selbst.',
    en:
      'Everybody sees the board here. Point your phones at the code, and each of you holds their ' +
      'own stones.',
  },
  'screen.stones': { de: '{n} {n|Stein|Steine}', en: '{n} {n|stone|stones}' },
  'screen.stones.only': { de: 'Steine', en: 'stones' },
  'screen.points': { de: '{n|Punkt|Punkte}', en: '{n|point|points}' },
  'screen.computer': { de: 'Computer', en: 'computer' },
  'screen.away': { de: 'gerade nicht da', en: 'not here just now' },
  'screen.busy': { de: 'ordnet gerade', en: 'is arranging' },
  'screen.done': { de: 'fertig', en: 'ready' },
  'screen.stock': { de: 'Im Vorrat noch {n}.', en: '{n} left in the stock.' },
  'screen.vote': {
    de: 'Gilt {words}? Auf den Telefonen wird abgestimmt. Es fehlt noch: {names}',
    en: 'Does {words} count? You vote on your phones. Still to vote: {names}',
  },
  'screen.reading': {
    de: 'Nicht im Wörterbuch: {words}. Auf den Telefonen könnt ihr dafür sprechen.',
    en: 'Not in the dictionary: {words}. You can speak for them on your phones.',
  },
  'screen.call': {
    de: 'Wenn alle bereit sind, ruft jemand am Telefon.',
    en: 'When everybody is ready, somebody calls on a phone.',
  },
  'screen.look': { de: 'Schau aufs Tablet, schreib hier.', en: 'Look at the tablet, write here.' },
  'screen.place': { de: 'Den Platz wählen', en: 'Choose the place' },
  'screen.fold': { de: 'Brett zuklappen', en: 'Fold the board away' },
  'screen.dice': { de: 'Würfel hier zeigen', en: 'Show the dice here' },
  'screen.dice.fold': { de: 'Würfel zuklappen', en: 'Fold the dice away' },
  'screen.secret': {
    de: 'Deine Steine sieht nur dieses Telefon.',
    en: 'Only this phone sees your stones.',
  },
  'hand.menu': { de: 'Ein Telefon dazuholen', en: 'Bring a phone along' },
  'hand.lead': {
    de:
      'Richte die Kamera auf den Code. Dann liegt deine Hand auf dem Telefon, und auf diesem Gerät ' +
      'verschwindet sie. Geht das Telefon aus, holst du sie mit demselben Code zurück.',
    en:
      'Point the camera at the code. Your hand is then on the phone and gone from this device. ' +
      'Should the phone go dark, the same code brings it back.',
  },
  'hand.link': { de: 'Der Link zu deinen Steinen', en: 'The link to your stones' },
  'hand.take': { de: 'Meine Steine holen', en: 'Fetch my stones' },
} as const satisfies Words;
