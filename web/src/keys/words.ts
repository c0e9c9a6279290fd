// Words of the sheet that tells the keys.
import { speaking, type Words } from '../app/language.svelte';

export const words = {
  'keys.head': { de: 'Tasten', en: 'Keys' },
  'keys.lead': { de: 'Alles geht auch ohne Maus.', en: 'Everything works without a mouse, too.' },
  'keys.everywhere': { de: 'Überall', en: 'Everywhere' },
  'keys.table': { de: 'Am Tisch', en: 'At the table' },
  'keys.puzzle': { de: 'Im Rätsel', en: 'In a puzzle' },
  'keys.workshop': { de: 'In der Werkstatt', en: 'In the workshop' },
  'keys.replay': { de: 'Beim Nachspielen', en: 'In a replay' },

  'key.arrows': { de: 'Pfeiltasten', en: 'Arrow keys' },
  'key.shift.arrows': { de: 'Umschalt und Pfeile', en: 'Shift and arrows' },
  'key.ends': { de: 'Pos1, Ende, Bild auf, Bild ab', en: 'Home, End, Page up, Page down' },
  'key.home.end': { de: 'Pos1, Ende', en: 'Home, End' },
  'key.letters': { de: 'Buchstaben', en: 'Letters' },
  'key.space': { de: 'Leertaste', en: 'Space' },
  'key.back': { de: 'Rücktaste', en: 'Backspace' },
  'key.delete': { de: 'Entf', en: 'Delete' },
  'key.enter': { de: 'Eingabe', en: 'Enter' },
  'key.escape': { de: 'Esc', en: 'Esc' },
  'key.tab': { de: 'Tab', en: 'Tab' },
  'key.point': { de: 'Punkt', en: 'Full stop' },
  'key.plus.minus': { de: '+ und −', en: '+ and −' },
  'key.mark': { de: '?', en: '?' },

  'keys.tab': { de: 'zum nächsten Knopf oder Feld', en: 'to the next button or field' },
  'keys.leave': { de: 'schließt ein Blatt oder Menü', en: 'closes a sheet or menu' },
  'keys.mark': { de: 'zeigt dieses Blatt', en: 'shows this sheet' },
  'keys.move': { de: 'von Feld zu Feld', en: 'from square to square' },
  'keys.far': { de: 'an den Rand', en: 'to the edge' },
  'keys.write': { de: 'legen einen Stein oder schreiben', en: 'lay a stone or write' },
  'keys.turn': {
    de: 'wechselt die Richtung; bei Boggle nimmt sie den Würfel',
    en: 'changes the direction; in Boggle it takes the die',
  },
  'keys.back': { de: 'nimmt den letzten Buchstaben zurück', en: 'takes the last letter back' },
  'keys.remove': { de: 'leert das Feld', en: 'empties the square' },
  'keys.commit': { de: 'macht den Zug', en: 'makes the move' },
  'keys.clear': { de: 'legt alles zurück', en: 'puts everything back' },
  'keys.zoom': {
    de: 'Brett größer oder kleiner, wie Strg und Mausrad',
    en: 'board larger or smaller, like Ctrl and the wheel',
  },
  'keys.direction': { de: 'wechselt die Richtung', en: 'changes the direction' },
  'keys.next': {
    de: 'zum nächsten Wort, mit Umschalt zum vorigen',
    en: 'to the next word, with Shift to the one before',
  },
  'keys.pencil': { de: 'Bleistift an oder aus', en: 'pencil on or off' },
  'keys.corner': { de: 'wählen eine Ecke aus', en: 'choose a corner' },
  'keys.pick': { de: 'wählt das Wort', en: 'picks the word' },
  'keys.walk': { de: 'einen Zug vor oder zurück', en: 'one move on or back' },
  'keys.walk.ends': { de: 'zum Anfang, zum Ende', en: 'to the beginning, to the end' },
} as const satisfies Words;

export const t = speaking(words);
export type KeyWord = keyof typeof words;
