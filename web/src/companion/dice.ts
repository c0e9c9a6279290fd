// Dice while they are typed in: sixteen cells, row by row.

export const SIDE = 4;
export const DICE = SIDE * SIDE;
export type Dice = readonly string[];

export const noDice = (): string[] => Array<string>(DICE).fill('');

/** The letters of a text that a die can show. */
export const facesIn = (text: string): string[] => text.toUpperCase().match(/[A-Z]/g) ?? [];

/** What is in a text besides letters and gaps. */
export const odd = (text: string): boolean => /[^\sA-Za-z/|,;-]/.test(text);

/** Letters typed at a cell fill it and those behind it. */
export function typedAt(dice: Dice, at: number, faces: readonly string[]): string[] {
  return dice.map((face, cell) => faces[cell - at] ?? (cell === at ? '' : face));
}

export const missing = (dice: Dice): number => dice.filter((face) => !face).length;

/** The cell to which an arrow leads; null: past the edge. */
export function beside(at: number, key: string): number | null {
  const row = Math.floor(at / SIDE);
  if (key === 'ArrowLeft') return at > 0 ? at - 1 : null;
  if (key === 'ArrowRight') return at < DICE - 1 ? at + 1 : null;
  if (key === 'ArrowUp') return row > 0 ? at - SIDE : null;
  if (key === 'ArrowDown') return row < SIDE - 1 ? at + SIDE : null;
  return null;
}

/** The words of a list as somebody wrote them: between gaps, commas and new lines. */
export const wordsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
