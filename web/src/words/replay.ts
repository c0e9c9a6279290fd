// Words of the page on which a game is played again.
import type { Words } from '../lib/language.svelte';

export const replay = {
  'replay.title': { de: 'Nachspielen', en: 'Replay' },
  'replay.head': { de: '{game}, Zug für Zug', en: '{game}, move by move' },
  'replay.start': { de: 'Vor dem ersten Zug', en: 'Before the first move' },
  'replay.step': { de: 'Zug {n} von {all}', en: 'Move {n} of {all}' },
  'replay.slider': { de: 'Zug auswählen', en: 'Choose a move' },
  'replay.first': { de: 'Zum Anfang', en: 'To the start' },
  'replay.previous': { de: 'Ein Zug zurück', en: 'One move back' },
  'replay.next': { de: 'Ein Zug vor', en: 'One move on' },
  'replay.last': { de: 'Zum letzten Zug', en: 'To the last move' },
  'replay.play': { de: 'Abspielen', en: 'Play' },
  'replay.pause': { de: 'Anhalten', en: 'Pause' },
  'replay.controls': { de: 'Durch die Partie gehen', en: 'Walk through the game' },
  'replay.keys': { de: 'Pfeiltasten links und rechts gehen durch die Züge.', en: 'The arrow keys left and right walk through the moves.' },
  'replay.moves': { de: 'Züge', en: 'Moves' },
  'replay.scores': { de: 'Punkte', en: 'Points' },
  'replay.laid': { de: '{name} legt {words}, {n} {n|Punkt|Punkte}.', en: '{name} lays {words}, {n} {n|point|points}.' },
  'replay.give-up': { de: '{name} gibt auf.', en: '{name} gives up.' },
  'replay.pass': { de: '{name} verzichtet auf den letzten Zug.', en: '{name} passes up the last move.' },
  'replay.did': { de: '{name}: {action}', en: '{name}: {action}' },
  'replay.table': { de: 'Zum Tisch', en: 'To the table' },
  'replay.unknown': { de: 'Dieses Spiel kann diese Seite noch nicht zeichnen.', en: 'This page cannot draw this game yet.' },
  'replay.nothing': { de: 'ohne Punkte, nur eine Endung', en: 'no points, a mere ending' },
} as const satisfies Words;
