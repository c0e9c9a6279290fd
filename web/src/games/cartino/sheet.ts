// The accounts of Cartino: what each stone brings, the pad, and the final sheet.
import { aheadOf } from '../../newgame/handicap';
import { numeral } from '../../app/language.svelte';
import { t } from './words';
import { nameOf } from '../../table/seats';
import type { Frame, Square, Trial } from '../../lib/wire';
import type { Final, Sheet, SheetCell } from '../../table/look';
import type { TrialLine } from '../../table/tell';
import { cardAt, faceOf, nameOfCard } from './cards';
import { pointsOf } from './told';
import type { CartinoMove, CartinoView } from './view';

type CartinoFrame = Frame<CartinoView>;

// How a part names the ten for five stones of a suit.
const SET = 'set';

/** 'D4' as the server names it. */
function squareNamed(name: string): Square {
  return [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65];
}

/** Each stone with what it brings, the set, and all together. */
export function trialLines(trial: Trial): TrialLine[] {
  const lines = (trial.parts ?? []).map(([name, n]): TrialLine => {
    if (name === SET) return { text: t('cartino.try.set'), value: `+${n}` };
    return { text: nameOfCard(cardAt(squareNamed(name))), value: String(n) };
  });
  return lines.length > 1
    ? [...lines, { text: t('try.sum'), value: String(trial.points), sum: true }]
    : lines;
}

/** What the stone on this square would bring. */
export function partAt(trial: Trial | null, named: string): number | undefined {
  return trial?.parts?.find(([name]) => name === named)?.[1];
}

const done = ({ kind }: CartinoMove): boolean => kind !== 'exchange';

export function sheetOf(
  frame: CartinoFrame,
  trial: { seat: number; points: number } | null,
): Sheet {
  const cells = frame.seats.map((_, seat): SheetCell[] =>
    frame.view.moves
      .filter((move) => move.seat === seat && done(move))
      .map((move) => ({
        text: move.kind === 'lay' ? String(pointsOf(move)) : '–',
        spoken: '',
        words: [],
      })),
  );
  if (trial)
    cells[trial.seat]?.push({ text: `${trial.points}?`, spoken: '', words: [], now: true });
  const length = Math.max(1, ...cells.map((column) => column.length));
  return {
    rounds: Array.from({ length }, (_, at) => cells.map((column) => column[at] ?? null)),
    foot: footOf(frame),
  };
}

const plain = (n: number): string => String(n).replace('-', '−');

/** At the end what it brought or cost stands between the sum and the total. */
function footOf({ scores, over, view: { settled } }: CartinoFrame): Sheet['foot'] {
  const sum = {
    label: t('pad.sum'),
    cells: scores.map((n, seat) => plain(n - (settled[seat] ?? 0))),
  };
  if (!over || !settled.length) return [sum];
  return [
    sum,
    { label: t('cartino.pad.end'), cells: settled.map((n) => (n > 0 ? `+${n}` : plain(n))) },
    { label: t('end.total'), cells: scores.map(plain) },
  ];
}

/** Points of the stones, of the sets, ten for the first out, and what the rest costs. */
export function finalOf(frame: CartinoFrame): Final {
  const { moves, shown, settled } = frame.view;
  const rows = frame.seats.map((_, seat) => {
    const own = moves.filter((move) => move.seat === seat);
    const sets = own.reduce((sum, { premium }) => sum + premium, 0);
    const total = frame.scores[seat] ?? 0;
    const ended = settled[seat] ?? 0;
    const laid = total - ended - sets - aheadOf(frame, seat);
    const lines = [
      { label: t('cartino.end.laid'), text: String(laid) },
      ...(sets ? [{ label: t('cartino.end.sets'), text: `+${sets}` }] : []),
      ended > 0
        ? { label: t('cartino.end.out'), text: `+${ended}` }
        : { label: t('cartino.end.rest'), text: ended ? `−${-ended}` : '0' },
    ];
    return { seat, values: [], total, lines, left: (shown[seat] ?? []).map(faceOf) };
  });
  return {
    heads: [],
    rows: rows.sort((one, other) => other.total - one.total),
    moves: moves.filter(done).length,
    longest: null,
  };
}

/** 'ein Zwanziger und 13' */
export function standing({ view }: CartinoFrame, seat: number): string {
  const [chips = 0, at = 0] = [view.chips[seat], view.track[seat]];
  if (!chips) return at ? t('cartino.track.at', { at }) : t('cartino.track.start');
  return chips === 1
    ? t('cartino.track.chip', { at })
    : t('cartino.track.chips', { chips: numeral(chips), at });
}

/** What stands on a counter: the first letter of the name, or two where others begin with it too. */
export function initialOf(frame: CartinoFrame, seat: number): string {
  const names = frame.seats.map((_, at) => nameOf(frame, at));
  const own = names[seat] ?? '';
  return own.slice(0, names.filter((name) => name.charAt(0) === own.charAt(0)).length > 1 ? 2 : 1);
}
