// Words of the page that tells what a game could have been.
import type { Words } from '../app/language.svelte';

export const analysis = {
  'analysis.head': { de: 'Was die Partie hätte sein können', en: 'What the game could have been' },
  'analysis.lead': {
    de: 'Jeder Zug neben dem besten seines Augenblicks, der Verlauf und das Wort, das niemand sah.',
    en: 'Every move beside the best of its moment, how it went, and the word that nobody saw.',
  },
  'analysis.start': { de: 'Partie auswerten', en: 'Analyse the game' },
  'analysis.busy': { de: 'Wir rechnen nach …', en: 'We are working it out …' },
  'analysis.progress': { de: '{done} von {all} angesehen', en: '{done} of {all} looked at' },
  'analysis.stop': { de: 'Abbrechen', en: 'Stop' },
  'analysis.none': {
    de: 'In dieser Partie gibt es keine Züge zu vergleichen.',
    en: 'There are no moves to compare in this game.',
  },
  'analysis.stood': { de: 'Wie es stand', en: 'How it stood' },
  'analysis.unit.points': { de: 'Punkte', en: 'Points' },
  'analysis.unit.stones': { de: 'Steine', en: 'Stones' },
  'analysis.gain.points': { de: '{n} {n|Punkt|Punkte}', en: '{n} {n|point|points}' },
  'analysis.gain.stones': { de: '{n} {n|Stein|Steine}', en: '{n} {n|stone|stones}' },
  'analysis.curve.points': { de: 'Punkte nach jedem Zug.', en: 'Points after every move.' },
  'analysis.curve.stones': {
    de: 'Gelegte Steine nach jedem Zug.',
    en: 'Stones laid after every move.',
  },
  'analysis.curve.rounds': { de: 'Punkte nach jeder Runde.', en: 'Points after every round.' },
  'analysis.curve.chances': {
    de: 'Wer wohl gewinnt, in Prozent.',
    en: 'Who is likely to win, in per cent.',
  },
  'analysis.curve.said': {
    de: '{about} Am Ende {ends}. Die Werte stehen darunter als Tabelle.',
    en: '{about} In the end {ends}. The values stand below as a table.',
  },
  'analysis.table': { de: 'Verlauf als Tabelle', en: 'The course as a table' },
  'analysis.chance': { de: '{n} %', en: '{n}%' },
  'analysis.chance.of': { de: '{name}, Chance', en: '{name}, chance' },
  'analysis.turning': {
    de: '{n|Ein Wendepunkt|# Wendepunkte}',
    en: '{n|One turning point|# turning points}',
  },
  'analysis.turning.three': { de: 'Drei Wendepunkte', en: 'Three turning points' },
  'analysis.look': { de: 'Ansehen', en: 'Show' },
  'analysis.look.move': { de: 'Zug {n} ansehen', en: 'Show move {n}' },
  'analysis.look.round': { de: 'Runde {n} ansehen', en: 'Show round {n}' },
  'analysis.move': { de: 'Zug {n}: {told}', en: 'Move {n}: {told}' },
  'analysis.leads': { de: '{name} führt.', en: '{name} leads.' },
  'analysis.would': {
    de: '{words} {k|hätte|hätten} {gain} gebracht.',
    en: '{words} would {k|have|have} brought {gain}.',
  },
  'analysis.would.least': {
    de: '{words} {k|hätte|hätten} mindestens {gain} gebracht.',
    en: '{words} would {k|have|have} brought at least {gain}.',
  },
  'analysis.do.back': { de: 'Steine zurückgeben', en: 'giving stones back' },
  'analysis.do.move': { de: 'Steine umlegen', en: 'moving stones' },
  'analysis.round': { de: 'Runde {n}', en: 'Round {n}' },
  'analysis.round.lead': {
    de: 'Runde {n}: {name} holt {points} {points|Punkt|Punkte} und führt.',
    en: 'Round {n}: {name} gets {points} {points|point|points} and leads.',
  },
  'analysis.round.brought': {
    de: 'Runde {n}: {name} holt {points} {points|Punkt|Punkte}.',
    en: 'Round {n}: {name} gets {points} {points|point|points}.',
  },
  'analysis.unseen': { de: 'Das Wort, das niemand sah', en: 'The word that nobody saw' },
  'analysis.unseen.once': {
    de: '{gain}, vor Zug {first}.',
    en: '{gain}, before move {first}.',
  },
  'analysis.unseen.long': {
    de: '{gain}. Es lag bereit von Zug {first} bis {last}.',
    en: '{gain}. It was there from move {first} to {last}.',
  },
  'analysis.unseen.round': {
    de: '{gain}, in Runde {first}.',
    en: '{gain}, in round {first}.',
  },
  'analysis.moves': { de: 'Zug für Zug', en: 'Move by move' },
  'analysis.rounds': { de: 'Runde für Runde', en: 'Round by round' },
  'analysis.col.move': { de: 'Zug', en: 'Move' },
  'analysis.col.who': { de: 'Wer', en: 'Who' },
  'analysis.col.word': { de: 'Wort', en: 'Word' },
  'analysis.col.better': { de: 'Besser', en: 'Better' },
  'analysis.better': { de: 'Besser: {words}, {n}', en: 'Better: {words}, {n}' },
  'analysis.better.least': {
    de: 'Besser: {words}, mindestens {n}',
    en: 'Better: {words}, at least {n}',
  },
  'analysis.least': { de: 'mindestens {n}', en: 'at least {n}' },
  'analysis.best': { de: 'Das war das Beste.', en: 'That was the best.' },
  'analysis.show': { de: 'Besseren Zug zeigen', en: 'Show the better move' },
  'analysis.hide': { de: 'Zurück zur Partie', en: 'Back to the game' },
  'analysis.missed': {
    de: '{n} {n|Wort|Wörter} fand niemand: {words}',
    en: 'Nobody found {n} {n|word|words}: {words}',
  },
  'analysis.missed.least': {
    de: 'Mindestens {n} {n|Wort|Wörter} fand niemand: {words}',
    en: 'Nobody found at least {n} {n|word|words}: {words}',
  },
  'analysis.missed.more': { de: '{words} und weitere', en: '{words} and more' },
  'analysis.missed.none': { de: 'Niemand hat etwas übersehen.', en: 'Nobody missed anything.' },
  'analysis.missed.hand': {
    de: '{name} hätte fertig werden können: {words}.',
    en: '{name} could have finished: {words}.',
  },
  'analysis.wasted.jollies': {
    de: '{name} hat {n} {n|Jolly|Jollys} gelegt, {n|der|die} der beste Zug nicht brauchte.',
    en: '{name} laid {n} {n|jolly|jollies} that the best move did not need.',
  },
} as const satisfies Words;
