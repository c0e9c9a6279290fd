// The first minute of Presto: everybody builds at the same time.
import { say, type Introduction } from '../../intro/introduction';
import type { Bilingual } from '../../lib/wire';

/** `places`: what being first brings in this edition. */
export const introductionOf = (places: Bilingual): Introduction => ({
  lead: say(
    'Alle bauen zugleich. Drei Bilder, dann baust du selbst.',
    'All build at the same time. Three pictures, then you build yourself.',
  ),
  pictures: [
    {
      title: say('Neunzehn Steine, alle auf einmal', 'Nineteen stones, all at once'),
      text: say(
        'Jeder hat seine eigenen und seinen eigenen Tisch.',
        'Everyone has their own, and a table of their own.',
      ),
      drawing: { look: 'ivory', rows: ['A! A! E! E! I! O! U!', 'B D F G H K L', 'M N R S T _ _'] },
    },
    {
      title: say('Bau ein Kreuzwort', 'Build a crossword'),
      text: say(
        'Alle Wörter hängen zusammen. Umbauen darfst du, so oft du willst.',
        'All words hang together. Rebuild as often as you like.',
      ),
      drawing: { look: 'ivory', rows: ['H A U S .', '. . . T! .', '. . . E! .', '. . . R! N!'] },
    },
    {
      title: say('Fertig ruft, wer alles verbaut hat', 'Who has used all calls out'),
      text: places,
      drawing: {
        look: 'ivory',
        rows: ['H A U S', 'U . . T', 'T O N E'],
        note: say('Fertig', 'Done'),
      },
    },
  ],
  steps: ['* deal AAEEIOUBDFGHKLMNRST/AEEIIOUBDGHKLMNPRST'],
  moves: [
    {
      told: say(
        'Fang mit HAUS an: Tipp auf einen Stein, dann auf ein Feld in der Mitte.',
        'Begin with HAUS: tap a stone, then a square in the middle.',
      ),
      stones: [
        ['H', '0,0'],
        ['A', '0,1'],
        ['U', '0,2'],
        ['S', '0,3'],
      ],
      whole: true,
    },
  ],
});
