// Buying stones blind and robbing jollies, as all Typ-Dom games offer it.
import { keyOf } from '../../board/squares';
import type { Square } from '../../lib/wire';
import type { SideAction } from '../../table/handle';
import type { Lying } from './place';
import { backFace } from './stones';
import { t } from './words';

interface Purchase {
  label: string;
  title: string;
  text: string;
  /** How many at most; one where left out. */
  most?: number;
  yes?: (n: number) => string;
}

const buyOne = (n: number): string => t(n ? 'typdom.buy.yes.one' : 'typdom.buy.none');

/** Only the colour is chosen. `left` are the colours that can still be bought. */
export function buying(
  left: readonly string[],
  { label, title, text, most = 1, yes = buyOne }: Purchase,
): SideAction {
  const colours = ['red', 'black'].filter((colour) => left.includes(colour));
  return {
    action: 'buy',
    label,
    why: colours.length ? undefined : t('typdom.buy.empty'),
    probes: colours.map((colour) => `buy ${colour}`),
    choice: {
      title,
      text,
      kinds: colours.map((colour) => ({
        symbol: colour,
        label: t(colour === 'red' ? 'typdom.red' : 'typdom.black'),
        face: backFace(colour),
      })),
      most,
      action: (symbols) => `buy ${symbols.join(' ')}`,
      yes: (symbols) => yes(symbols.length),
      no: t('typdom.buy.no'),
    },
  };
}

export function robbery({ square, letter }: Pick<Lying, 'square' | 'letter'>): SideAction {
  const action = `rob ${keyOf(square)}`;
  const confirm = {
    title: t('typdom.rob.title', { letter }),
    text: t('typdom.rob.text', { letter }),
    yes: t('typdom.rob.yes', { letter }),
    no: t('typdom.rob.no'),
    mild: true,
  };
  return { action, label: t('typdom.rob.of', { letter }), probes: [action], confirm };
}

/** A button for each jolly that can be robbed; else one that says why there is none. */
export function robberies(stones: readonly Lying[]): SideAction[] {
  const free = stones.filter(({ robbable }) => robbable);
  if (free.length) return free.map(robbery);
  const why = t(stones.some(({ jolly }) => jolly) ? 'typdom.rob.builtin' : 'typdom.rob.none');
  return [{ action: 'rob', label: t('typdom.rob'), why }];
}

/** The robbery that a tap on a square means, where the stone for it is in the hand. */
export function robberyAt(
  square: Square,
  { stones, hand }: { stones: readonly Lying[]; hand: readonly string[] },
): SideAction | null {
  const jolly = stones.find((stone) => stone.robbable && keyOf(stone.square) === keyOf(square));
  return jolly && hand.includes(jolly.letter) ? robbery(jolly) : null;
}
