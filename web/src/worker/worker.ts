// The page's worker: it opens without a net what was here before, and rings when it is one's turn.
import { hangBell } from './bell';
import { Larder } from './larder';
import { mannerOf } from './manner';
import { scope } from './scope';

// Written in by the build (larder.ts beside vite.config.ts).
declare const FILES: readonly string[];
declare const BUILD: string;

const larder = new Larder(FILES, BUILD);

scope.addEventListener('install', (event) => {
  // Pages of the build before keep their worker and its files until the last of them is closed.
  event.waitUntil(larder.stock());
});

scope.addEventListener('activate', (event) => {
  const languages = scope.navigator.language.startsWith('de') ? ['de'] : ['de', 'en'];
  // Rules that are late or do not come are fetched when somebody reads them.
  const rules = larder.stockRules(languages).catch(() => undefined);
  event.waitUntil(Promise.all([larder.clear(), scope.clients.claim(), rules]));
});

scope.addEventListener('fetch', (event) => {
  const manner = mannerOf(event.request, scope.location.origin);
  if (manner === 'pass') return;
  if (manner === 'page') {
    event.respondWith(larder.page(event.request));
    event.waitUntil(larder.stockDays(scope.location.origin));
  } else if (manner === 'file') event.respondWith(larder.file(event.request));
  else event.respondWith(larder.answer(event.request, manner));
});

hangBell();
