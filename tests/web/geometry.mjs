// What is wrong with the shape of the table that is shown. Looks at what is painted.
() => {
  const faults = [];
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const named = (e) => `${e.tagName.toLowerCase()}.${e.className} '${(e.textContent ?? '').trim().slice(0, 30)}'`;
  const box = (e) => e.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const e of document.querySelectorAll('main *, header *')) {
    if (e.closest('.pane, .sr, svg, input') || !shown(e) || e.clientWidth < 2) continue;
    const { overflowX, clipPath } = getComputedStyle(e);
    if (clipPath !== 'none' || e.scrollWidth <= e.clientWidth + 1) continue;
    if (overflowX !== 'visible') faults.push(`cut: ${named(e)}, ${e.clientWidth} of ${e.scrollWidth}`);
  }
  for (const cell of document.querySelectorAll('.pad th, .pad td, :is(.acts, .does, .keys) .btn, .cell > .start')) {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const [text, around] = [range.getBoundingClientRect(), box(cell)];
    if (text.width && shown(cell) && (text.right > around.right + 1 || text.left < around.left - 1)) faults.push(`sticks out: ${named(cell)}`);
  }
  for (const edge of document.querySelectorAll('.co')) {
    const number = document.createRange();
    number.selectNodeContents(edge);
    if (shown(edge) && number.getBoundingClientRect().width > box(edge).width - 2) faults.push(`touches the frame: ${named(edge)}`);
  }
  const [title, beside] = ['.turn > h1', '.turn > .quiet'].map((part) => document.querySelector(part));
  if (title && beside && box(title).width > 2) {
    const text = document.createRange();
    text.selectNodeContents(beside);
    if (meet(text.getBoundingClientRect(), box(title))) faults.push(`${named(beside)} runs into the title`);
  }
  const bubbles = [...document.querySelectorAll('.bubble')].filter(shown);
  const stones = [...document.querySelectorAll('.cell > .stone, .cell > .disc')];
  for (const bubble of bubbles) {
    const hidden = stones.filter((stone) => meet(box(bubble), box(stone)));
    if (hidden.length) faults.push(`${named(bubble)} covers ${hidden.map((s) => s.textContent.trim()).join(' ')}`);
  }
  const low = innerHeight <= 540 && innerWidth >= 600;
  if (bubbles.length && (innerWidth <= 860 || low)) faults.push('a bubble on a small screen');
  const board = document.querySelector('.holder, .tray');
  if (board && (innerWidth > 860 || low) && box(board).bottom + scrollY > innerHeight) faults.push(`the board ends at ${Math.round(box(board).bottom + scrollY)}`);
  return faults;
}
