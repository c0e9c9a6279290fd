// Words of Presto.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';
import { words as live } from '../live/words';

export const words = {
  'presto.board': { de: 'Presto, dein Tisch ohne Rand', en: 'Presto, your table without an edge' },
  'presto.crossword': { de: 'Kreuzwort von {name}: {words}', en: 'Crossword of {name}: {words}' },
  'presto.nothing': { de: 'Hier liegt nichts.', en: 'Nothing lies here.' },
  'presto.facedown': {
    de: '{n} Steine für jeden, noch verdeckt',
    en: '{n} stones for each, still face down',
  },
  'presto.turn': { de: 'Los, Steine aufdecken', en: 'Go, turn the stones' },
  'presto.line.first': {
    de: 'Auf Los decken alle ihre {n} Steine auf und bauen.',
    en: 'On the call all turn their {n} stones and build.',
  },
  'presto.line.next': {
    de: 'Seht euch die Kreuzworte an, dann kommen neue Steine.',
    en: 'Look at the crosswords, then new stones come.',
  },
  'presto.line.next.you': {
    de: 'Sieh dir die Kreuzworte an, dann kommen neue Steine.',
    en: 'Look at the crosswords, then new stones come.',
  },
  'presto.line.ready': {
    de: 'Deine {n} Steine liegen verdeckt. Auf Los läuft deine Zeit.',
    en: 'Your {n} stones lie face down. On the call your time runs.',
  },
  'presto.line.build': {
    de: 'Bau ein Kreuzwort aus allen Steinen. Auf der Bank: {n}.',
    en: 'Build one crossword out of all stones. On the bench: {n}.',
  },
  'presto.line.oneleft': {
    de: 'Bau ein Kreuzwort aus allen Steinen; einer darf übrig bleiben. Auf der Bank: {n}.',
    en: 'Build one crossword out of all stones; one may be left. On the bench: {n}.',
  },
  'presto.line.done': {
    de: 'Du bist fertig. Es bauen noch: {names}',
    en: 'You are done. Still building: {names}',
  },
  'presto.line.wait': { de: 'Es bauen noch: {names}', en: 'Still building: {names}' },
  'presto.claim': { de: 'Fertig', en: 'Done' },
  'presto.wants': { de: 'Noch {n} {n|Stein|Steine}', en: '{n} more {n|stone|stones}' },
  'presto.wants.first': { de: 'Leg ein erstes Wort', en: 'Lay a first word' },
  'presto.clear': { de: 'Alles zurück auf die Bank', en: 'All back to the bench' },
  'presto.clear.title': { de: 'Von vorn anfangen?', en: 'Begin anew?' },
  'presto.clear.text': {
    de: 'Alle Steine kommen zurück auf die Bank. Die Zeit läuft weiter.',
    en: 'All stones go back to the bench. The time runs on.',
  },
  'presto.giveup.text': {
    de: 'Du baust in dieser Runde nicht weiter und kommst auf den letzten Platz. Die anderen bauen weiter.',
    en: 'You build no more in this round and come last. The others build on.',
  },
  'presto.stay': { de: 'Weiterbauen', en: 'Build on' },
  'presto.is.building': { de: 'baut', en: 'building' },
  'presto.is.done': { de: 'fertig', en: 'done' },
  'presto.is.out': { de: 'aufgegeben', en: 'gave up' },
  'presto.is.waiting': { de: 'kommt noch', en: 'comes later' },
  'presto.place': { de: '{rank}. in {time}', en: 'No. {rank} in {time}' },
  'presto.place.left': { de: 'ein Stein übrig', en: 'one stone left' },
  'presto.place.none': { de: 'nicht fertig', en: 'not finished' },
  'presto.lookup': { de: 'Wörter nachschlagen', en: 'Look the words up' },
  'presto.pad.ranks': { de: 'Plätze des Abends', en: 'Places of the evening' },
  'presto.wins': { de: 'Siege', en: 'Wins' },
  'presto.points': { de: 'Punkte', en: 'Points' },
  'presto.finished': { de: 'Fertig', en: 'Finished' },
  'presto.best': { de: 'Beste Zeit', en: 'Best time' },
  'presto.end': { de: '{names}: {n} {n|Sieg|Siege}', en: '{names}: {n} {n|win|wins}' },
  'presto.end.you': {
    de: 'Du gewinnst mit {n} {n|Sieg|Siegen}',
    en: 'You win with {n} {n|round|rounds}',
  },
  'presto.end.nobody': { de: 'Niemand ist fertig geworden', en: 'Nobody has finished' },
  'presto.ready': { de: 'Schon fertig: {names}', en: 'Finished: {names}' },
  'presto.begins': { de: 'Los. Die Steine liegen offen.', en: 'Go. The stones lie open.' },
  'presto.isdone': { de: '{name} ist fertig.', en: '{name} is done.' },
  'presto.isout': { de: '{name} gibt auf.', en: '{name} gives up.' },
  'presto.over': { de: 'Runde {n} ist vorbei.', en: 'Round {n} is over.' },
  'presto.step.deal': { de: 'Die Steine werden ausgeteilt.', en: 'The stones are dealt.' },
  'presto.step.go': { de: '{name} deckt die Steine auf.', en: '{name} turns the stones.' },
  'presto.step.build': { de: '{name} baut.', en: '{name} builds.' },
  'presto.leave': { de: 'Du bekommst keine Steine mehr.', en: 'You are dealt no more stones.' },
} as const satisfies Words;

export const t = speaking(live, words);
export type Key = KeyOf<typeof t>;
