// Words for the end of a game: why it ended, and what was decisive.
import { speaking, type KeyOf, type Words } from '../app/language.svelte';

const words = {
  'ended.sentence': { de: '{why}; {decisive}.', en: '{why}; {decisive}.' },
  'ended.why': { de: '{why}.', en: '{why}.' },
  'ended.left': { de: '{name} ist gegangen', en: '{name} has left' },
  'ended.left.you': { de: 'Du hast die Partie beendet', en: 'You ended the game' },
  'ended.gaveup': { de: '{name} hat aufgegeben', en: '{name} gave up' },
  'ended.gaveup.you': { de: 'Du hast aufgegeben', en: 'You gave up' },
  'ended.stuck': { de: 'Niemand konnte mehr legen', en: 'Nobody could lay any more' },
  'ended.out': { de: '{name} hat alle Steine gelegt', en: '{name} laid all stones' },
  'ended.out.you': { de: 'Du hast alle Steine gelegt', en: 'You laid all stones' },
  'ended.goal': { de: '{name} hat das Ziel erreicht', en: '{name} reached the goal' },
  'ended.goal.you': { de: 'Du hast das Ziel erreicht', en: 'You reached the goal' },
  'ended.rounds': {
    de: 'Nach {n|einer Runde|# Runden} war Schluss',
    en: 'It was over after {n|one round|# rounds}',
  },
  'ended.games': {
    de: 'Nach {n|einer Partie|# Partien} war der Abend zu Ende',
    en: 'The evening was over after {n|one game|# games}',
  },
  'ended.target': { de: '{name} hat {n} Punkte erreicht', en: '{name} reached {n} points' },
  'ended.target.you': { de: 'Du hast {n} Punkte erreicht', en: 'You reached {n} points' },
  'ended.dropped': {
    de: 'Außer {name} sind alle ausgeschieden',
    en: 'All but {name} had dropped out',
  },
  'ended.dropped.you': {
    de: 'Außer dir sind alle ausgeschieden',
    en: 'All but you had dropped out',
  },

  'decisive.word': {
    de: 'am meisten brachte {word} von {name}, {n|einen Punkt|# Punkte}',
    en: 'most came from {word} by {name}, {n|one point|# points}',
  },
  'decisive.word.you': {
    de: 'am meisten brachte dein {word}, {n|einen Punkt|# Punkte}',
    en: 'most came from your {word}, {n|one point|# points}',
  },
  'decisive.move': {
    de: 'am meisten brachte ein Zug von {name}, {n|einen Punkt|# Punkte}',
    en: 'most came from a move of {name}, {n|one point|# points}',
  },
  'decisive.move.you': {
    de: 'am meisten brachte einer deiner Züge, {n|einen Punkt|# Punkte}',
    en: 'most came from one of your moves, {n|one point|# points}',
  },
  'decisive.rest': {
    de: '{name} blieb auf {n|einem Stein|# Steinen} sitzen',
    en: '{name} was left with {n|one stone|# stones}',
  },
  'decisive.rest.you': {
    de: 'du bliebst auf {n|einem Stein|# Steinen} sitzen',
    en: 'you were left with {n|one stone|# stones}',
  },
  'decisive.lowest': {
    de: 'die Steine von {name} wogen am wenigsten',
    en: 'the stones of {name} weighed least',
  },
  'decisive.lowest.you': {
    de: 'deine Steine wogen am wenigsten',
    en: 'your stones weighed least',
  },
  'decisive.penalties': {
    de: 'den Ausschlag {n|gab ein Strafpunkt|gaben # Strafpunkte} von {name}',
    en: '{n|one penalty|# penalties} of {name} tipped the scales',
  },
  'decisive.penalties.you': {
    de: 'den Ausschlag {n|gab dein Strafpunkt|gaben deine # Strafpunkte}',
    en: 'your {n} {n|penalty|penalties} tipped the scales',
  },
  'decisive.unfinished': {
    de: '{name} konnte {word} nicht vollenden',
    en: '{name} could not finish {word}',
  },
  'decisive.unfinished.you': {
    de: 'du konntest {word} nicht vollenden',
    en: 'you could not finish {word}',
  },
  'decisive.fastest': {
    de: 'am schnellsten war {name} mit {time}',
    en: 'the fastest was {name} with {time}',
  },
  'decisive.fastest.you': {
    de: 'am schnellsten warst du mit {time}',
    en: 'you were the fastest with {time}',
  },
} as const satisfies Words;

export const t = speaking(words);
export type EndingKey = KeyOf<typeof t>;
