// Who pays whom at the end of a game in which rests are paid: black 1, red 3, jolly 10.

export interface Debt {
  /** What was left over. */
  rest: number;
  /** A penalty that goes to every other player; who pays one has paid the rest with it. */
  each: number;
}

/** Of one seat; null: nothing is written yet. */
export type Owing = Debt | 'absent' | null;

/** The field of a penalty. */
export const EACH = 'each';

/** Whom the others pay: the only one with the lowest rest who paid no penalty; −1: nobody. */
function winnerOf(debts: readonly Debt[]): number {
  const honest = debts.filter(({ each }) => !each).map(({ rest }) => rest);
  const least = Math.min(...honest);
  const several = honest.filter((rest) => rest === least).length > 1;
  return several || !honest.length
    ? -1
    : debts.findIndex(({ rest, each }) => !each && rest === least);
}

/** Of those who were there; null: somebody has not written yet. */
function told(owing: readonly Owing[]): readonly Debt[] | null {
  const there = owing.filter((debt) => debt !== 'absent');
  return there.length > 1 && there.every((debt) => debt !== null) ? there : null;
}

/** Was the lowest rest held by several? Then nobody is paid, and the next game counts double. */
export function drawnGame(owing: readonly Owing[]): boolean {
  const debts = told(owing);
  return debts !== null && winnerOf(debts) < 0;
}

/** What each seat gains or pays; null until all rests are written, and for who was not there. */
export function settled(owing: readonly Owing[], stake: number): (number | null)[] {
  const debts = told(owing);
  if (!debts) return owing.map(() => null);
  const winner = debts[winnerOf(debts)];
  const due = (debt: Debt): number => (!winner || debt === winner || debt.each ? 0 : debt.rest);
  const won = debts.reduce((sum, debt) => sum + due(debt), 0);
  const fines = debts.reduce((sum, { each }) => sum + each, 0);
  return owing.map((debt) => {
    if (debt === 'absent' || debt === null) return null;
    const gained = (debt === winner ? won : 0) + fines - debt.each;
    // Plus nothing: no pad says −0.
    return stake * (gained - due(debt) - debt.each * (debts.length - 1)) + 0;
  });
}
