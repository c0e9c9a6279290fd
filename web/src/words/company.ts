// Words of leaving a table for good, and of agreeing on other words in mid-game.
import type { Words } from '../app/language.svelte';

export const company = {
  'leave.menu': { de: 'Partie verlassen', en: 'Leave the game' },
  'leave.menu.end': { de: 'Partie beenden', en: 'End the game' },
  'leave.who': { de: 'Wer verlässt die Partie?', en: 'Who leaves the game?' },
  'leave.title': { de: 'Partie verlassen?', en: 'Leave the game?' },
  'leave.title.of': { de: '{name}: Partie verlassen?', en: '{name}: leave the game?' },
  'leave.title.end': { de: 'Partie beenden?', en: 'End the game?' },
  'leave.yes': { de: 'Verlassen', en: 'Leave' },
  'leave.yes.end': { de: 'Beenden', en: 'End it' },
  'leave.others': {
    de: 'Die anderen spielen ohne dich weiter, zurück kannst du nicht mehr.',
    en: 'The others play on without you, and you cannot come back.',
  },
  'leave.computers': {
    de: 'Die Computer spielen ohne dich zu Ende.',
    en: 'The computers finish the game without you.',
  },
  'leave.last': {
    de: 'Dann ist die Partie zu Ende, und der Sieg geht an {name}.',
    en: 'The game is then over, and the win goes to {name}.',
  },
  'leave.lastmove': {
    de: 'Dann kommt noch ein Zug von {name}, und die Partie ist zu Ende.',
    en: 'One more move by {name}, then the game is over.',
  },
  'leave.alone': { de: 'Die Partie ist dann zu Ende.', en: 'The game is then over.' },
  'leave.told': {
    de: '{name}: aus der Partie ausgestiegen.',
    en: '{name}: left the game.',
  },
  'seat.left': { de: 'ausgestiegen', en: 'left' },
  'seat.left.short': { de: 'raus', en: 'left' },

  'agree.menu': { de: 'Andere Wörter vereinbaren', en: 'Agree on other words' },
  'agree.lead': {
    de: 'Was hier steht, gilt jetzt. Was du änderst, gilt, sobald alle einverstanden sind.',
    en: 'This is what counts now. What you change counts as soon as everybody agrees.',
  },
  'agree.lead.alone': {
    de: 'Was hier steht, gilt jetzt. Was du änderst, gilt vom nächsten Zug an.',
    en: 'This is what counts now. What you change counts from the next move on.',
  },
  'agree.who': { de: 'Wer schlägt es vor?', en: 'Who proposes it?' },
  'agree.propose': { de: 'Vorschlagen', en: 'Propose' },
  'agree.take': { de: 'So weiterspielen', en: 'Play on like this' },
  'agree.same': { de: 'noch nichts geändert', en: 'nothing changed yet' },
  'agree.long': {
    de: 'Die Liste ist zu lang für einen Vorschlag am Tisch. Kürzer geht es.',
    en: 'The list is too long to be proposed at the table. A shorter one will do.',
  },
  'agree.cancel': { de: 'Lieber nicht', en: 'Rather not' },
  'agree.offers': {
    de: 'Vorschlag von {name}: andere Wörter.',
    en: '{name} proposes other words.',
  },
  'agree.head': { de: '{name} schlägt vor:', en: '{name} proposes:' },
  'agree.head.team': { de: '{name} schlagen vor:', en: '{name} propose:' },
  'agree.head.you': { de: 'Du schlägst vor:', en: 'You propose:' },
  'agree.change': { de: '{what}: {now} (bisher {before})', en: '{what}: {now} (so far {before})' },
  'agree.list': { de: '{n} {n|Wort|Wörter}', en: '{n} {n|word|words}' },
  'agree.ask': { de: '{name}, einverstanden?', en: '{name}, do you agree?' },
  'agree.aye': { de: 'Einverstanden', en: 'Agreed' },
  'agree.nay': { de: 'Lieber nicht', en: 'Rather not' },
  'agree.waiting': { de: 'Es fehlt noch: {names}', en: 'Still to answer: {names}' },
  'agree.withdraw': { de: 'Vorschlag zurückziehen', en: 'Withdraw the proposal' },
  'agree.withdraw.of': {
    de: 'Zurückziehen ({name})',
    en: 'Withdraw ({name})',
  },
  'agree.agreed': {
    de: 'Von jetzt an gelten die Wörter wie vereinbart.',
    en: 'From now on words count as agreed.',
  },
  'agree.declined': {
    de: '{name} möchte es lieber nicht. Es bleibt, wie es war.',
    en: '{name} would rather not. Everything stays as it was.',
  },
  'agree.declined.you': {
    de: 'Du möchtest es lieber nicht. Es bleibt, wie es war.',
    en: 'You would rather not. Everything stays as it was.',
  },
  'agree.declined.team': {
    de: '{name} möchten es lieber nicht. Es bleibt, wie es war.',
    en: '{name} would rather not. Everything stays as it was.',
  },
  'agree.withdrawn.you': {
    de: 'Dein Vorschlag ist zurückgezogen.',
    en: 'Your proposal is withdrawn.',
  },
  'agree.withdrawn': {
    de: 'Der Vorschlag von {name} ist zurückgezogen.',
    en: 'The proposal of {name} is withdrawn.',
  },
  'agree.ended': { de: 'Der Vorschlag ist vom Tisch.', en: 'The proposal is off the table.' },
  'agree.read': { de: 'Gut', en: 'Good' },
} as const satisfies Words;
