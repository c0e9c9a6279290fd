// Rounds in which everybody only bought or passed are one line of the pad.
import type { Sheet, SheetCell } from '../../table/look';
import { t } from './words';

type Round = Sheet['rounds'][number];

/** A turn without a word: what was bought in it, if anything. */
export function idle(bought: number): SheetCell {
  const text = bought ? t('typdom.pad.bought', { n: bought }) : '–';
  return { text, spoken: '', words: [], bought };
}

/** The rounds, and what stands before them: their numbers, or from where to where. */
export function folded(rounds: readonly Round[]): Pick<Sheet, 'rounds' | 'numbers'> {
  const groups: { from: number; rounds: Round[] }[] = [];
  rounds.forEach((round, at) => {
    const open = groups.at(-1);
    if (open && quiet(round) && open.rounds.every(quiet)) open.rounds.push(round);
    else groups.push({ from: at + 1, rounds: [round] });
  });
  return {
    rounds: groups.map((group) => together(group.rounds)),
    numbers: groups.map(({ from, rounds: { length } }) =>
      length > 1 ? `${from}–${from + length - 1}` : String(from),
    ),
  };
}

const quiet = (round: Round): boolean => round.every((cell) => !cell || cell.bought !== undefined);

function together(rounds: readonly Round[]): Round {
  const [first = []] = rounds;
  if (rounds.length === 1) return first;
  return first.map((_, seat) => summed(rounds.flatMap((round) => round[seat] ?? [])));
}

/** 'kauft 3×'; where several were bought at once, how many in all. */
function summed(cells: readonly SheetCell[]): SheetCell {
  const bought = cells.flatMap((cell) => cell.bought || []);
  const n = bought.reduce((sum, stones) => sum + stones, 0);
  if (bought.length < 2 || bought.some((stones) => stones > 1)) return idle(n);
  return { ...idle(n), text: t('typdom.pad.bought.times', { n }) };
}
