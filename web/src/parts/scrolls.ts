// A box that is wider than its place can be scrolled by keys too: then, and only then, the Tab key
// reaches it.

export function scrolls(box: HTMLElement): () => void {
  const look = (): void => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(look);
  watch.observe(box);
  for (const child of box.children) watch.observe(child);
  return () => watch.disconnect();
}
