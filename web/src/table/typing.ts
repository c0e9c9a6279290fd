// Letters that are typed while a square is chosen go there, wherever the hand has tapped last.
import { boardKey, type BoardKey } from '../board/keys';

const WRITES = 'input, textarea, select, [contenteditable], [role=gridcell], dialog, [role=dialog]';

/** What the key means for the board; null where it belongs to something else. */
export function typedKey(event: KeyboardEvent): BoardKey | null {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || target?.closest(WRITES)) return null;
  if (document.querySelector('dialog[open], [role=dialog]')) return null;
  const key = boardKey(event);
  return key?.do === 'letters' || key?.do === 'back' ? key : null;
}
