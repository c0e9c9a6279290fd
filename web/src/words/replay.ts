// Words of the page on which a game is played again.
import type { Words } from '../app/language.svelte';

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
  'replay.keys': {
    de: 'Pfeiltasten links und rechts gehen durch die Züge.',
    en: 'The arrow keys left and right walk through the moves.',
  },
  'replay.bought': { de: '{name} kauft {n}×', en: '{name} buys {n}×' },
  'replay.bought.team': { de: '{name} kaufen {n}×', en: '{name} buy {n}×' },
  'replay.moves': { de: 'Züge', en: 'Moves' },
  'replay.scores': { de: 'Punkte', en: 'Points' },
  'replay.laid': {
    de: '{name} legt {words}, {n} {n|Punkt|Punkte}.',
    en: '{name} lays {words}, {n} {n|point|points}.',
  },
  'replay.laid.team': {
    de: '{name} legen {words}, {n} {n|Punkt|Punkte}.',
    en: '{name} lay {words}, {n} {n|point|points}.',
  },
  'replay.laid.words': { de: '{name} legt {words}.', en: '{name} lays {words}.' },
  'replay.laid.words.team': { de: '{name} legen {words}.', en: '{name} lay {words}.' },
  'replay.chance': { de: 'Der Zufall', en: 'Chance' },
  'replay.draw': { de: 'Das Los', en: 'The lot' },
  'replay.lots': { de: '{lots}.', en: '{lots}.' },
  'replay.begins': { de: '{name} fängt an.', en: '{name} begins.' },
  'replay.begins.team': { de: '{name} fangen an.', en: '{name} begin.' },
  'replay.expired': { de: 'Die Bedenkzeit ist abgelaufen.', en: 'The thinking time ran out.' },
  'replay.give-up': { de: '{name} gibt auf.', en: '{name} gives up.' },
  'replay.give-up.team': { de: '{name} geben auf.', en: '{name} give up.' },
  'replay.pass.team': {
    de: '{name} verzichten auf den letzten Zug.',
    en: '{name} pass up the last move.',
  },
  'replay.pass': {
    de: '{name} verzichtet auf den letzten Zug.',
    en: '{name} passes up the last move.',
  },
  'replay.did': { de: '{name}: {action}', en: '{name}: {action}' },
  'replay.table': { de: 'Zum Tisch', en: 'To the table' },
  'replay.unknown': {
    de: 'Dieses Spiel kann diese Seite noch nicht zeichnen.',
    en: 'This page cannot draw this game yet.',
  },
} as const satisfies Words;
