// Words of Wer behält recht.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';
import { words as hands } from '../hands/words';
import { words as typdom } from '../typdom/words';

export const words = {
  'recht.sign.end': {
    de: 'Das gestrichelte Feld: Hier darf der nächste Stein liegen.',
    en: 'The dashed square: here the next stone may lie.',
  },
  'recht.end': { de: 'hier geht es weiter', en: 'it goes on here' },
  'recht.say': { de: 'Dein Wort', en: 'Your word' },
  'recht.say.after': { de: 'Angesagt ist {word}. Dein Wort', en: '{word} is announced. Your word' },
  'recht.say.first': {
    de: 'Sag ein Wort an, in dem der Stein vorkommt.',
    en: 'Announce a word that has the stone in it.',
  },
  'recht.say.crossing': {
    de: 'Sag ein Wort an, das das fertige kreuzt.',
    en: 'Announce a word that crosses the finished one.',
  },
  'recht.say.empty': {
    de: 'Leer lassen heißt: Der Stein ist für {word}.',
    en: 'Left empty, the stone is for {word}.',
  },

  'recht.turn.first': {
    de: 'Leg einen Stein und sag ein Wort an, in dem er vorkommt.',
    en: 'Lay a stone and announce a word that has it.',
  },
  'recht.turn.begin': {
    de: 'Beginn ein neues Wort, quer zum fertigen.',
    en: 'Begin a new word across the finished one.',
  },
  'recht.turn.elsewhere': {
    de: 'Beginn ein neues Wort, quer zu einem liegenden.',
    en: 'Begin a new word across one that lies.',
  },
  'recht.turn.add': {
    de: 'Angesagt ist {word}. Leg einen Stein davor oder dahinter und sag ein anderes Wort an.',
    en: '{word} is announced. Add a stone in front or behind and announce another word.',
  },
  'recht.turn.bought': {
    de: 'Leg jetzt einen Stein, oder sag „weiter“.',
    en: 'Lay a stone now, or pass on.',
  },
  'recht.turn.premium': {
    de: 'Prämie: Du darfst noch {n} {n|Stein|Steine} legen.',
    en: 'Premium: you may lay {n} more {n|stone|stones}.',
  },
  'recht.turn.finish': {
    de: '{word} ging unverändert um den Tisch. Leg alles, was fehlt: {missing}.',
    en: '{word} went round unchanged. Lay all that is missing: {missing}.',
  },

  'recht.tell.aside.premium': { de: 'noch {n} {n|Stein|Steine}', en: '{n} more {n|stone|stones}' },
  'recht.take': { de: 'Nimm einen Stein', en: 'Take a stone' },
  'recht.take.finish': { de: 'Leg alles, was fehlt', en: 'Lay all that is missing' },
  'recht.more.first': { de: 'Sag ein Wort an', en: 'Announce a word' },
  'recht.more': { de: 'Sag ein anderes Wort an', en: 'Announce another word' },
  'recht.lay.fit': { de: 'Stein für {word} legen', en: 'Lay the stone for {word}' },
  'recht.lay.word': { de: '{word} ansagen', en: 'Announce {word}' },
  'recht.lay.done': { de: '{word} fertig legen', en: 'Finish {word}' },
  'recht.note.premium': {
    de: 'Prämie: noch {n} {n|Stein|Steine}.',
    en: 'Premium: {n} more {n|stone|stones}.',
  },
  'recht.note.over': { de: 'Damit ist die Partie zu Ende.', en: 'The game ends with that.' },

  'recht.tell.otherwise': { de: 'Was sonst geht', en: 'What else can be done' },
  'recht.pass': { de: 'Weiter', en: 'Pass on' },
  'recht.pass.premium': { de: 'Auf die Prämie verzichten', en: 'Leave the premium' },
  'recht.finish': { de: '{word} vollenden', en: 'Finish {word}' },
  'recht.out': { de: 'Ausscheiden und zahlen', en: 'Drop out and pay' },
  'recht.out.title': { de: 'Wirklich ausscheiden?', en: 'Really drop out?' },
  'recht.out.text': {
    de:
      'Dir fehlt ein Stein für {word}. Du zahlst jedem, der noch mitspielt, was auf deiner ' +
      'Bank steht, und bist in dieser Partie draußen.',
    en:
      'You lack a stone for {word}. You pay the worth of your bench to each one still playing ' +
      'and are out of this game.',
  },
  'recht.out.no': { de: 'Noch einmal nachsehen', en: 'Look again' },
  'refusal.short.letter_missing': { de: 'Dir fehlt ein Stein', en: 'You lack a stone' },
  'refusal.short.can_finish': { de: 'Du hast alle Steine dafür', en: 'You have all its stones' },
  'refusal.short.premium_from_hand': {
    de: 'Die Prämie kommt aus der Hand',
    en: 'The premium comes from the hand',
  },

  'recht.said': { de: '{name} sagt {word} an.', en: '{name} announces {word}.' },
  'recht.said.you': { de: 'Du sagst {word} an.', en: 'You announce {word}.' },
  'recht.fitted': {
    de: '{name} legt einen Stein für {word}.',
    en: '{name} lays a stone for {word}.',
  },
  'recht.fitted.you': { de: 'Du legst einen Stein für {word}.', en: 'You lay a stone for {word}.' },
  'recht.completed': { de: '{name} macht {word} fertig.', en: '{name} completes {word}.' },
  'recht.completed.you': { de: 'Du machst {word} fertig.', en: 'You complete {word}.' },
  'recht.outed': {
    de: '{name} kann {word} nicht vollenden, scheidet aus und zahlt jedem {n}.',
    en: '{name} cannot finish {word}, drops out and pays {n} to each.',
  },
  'recht.outed.you': {
    de: 'Du kannst {word} nicht vollenden, scheidest aus und zahlst jedem {n}.',
    en: 'You cannot finish {word}, drop out and pay {n} to each.',
  },
  'recht.left': {
    de: '{name} steht auf und zahlt jedem {n}.',
    en: '{name} leaves and pays {n} to each.',
  },
  'recht.left.you': {
    de: 'Du stehst auf und zahlst jedem {n}.',
    en: 'You leave and pay {n} to each.',
  },
  'recht.out.replay': { de: '{name} scheidet aus und zahlt.', en: '{name} drops out and pays.' },
  'recht.passed': { de: '{name} sagt „weiter“.', en: '{name} passes on.' },
  'recht.passed.you': { de: 'Du sagst „weiter“.', en: 'You pass on.' },
  'recht.premium.square': { de: 'Ein Quadrat: noch ein Stein.', en: 'A square: one more stone.' },
  'recht.premium.vowel': {
    de: 'In einem Selbstlaut gekreuzt: noch ein Stein.',
    en: 'Crossed in a vowel: one more stone.',
  },
  'recht.duty': {
    de: '{word} ging unverändert um den Tisch, {name} muss es vollenden.',
    en: '{word} went round unchanged, {name} must finish it.',
  },
  'recht.duty.you': {
    de: '{word} ging unverändert um den Tisch, du musst es vollenden.',
    en: '{word} went round unchanged, you must finish it.',
  },
  'recht.won': {
    de: 'Partie {game}: {name} gewinnt, {change}.',
    en: 'Game {game}: {name} wins, {change}.',
  },
  'recht.won.you': {
    de: 'Partie {game}: Du gewinnst, {change}.',
    en: 'Game {game}: you win, {change}.',
  },
  'recht.tied': {
    de: 'Partie {game}: Gleichstand, niemand gewinnt. Die nächste geht um den doppelten Einsatz.',
    en: 'Game {game}: a tie, nobody wins. The next one goes for double stake.',
  },
  'recht.next': { de: 'Partie {game} beginnt {name}.', en: '{name} begins game {game}.' },
  'recht.next.you': { de: 'Partie {game} beginnst du.', en: 'You begin game {game}.' },

  'recht.look.panel': { de: 'Angesagt', en: 'Announced' },
  'recht.look.panel.none': {
    de: 'Noch nichts. Es beginnt ein neues Wort.',
    en: 'Nothing yet. A new word begins.',
  },
  'recht.look.panel.by': { de: 'von {name}', en: 'by {name}' },
  'recht.look.panel.by.you': { de: 'von dir', en: 'by you' },
  'recht.look.panel.missing': { de: 'Es fehlen noch: {missing}.', en: 'Still missing: {missing}.' },
  'recht.look.panel.duty': {
    de: 'Kommt die Ansage unverändert herum, muss {name} das Wort vollenden.',
    en: 'If the announcement comes round unchanged, {name} must finish the word.',
  },
  'recht.look.panel.duty.you': {
    de: 'Kommt die Ansage unverändert herum, musst du das Wort vollenden.',
    en: 'If the announcement comes round unchanged, you must finish the word.',
  },
  'recht.look.panel.double': { de: 'Doppelter Einsatz', en: 'Double stake' },
  'recht.look.panel.game': { de: 'Partie {n} von {all}', en: 'Game {n} of {all}' },
  'recht.look.panel.out': { de: 'Ausgeschieden: {names}', en: 'Dropped out: {names}' },
  'recht.look.panel.premiums': { de: 'Prämien', en: 'Premiums' },
  'recht.look.panel.square': {
    de: 'Schließt dein Stein mit zwei gegenüberliegenden Seiten einen Ring, darfst du noch einen legen.',
    en: 'If your stone closes a ring with two opposite sides, you may lay one more.',
  },
  'recht.look.panel.vowel': {
    de: 'Kreuzt dein neues Wort in A, E, I, O, U oder Y, darfst du zwei legen.',
    en: 'If your new word crosses in A, E, I, O, U or Y, you may lay two.',
  },

  'recht.pad': { de: 'Ansagen', en: 'Announcements' },
  'recht.pad.out': { de: 'raus', en: 'out' },
  'recht.pad.game': { de: 'Partie {n}', en: 'Game {n}' },
  'recht.pad.standing': { de: 'Stand', en: 'Standing' },
  'recht.leave': {
    de: 'Für die Steine auf deiner Bank zahlst du an alle.',
    en: 'You pay everybody for the stones on your bench.',
  },
} as const satisfies Words;

export const t = speaking(hands, typdom, words);
export type Key = KeyOf<typeof t>;
