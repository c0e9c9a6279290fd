// Words of hints and of a move that is taken back with its replies.
import type { Words } from '../app/language.svelte';

export const hints = {
  'hint.ask': { de: 'Tipp', en: 'Hint' },
  'hint.more': { de: 'Noch ein Tipp', en: 'Another hint' },
  'hint.show': { de: 'Zeig mir den Zug', en: 'Show me the move' },
  'hint.lay': { de: 'Steine so hinlegen', en: 'Put the stones like this' },
  'hint.act': { de: 'So spielen', en: 'Play it' },
  'hint.close': { de: 'Schließen', en: 'Close' },
  'hint.stage': { de: 'Stufe {n} von 3', en: 'Stage {n} of 3' },
  'hint.searching': { de: 'Einen Augenblick, wir suchen …', en: 'One moment, we are looking …' },
  'hint.place': { de: 'Schau einmal auf {place}.', en: 'Have a look at {place}.' },
  'hint.places': {
    de: 'Schau einmal auf die markierten Felder.',
    en: 'Have a look at the marked squares.',
  },
  'hint.all': {
    de: 'Es geht auf: Alle Steine passen zusammen.',
    en: 'It works out: all stones fit together.',
  },
  'hint.otherwise': {
    de: 'Ein gutes Wort liegt gerade nicht bereit. Es geht auch anders weiter.',
    en: 'There is no good word just now. You can do something else.',
  },
  'hint.word': { de: 'Denk an {words}.', en: 'Think of {words}.' },
  'hint.brings': {
    de: '{words} {k|bringt|bringen} {n} {n|Punkt|Punkte}.',
    en: '{words} {k|brings|bring} {n} {n|point|points}.',
  },
  'hint.brings.move': {
    de: 'Das bringt {n} {n|Punkt|Punkte}.',
    en: 'That brings {n} {n|point|points}.',
  },
  'hint.goes': { de: 'So geht {words}.', en: 'This is how {words} goes.' },
  'hint.perhaps': { de: 'Vielleicht gibt es noch mehr.', en: 'There may be even more.' },
  'hint.do.swap': { de: 'Tausch Steine um.', en: 'Swap stones.' },
  'hint.do.buy': { de: 'Kauf einen Stein.', en: 'Buy a stone.' },
  'hint.do.pass': { de: 'Setz diesmal aus.', en: 'Pass this time.' },
  'hint.do.give-up': { de: 'Mehr ist nicht zu holen: Hör auf.', en: 'No more to gain: stop here.' },
  'hint.do.finish': { de: 'Schreib das Wort zu Ende.', en: 'Finish the word.' },
  'hint.do.out': { de: 'Steig hier aus.', en: 'Drop out here.' },
  'hint.do.done': { de: 'Du bist fertig.', en: 'You are done.' },
  'hint.do.go': { de: 'Fang an.', en: 'Begin.' },
  'hint.do.block': { de: 'Setz Störer.', en: 'Set blockers.' },
  'hint.do.rob': { de: 'Hol dir den Jolly.', en: 'Take the jolly.' },
  'hint.do.exchange': { de: 'Tausch den Joker ein.', en: 'Exchange the joker.' },
  'hint.do.lay': { de: 'Leg hier.', en: 'Lay here.' },
  'hint.do': { de: 'Das Beste ist: {action}.', en: 'The best is: {action}.' },
  'hint.marked': { de: 'Tipp {letter}', en: 'hint {letter}' },
  'hint.marked.place': { de: 'Tipp', en: 'hint' },
  'undo.act': { de: 'Zug rückgängig machen', en: 'Undo the move' },
  'helped.note': {
    de: 'Mit Tipps oder Rückgängig gespielt: Die Partie zählt in keiner Wertung.',
    en: 'Played with hints or undo: the game is not rated.',
  },
  'new.hints': { de: 'Tipps und Rückgängig', en: 'Hints and undo' },
  'new.hints.help': {
    de: 'Erst eine Stelle, dann ein Wort, dann der Zug. Eine solche Partie zählt in keiner Wertung.',
    en: 'First a place, then a word, then the move. Such a game is not rated.',
  },
  'new.hints.people': {
    de: 'Nur wenn alle, die mitspielen, es so wollen. Eine solche Partie zählt in keiner Wertung.',
    en: 'Only if all who play want it so. Such a game is not rated.',
  },
  'waiting.hints': {
    de: 'An diesem Tisch gibt es Tipps und Rückgängig für alle.',
    en: 'At this table there are hints and undo for all.',
  },
} as const satisfies Words;
