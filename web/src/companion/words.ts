// Words of the companion beside a box.
import { speaking, type Words } from '../app/language.svelte';

export const words = {
  'companion.title': { de: 'Begleiter', en: 'Companion' },
  'companion.head': { de: 'Begleiter zur Schachtel', en: 'Companion to the box' },
  'companion.lead': {
    de: 'Ihr spielt am Tisch, dieses Gerät hat Uhr, Block, Los und Wörterbuch.',
    en: 'You play at the table; this device has clock, pad, lots and dictionary.',
  },
  'companion.game': { de: 'Welches Spiel liegt auf dem Tisch?', en: 'Which game is on the table?' },
  'companion.with': { de: 'Auf dem Tisch', en: 'On the table' },
  'companion.rules': { de: 'Regeln lesen', en: 'Read the rules' },
  'companion.parts': { de: 'Teile des Begleiters', en: 'Parts of the companion' },
  'companion.net': {
    de: 'Uhr, Block und Los gehen ohne Netz und bleiben auf diesem Gerät.',
    en: 'Clock, pad and lots work without a net and stay on this device.',
  },
  'companion.net.words': {
    de: 'Das Wörterbuch braucht den Server.',
    en: 'The dictionary needs the server.',
  },
  'companion.net.tray': {
    de: 'Wörterbuch und Würfelsuche brauchen den Server.',
    en: 'The dictionary and the search on the dice need the server.',
  },
  'part.glass': { de: 'Uhr', en: 'Clock' },
  'part.pad': { de: 'Block', en: 'Pad' },
  'part.judge': { de: 'Wort', en: 'Word' },
  'part.lots': { de: 'Los', en: 'Lots' },
  'part.tray': { de: 'Würfel', en: 'Dice' },

  'glass.head': { de: 'Sanduhr', en: 'Sand-glass' },
  'glass.start': { de: 'Umdrehen', en: 'Turn it' },
  'glass.on': { de: 'Weiter', en: 'Go on' },
  'glass.pause': { de: 'Anhalten', en: 'Pause' },
  'glass.reset': { de: 'Zurückstellen', en: 'Reset' },
  'glass.time': { de: 'Zeit', en: 'Time' },
  'glass.minutes': { de: '{n} min', en: '{n} min' },
  'glass.leaflet': { de: '{n} min, wie im Heft', en: '{n} min, as printed' },
  'glass.less': { de: '10 Sekunden weniger', en: '10 seconds less' },
  'glass.more': { de: '10 Sekunden mehr', en: '10 seconds more' },
  'glass.less.short': { de: '− 10 s', en: '− 10 s' },
  'glass.more.short': { de: '+ 10 s', en: '+ 10 s' },
  'glass.empty': { de: 'Die Zeit ist um.', en: 'Time is up.' },
  'glass.left': { de: 'Noch {time}', en: '{time} left' },
  'glass.sound': { de: 'Ton am Ende', en: 'Sound at the end' },

  'pad.names': { de: 'Namen', en: 'Names' },
  'pad.names.head': { de: 'Wer spielt mit?', en: 'Who plays?' },
  'pad.names.name': { de: 'Name {n}', en: 'Name {n}' },
  'pad.names.more': { de: 'Noch jemand', en: 'One more' },
  'pad.names.out': { de: '{name} streichen', en: 'Strike {name}' },
  'pad.names.done': { de: 'Fertig', en: 'Done' },
  'pad.names.lost': {
    de: 'Die Punkte von {names} gehen mit vom Block. Zurücknehmen kannst du das danach noch.',
    en: 'The points of {names} leave the pad, too. You can still take that back afterwards.',
  },
  'pad.head': { de: 'Block', en: 'Score pad' },
  'pad.row': { de: '{row} {n}', en: '{row} {n}' },
  'pad.stake': { de: '{row} {n}, doppelter Einsatz', en: '{row} {n}, double stake' },
  'pad.track': { de: 'Auf der Leiste', en: 'On the track' },
  'pad.track.at': { de: '{chips} × {steps}, Feld {step}', en: '{chips} × {steps}, step {step}' },
  'pad.track.first': { de: 'Feld {step}', en: 'step {step}' },
  'pad.open': { de: 'Rest {n}', en: 'rest {n}' },
  'pad.write': { de: 'Eintragen', en: 'Write down' },
  'pad.change': { de: 'Ändern', en: 'Change' },
  'pad.empty': { de: 'Leeren', en: 'Empty' },
  'pad.cancel': { de: 'Doch nicht', en: 'Not now' },
  'pad.fault': { de: 'Hier gehört eine ganze Zahl hin.', en: 'A whole number belongs here.' },
  'pad.cell.empty': { de: '{row}, {name}: leer', en: '{row}, {name}: empty' },
  'pad.cell': { de: '{row}, {name}: {text}', en: '{row}, {name}: {text}' },
  'pad.undo': { de: 'Zurücknehmen', en: 'Undo' },
  'pad.share': { de: 'Teilen', en: 'Share' },
  'pad.share.head': { de: 'Zum Weitergeben', en: 'To pass on' },
  'pad.share.text': {
    de: 'Markier den Text und kopier ihn.',
    en: 'Mark the text and copy it.',
  },
  'pad.share.copied': { de: 'Der Block liegt in der Zwischenablage.', en: 'The pad is copied.' },
  'pad.close': { de: 'Schließen', en: 'Close' },
  'pad.new': { de: 'Neues Blatt', en: 'New sheet' },
  'pad.new.ask': { de: 'Neues Blatt nehmen?', en: 'Take a new sheet?' },
  'pad.new.text': {
    de: 'Alle Punkte dieses Spiels kommen weg, die Namen bleiben.',
    en: 'All points of this game go away, the names stay.',
  },
  'pad.new.no': { de: 'Behalten', en: 'Keep it' },
  'pad.ahead.none': { de: 'Noch nichts aufgeschrieben.', en: 'Nothing written down yet.' },
  'pad.ahead.one': { de: 'Vorn: {name} mit {n}', en: 'Ahead: {name} with {n}' },
  'pad.ahead.level': { de: 'Gleichauf: {names} mit {n}', en: 'Level: {names} with {n}' },
  'pad.ahead.gap': { de: ', {n} vor {name}', en: ', {n} ahead of {name}' },
  'pad.said': { de: '{name}: {n}. Dann {next}.', en: '{name}: {n}. Then {next}.' },

  'counter.more': { de: '{name}: eines mehr', en: '{name}: one more' },
  'counter.less': { de: '{name}: eines weniger', en: '{name}: one less' },
  'counter.ticked': { de: '{n} von {boxes} angekreuzt', en: '{n} of {boxes} ticked' },
  'counter.beyond': { de: 'und {n} weitere', en: 'and {n} more' },
  'counter.worth': { de: 'Am Ende {n} {n|Punkt|Punkte} wert.', en: 'Worth {n} {n|point|points}.' },
  'counter.table': { de: 'Auf dem Brett', en: 'On the board' },

  'judge.head': { de: 'Gilt das Wort?', en: 'Does the word count?' },
  'judge.word': { de: 'Wort', en: 'Word' },
  'judge.ask': { de: 'Nachschlagen', en: 'Look up' },
  'judge.empty': { de: 'Schreib erst ein Wort.', en: 'Write a word first.' },
  'judge.waits': {
    de:
      'Das Wörterbuch liegt beim Server, und der ist gerade nicht zu erreichen. Sobald er ' +
      'antwortet, wird {word} nachgeschlagen.',
    en:
      'The dictionary is with the server, which cannot be reached right now. As soon as it ' +
      'answers, {word} is looked up.',
  },

  'lots.head': { de: 'Los und Würfel', en: 'Lots and dice' },
  'lots.draw': { de: 'Auslosen', en: 'Draw lots' },
  'lots.letters': { de: 'Buchstaben aufdecken', en: 'Turn letters over' },
  'lots.begins': { de: '{name} ist dran.', en: 'It is {name}.' },
  'lots.order': { de: 'Reihenfolge', en: 'Order' },
  'lots.order.draw': { de: 'Reihenfolge auslosen', en: 'Draw the order' },
  'lots.letter': { de: '{name} hat {letter}', en: '{name} has {letter}' },
  'lots.dice': { de: 'Würfel', en: 'Dice' },
  'lots.dice.n': { de: '{n} {n|Würfel|Würfel}', en: '{n} {n|die|dice}' },
  'lots.throw': { de: 'Würfeln', en: 'Throw' },
  'lots.thrown': { de: 'Gewürfelt: {dice}', en: 'Thrown: {dice}' },
  'lots.thrown.sum': {
    de: 'Gewürfelt: {dice}, zusammen {sum}',
    en: 'Thrown: {dice}, {sum} in all',
  },

  'tray.head': { de: 'Was lag auf den Würfeln?', en: 'What lay on the dice?' },
  'tray.how': {
    de:
      'Tipp die sechzehn Würfel Reihe für Reihe ein. Ein Würfel mit Qu ist hier ein Q: Das U ' +
      'braucht einen eigenen.',
    en: 'Type the sixteen dice row by row. A die with Qu is a Q here: the U needs one of its own.',
  },
  'tray.dice': { de: '16 Würfel', en: '16 dice' },
  'tray.die': { de: 'Reihe {row}, Spalte {col}', en: 'Row {row}, column {col}' },
  'tray.odd': {
    de: 'Auf einem Würfel steht ein Buchstabe von A bis Z.',
    en: 'A die shows a letter from A to Z.',
  },
  'tray.missing': {
    de: 'Es {n|fehlt noch ein|fehlen noch #} Würfel.',
    en: '{n|One die is|# dice are} still missing.',
  },
  'tray.ask': { de: 'Wörter zeigen', en: 'Show the words' },
  'tray.clear': { de: 'Neu schütteln', en: 'Shake anew' },
  'tray.waits': {
    de:
      'Gesucht wird beim Server, und der ist gerade nicht zu erreichen. Sobald er antwortet, ' +
      'geht es von selbst weiter.',
    en:
      'The server does the search, and it cannot be reached right now. It goes on by itself ' +
      'as soon as it answers.',
  },
  'tray.found': {
    de: '{n} {n|Wort|Wörter} mit zusammen {points} {points|Punkt|Punkten}.',
    en: '{n} {n|word|words} worth {points} {points|point|points} in all.',
  },
  'tray.none': {
    de: 'Auf diesen Würfeln liegt kein Wort.',
    en: 'There is no word on these dice.',
  },
  'tray.length': { de: 'Länge', en: 'Length' },
  'tray.length.all': { de: 'Alle', en: 'All' },
  'tray.length.n': { de: '{n} Buchstaben', en: '{n} letters' },
  'tray.more': { de: 'Alle {n} Wörter zeigen', en: 'Show all {n} words' },
  'tray.points.word': { de: 'Punkte', en: 'points' },
  'tray.lists': { de: 'Listen vergleichen', en: 'Compare the lists' },
  'tray.lists.how': {
    de:
      'Was mehrere haben, ist gestrichen. Die Wörter stehen hintereinander, mit Leerzeichen ' +
      'dazwischen.',
    en: 'What several have is struck. Write the words one after the other, with spaces between.',
  },
  'tray.list': { de: 'Liste: {name}', en: 'List: {name}' },
  'tray.lists.ask': { de: 'Vergleichen', en: 'Compare' },
  'tray.lists.empty': { de: 'Schreib erst eine Liste.', en: 'Write a list first.' },
  'tray.lists.write': { de: 'In den Block eintragen', en: 'Write on the pad' },
  'tray.lists.written': { de: 'Die Runde steht auf dem Block.', en: 'The round is on the pad.' },
  'tray.read': { de: '{name}: {n} {n|Punkt|Punkte}', en: '{name}: {n} {n|point|points}' },
  'tray.shared': { de: 'doppelt', en: 'shared' },
  'tray.refused': { de: 'gilt nicht', en: 'does not count' },
} as const satisfies Words;

export const t = speaking(words);
