// The first minute of Cartino: three hearts side by side.
import { say, type Introduction } from '../../intro/introduction';

export const introduction: Introduction = {
  lead: say('Vier Bilder, dann legst du selbst.', 'Four pictures, then you lay yourself.'),
  pictures: [
    {
      title: say('Jeder Stein hat seine Karte', 'Every stone has its card'),
      text: say(
        'Auf dem Brett liegt ein Skatblatt. Ein Stein passt nur auf seine Karte.',
        'A pack of cards is printed on the board. A stone fits only on its own card.',
      ),
      drawing: { look: 'cards', rows: ['B♥ D♥ K♥ A♥', 'B♥ D♥! K♥ A♥'] },
    },
    {
      title: say('Eine Farbe im Zug', 'One suit a turn'),
      text: say(
        'Leg so viele Steine, wie du magst, aber alle von einer Farbe.',
        'Lay as many stones as you like, but all of one suit.',
      ),
      drawing: { look: 'cards', rows: ['B♥ D♥! K♥! A♥!', 'B♥ D♥ K♥ A♥'] },
    },
    {
      title: say('Nachbarn bringen Punkte', 'Neighbours bring points'),
      text: say(
        'Es zählt, woran dein Stein stößt: As 5, König 4, Dame 3, Bube 2, alles andere 1.',
        'What your stone touches counts: ace 5, king 4, queen 3, jack 2, all others 1.',
      ),
      drawing: {
        look: 'cards',
        rows: ['D♥! K♥! A♥!'],
        note: say('Der König bringt 3 + 5', 'The king brings 3 + 5'),
      },
    },
    {
      title: say('Fünf auf einmal', 'Five at once'),
      text: say(
        'Alle fünf Steine einer Farbe in einem Zug bringen zehn Punkte dazu.',
        'All five stones of one suit in a turn bring ten more points.',
      ),
      drawing: {
        look: 'cards',
        rows: ['10♥! B♥! D♥! K♥! A♥!'],
        note: say('+ 10 Punkte', '+ 10 points'),
      },
    },
  ],
  steps: ['* start 1', '* deal hA hK hQ d9 s8/cA cK cQ dT sT'],
  moves: [
    {
      told: say(
        'Leg Herz Dame, König und As: Stein antippen, dann seine Karte.',
        'Lay the queen, king and ace of hearts side by side: tap a stone, then its card.',
      ),
      stones: [
        ['hQ', '4,1'],
        ['hK', '4,2'],
        ['hA', '4,3'],
      ],
    },
  ],
};
