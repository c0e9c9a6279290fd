// Words of the list of running and finished games.
import type { Words } from '../app/language.svelte';

export const gamelist = {
  'games.waits': { de: 'wartet auf Leute', en: 'waits for people' },
  'games.head': { de: 'Meine Partien', en: 'My games' },
  'games.lead': {
    de: 'Alle Partien, an denen du mit diesem Gerät sitzt.',
    en: 'All games at which you sit with this device.',
  },
  'games.yours': { de: 'Du bist dran', en: 'Your turn' },
  'games.others': { de: 'Die anderen sind dran', en: 'The others to move' },
  'games.waiting': { de: 'Warten auf Leute', en: 'Waiting for people' },
  'games.finished.more': { de: 'Mehr beendete Partien', en: 'More finished games' },
  'games.finished': { de: 'Beendete Partien', en: 'Finished games' },
  'games.none': {
    de: 'Noch keine Partie. Nimm dir einen Kasten aus dem Regal.',
    en: 'No game yet. Take a box from the shelf.',
  },
  'games.go.on': { de: 'Weiterspielen', en: 'Play on' },
  'games.look': { de: 'Ansehen', en: 'View' },
  'games.to.table': { de: 'Zum Tisch', en: 'To the table' },
  'games.more': { de: 'Mehr', en: 'More' },
  'games.result': { de: 'Ergebnis', en: 'Result' },
  'games.replay': { de: 'Nachspielen', en: 'Replay' },
  'games.export': { de: 'Als Datei', en: 'As a file' },
  'games.delete': { de: 'Löschen', en: 'Delete' },
  'games.turn.you': { de: 'Du bist dran, {since}', en: 'Your turn, {since}' },
  'games.turn.name': { de: '{name} ist dran, {since}', en: '{name} to move, {since}' },
  'games.turn.team': { de: '{name} sind dran, {since}', en: '{name} to move, {since}' },
  'games.behind': {
    de: 'Du schaust zu, immer einen Zug später',
    en: 'You are watching, always a turn later',
  },
  'games.turn.open': { de: 'Die Partie ruht {since}', en: 'At rest {since}' },
  'games.won.you': { de: 'Du hast gewonnen, {points}', en: 'You won, {points}' },
  'games.won.name': { de: '{name} gewinnt mit {points}', en: '{name} wins with {points}' },
  'games.won.team': { de: '{name} gewinnen mit {points}', en: '{name} win with {points}' },
  'games.won.shared': {
    de: '{name} teilen sich den Sieg mit {points}',
    en: '{name} share the win with {points}',
  },
  'games.paid.you': { de: 'Du hast gewonnen und bekommst {n}', en: 'You won and get {n}' },
  'games.paid.name': { de: '{name} gewinnt und bekommt {n}', en: '{name} wins and gets {n}' },
  'games.won.none': { de: 'Beendet ohne Sieger', en: 'Finished without a winner' },
  'games.points': { de: '{n} {n|Punkt|Punkte}', en: '{n} {n|point|points}' },
  'games.points.with': { de: '{n} {n|Punkt|Punkten}', en: '{n} {n|point|points}' },
  'games.delete.head': { de: 'Partie wirklich löschen?', en: 'Really delete this game?' },
  'games.delete.text': {
    de:
      '{title}. Sie lässt sich danach nicht zurückholen. Sichere sie vorher als Datei, wenn du ' +
      'sie behalten möchtest.',
    en: '{title}. It cannot be brought back. Save it as a file first if you want to keep it.',
  },
  'games.delete.others': {
    de:
      '{title}. Sie verschwindet nur aus deiner Liste. Die anderen behalten sie; läuft sie noch, ' +
      'ist dein Platz dort leer.',
    en:
      '{title}. It goes from your list only. The others keep it; if it still runs, your seat ' +
      'there is empty.',
  },
  'games.delete.keep': { de: 'Behalten', en: 'Keep it' },
  'games.delete.do': { de: 'Partie löschen', en: 'Delete the game' },
  'games.deleted': { de: 'Die Partie ist gelöscht.', en: 'The game is deleted.' },
  'games.open.head': { de: 'Partie aus einer Datei', en: 'Game from a file' },
  'games.open.lead': {
    de: 'Eine gesicherte Partie (.szk) öffnen, zum Weiterspielen oder Nachspielen.',
    en: 'Open a saved game (.szk), to play on or to replay.',
  },
  'games.open.pick': { de: 'Datei wählen', en: 'Choose a file' },
  'games.open.busy': { de: '{name} wird gelesen …', en: 'Reading {name} …' },
  'games.open.line': { de: 'Zeile {line}', en: 'Line {line}' },
  'games.open.large': {
    de: 'Diese Datei ist zu groß für eine Partie.',
    en: 'This file is too large for a game.',
  },
  'games.open.failed': { de: '{name} lässt sich nicht öffnen', en: '{name} cannot be opened' },
} as const satisfies Words;
