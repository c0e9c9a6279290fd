// What a visitor feels, noted by the page itself: when cards can be used, what jumps, what lags.
window.seen = { cards: 0, jumped: 0, delay: 0, answer: 0 };

const CARD = 'article .go button:not(:disabled)';
const looking = new MutationObserver(() => {
  const card = document.querySelector(CARD);
  if (!card || !card.getBoundingClientRect().height) return;
  looking.disconnect();
  // The frame after the next has been drawn, and the page answers again.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => setTimeout(() => (seen.cards = performance.now()))),
  );
});
looking.observe(document, { subtree: true, childList: true, attributes: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.jumped += entry.value;
}).observe({ type: 'layout-shift', buffered: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    seen.delay = Math.max(seen.delay, entry.processingStart - entry.startTime);
    seen.answer = Math.max(seen.answer, entry.duration);
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
