// Where the hand points: it looks at the page as a person does, so it knows no game.
import type { GuidedMove } from './introduction';

type Stone = GuidedMove['stones'][number];

const cellAt = (root: ParentNode, key: string): Element | null =>
  root.querySelector(`main [data-square="${key}"]`);

const lies = (root: ParentNode, [, key]: Stone): boolean =>
  Boolean(cellAt(root, key)?.querySelector('.stone'));

/** All stones are down. */
export const placed = (root: ParentNode, move: GuidedMove): boolean =>
  move.stones.every((stone) => lies(root, stone));

function pieceOf(root: ParentNode, symbol: string): Element | null {
  const pieces = [...root.querySelectorAll<HTMLElement>('main .comp[data-letter], main .slot')];
  return (
    pieces.find(
      (piece) =>
        piece.dataset.letter === symbol ||
        (piece.tagName === 'BUTTON' && piece.dataset.slot?.replace(/\d+$/, '') === symbol),
    ) ?? null
  );
}

function onDice(root: ParentNode, { stones }: GuidedMove): Element | null {
  const next = stones.find(([, key]) => !cellAt(root, key)?.querySelector('.die.on'));
  return next ? cellAt(root, next[1]) : root.querySelector('main form .btn.main');
}

/** The next thing to touch; null where it is not to be seen. */
export function pointAt(root: ParentNode, move: GuidedMove): Element | null {
  if (move.dice) return onDice(root, move);
  const next = move.stones.find((stone) => !lies(root, stone));
  if (!next) {
    const field = root.querySelector<HTMLInputElement>('main .announcing input');
    if (move.says && field && field.value.toUpperCase() !== move.says) return field;
    return root.querySelector('main .acts.stick .btn.main');
  }
  const [symbol, key] = next;
  const cell = cellAt(root, key);
  if (root.querySelector('main :is(.comp, .slot)[aria-pressed="true"]')) return cell;
  return move.squareFirst && !cell?.classList.contains('cursor') ? cell : pieceOf(root, symbol);
}
