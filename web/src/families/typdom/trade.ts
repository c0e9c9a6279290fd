// Buying stones blind and robbing jollies, as all Typ-Dom games offer it.
import { keyOf } from '../../board/squares';
import type { Square } from '../../lib/wire';
import type { SideAction } from '../../table/handle';
import type { Lying } from './place';
import { backFace, red } from './stones';
import { t } from './words';

interface Purchase {
  label: string;
  title: string;
  text: string;
  /** How many at most; one where left out. */
  most?: number;
  yes: (n: number) => string;
}

const COLOURS = ['red', 'black'] as const;

// What share of a hand should be vowels?
const VOWELS = 0.4;

/** The colour that the hand needs more, of those that can be had. */
function wanted(left: readonly string[], hand: readonly string[]): string | undefined {
  const poor = hand.filter(red).length < VOWELS * hand.length ? 'red' : 'black';
  return left.includes(poor) ? poor : left[0];
}

interface Buyer {
  /** The colours that can be had. */
  colours: readonly string[];
  hand: readonly string[];
}

/** A tap buys one stone, of which only the colour is chosen; where nothing else can be done, it leads. */
export function buying({ colours: left, hand }: Buyer, { must = false } = {}): SideAction[] {
  const colours = COLOURS.filter((colour) => left.includes(colour));
  if (!colours.length)
    return [{ action: 'buy', label: t('typdom.buy.one'), why: t('typdom.buy.empty') }];
  return colours.map((colour) => ({
    action: `buy ${colour}`,
    label: t(`typdom.buy.${colour}`),
    note: t(`typdom.buy.${colour}.note`),
    face: backFace(colour),
    probes: [`buy ${colour}`],
    leads: must && colour === wanted(left, hand),
  }));
}

/** Several at once, in colours of one's choice. */
export function buyingMany(
  left: readonly string[],
  { label, title, text, most = 1, yes }: Purchase,
): SideAction[] {
  if (most < 2 || !left.length) return [];
  const kinds = COLOURS.filter((colour) => left.includes(colour)).map((colour) => ({
    symbol: colour,
    label: t(`typdom.${colour}`),
    face: backFace(colour),
  }));
  const choice = {
    title,
    text,
    kinds,
    most,
    action: (symbols: readonly string[]) => `buy ${symbols.join(' ')}`,
    yes: (symbols: readonly string[]) => yes(symbols.length),
    no: t('typdom.buy.no'),
  };
  return [{ action: 'buy', label, probes: kinds.map(({ symbol }) => `buy ${symbol}`), choice }];
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
