// Does a key ask for help? Where somebody writes, a question mark is a question mark.

export function asksForKeys({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || metaKey || altKey) return false;
  const at = target instanceof Element ? target : document.body;
  return !at.closest(
    'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, dialog',
  );
}
