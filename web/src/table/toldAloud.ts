// What happened to a stone in the making, as it is said aloud.
import type { Told } from '../board/arrangement';
import { t, type Key } from '../app/language.svelte';

/** Where stones come from: the case, a bench, or other squares of the board. */
type Origin = 'case' | 'rack' | 'square';

const back: Record<Origin, Key> = {
  case: 'told.back',
  rack: 'told.back.rack',
  square: 'told.back.square',
};

export function toldAloud(told: Told, place: string, from: Origin): string {
  switch (told.what) {
    case 'put':
      return t('told.put', { letter: told.letter, place });
    case 'back':
      return t(back[from], { letters: told.letters });
    case 'gone':
      return t(from === 'rack' ? 'told.gone.rack' : 'told.gone', { letter: told.letter });
    case 'full':
      return t(place ? 'told.full' : 'told.off', { place });
    case 'away':
      return t('told.away', { place });
    case 'elsewhere':
      return t('told.elsewhere', { letter: told.letter, place });
    case 'nothing':
      return t('told.nothing', { place });
    case 'hand':
      return t('told.hand', { letter: told.letter });
    case 'way':
      return t(told.down ? 'told.down' : 'told.across');
  }
}
