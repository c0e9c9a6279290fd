// Words of an evening among people at devices of their own: offers, empty chairs, nudges.
import type { Words } from '../app/language.svelte';

export const evening = {
  'offer.take-back': {
    de: '{name}: Letzten Zug zurücknehmen?',
    en: '{name}: take the last move back?',
  },
  'offer.take-back.you': {
    de: 'Du möchtest deinen Zug zurück.',
    en: 'You would like your move back.',
  },
  'offer.take-back.more': {
    de: 'Geht nur, solange niemand weitergespielt hat.',
    en: 'Only as long as nobody has played on.',
  },
  'offer.abort': { de: '{name}: Partie abbrechen?', en: '{name}: break the game off?' },
  'offer.abort.you': {
    de: 'Du möchtest die Partie abbrechen.',
    en: 'You would like to break the game off.',
  },
  'offer.abort.more': {
    de: 'Dann ist sie zu Ende, und niemand hat gewonnen.',
    en: 'It is then over, and nobody has won.',
  },
  'offer.stand-in': {
    de: '{name}: Soll ein Computer für {who} spielen?',
    en: '{name}: shall a computer play for {who}?',
  },
  'offer.stand-in.you': {
    de: 'Du möchtest, dass ein Computer für {who} spielt.',
    en: 'You would like a computer to play for {who}.',
  },
  'offer.stand-in.more': {
    de: 'Der Platz bleibt: Wer zurückkommt, spielt wieder selbst.',
    en: 'The seat remains: whoever comes back plays again.',
  },
  'offer.without': {
    de: '{name}: Ohne {who} zu Ende spielen?',
    en: '{name}: finish without {who}?',
  },
  'offer.without.you': {
    de: 'Du möchtest ohne {who} zu Ende spielen.',
    en: 'You would like to finish without {who}.',
  },
  'offer.without.more': {
    de: 'Zurück kann {who} in diese Partie dann nicht mehr.',
    en: '{who} cannot come back to this game then.',
  },
  'abort.menu': { de: 'Abbrechen vorschlagen', en: 'Propose to break off' },
  'abort.title': { de: 'Abgebrochen', en: 'Broken off' },
  'abort.text': {
    de: 'Ihr habt diese Partie gemeinsam abgebrochen. Niemand hat gewonnen.',
    en: 'You broke this game off together. Nobody has won.',
  },
  'takeback.ask': { de: 'Zug zurückerbitten', en: 'Ask for the move back' },

  'absent.since': {
    de: '{name} ist seit {n|einer Minute|# Minuten} weg.',
    en: '{name} has been away for {n|a minute|# minutes}.',
  },
  'absent.empty': { de: 'Der Platz von {name} ist leer.', en: 'The seat of {name} is empty.' },
  'absent.keeps': { de: 'Der Platz und die Punkte bleiben.', en: 'Seat and points remain.' },
  'absent.wait': { de: 'Auf {name} warten', en: 'Wait for {name}' },
  'absent.computer': { de: 'Computer übernimmt so lange', en: 'A computer takes over meanwhile' },
  'absent.computer.good': { de: 'Computer übernimmt', en: 'A computer takes over' },
  'absent.later': { de: 'Später', en: 'Later' },
  'absent.without': { de: 'Ohne {name} zu Ende spielen', en: 'Finish without {name}' },
  'minded.on': {
    de: 'Für {name} spielt jetzt ein Computer.',
    en: 'A computer now plays for {name}.',
  },
  'minded.on.you': {
    de: 'Für dich spielt jetzt ein Computer.',
    en: 'A computer now plays for you.',
  },
  'minded.off.you': { de: 'Du spielst wieder selbst.', en: 'You play again.' },
  'minded.off': { de: '{name} spielt wieder selbst.', en: '{name} plays again.' },
  'minded.you': {
    de: 'Während du weg warst, hat ein Computer für dich gespielt.',
    en: 'While you were away a computer played for you.',
  },
  'minded.back': { de: 'Ich spiele wieder selbst', en: 'I play again' },

  'busy.one': { de: '{name} ordnet Steine.', en: '{name} is arranging stones.' },
  'further.title': { de: 'Und dann noch eine', en: 'And then another one' },
  'further.evening': {
    de: 'Serie des Abends nach {n|einer Partie|# Partien}, gewonnen: {standing}.',
    en: 'The evening after {n|one game|# games}, won: {standing}.',
  },
  'further.firsts': {
    de: 'Erste Plätze des Abends: {standing}.',
    en: 'First places of the evening: {standing}.',
  },
  'further.rotated': { de: 'Noch eine, Plätze tauschen', en: 'Another one, change seats' },
  'further.other': { de: 'Anderes Spiel, dieselben Leute', en: 'Another game, same people' },
  'nudge.do': { de: 'Anstupsen', en: 'Nudge' },
  'nudge.soon': { de: 'erst nach einer Minute', en: 'only after a minute' },
  'nudge.done': { de: 'Angestupst.', en: 'Nudged.' },
  'nudge.you': {
    de: '{name} stupst dich an: Du bist dran.',
    en: '{name} nudges you: it is your turn.',
  },
} as const satisfies Words;
