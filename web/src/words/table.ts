// Words of the table and of the frame around every page.
import type { Words } from '../lib/language.svelte';

export const table = {
  'mast.home': { de: 'Setzkasten, zum Regal', en: 'Setzkasten, to the shelf' },
  'mast.lookup': { de: 'Wort nachschlagen', en: 'Look up a word' },
  'mast.menu': { de: 'Menü', en: 'Menu' },
  'mast.shelf': { de: 'Zum Regal', en: 'To the shelf' },
  'mast.games': { de: 'Meine Partien', en: 'My games' },
  'mast.rules': { de: 'Regeln', en: 'Rules' },
  'mast.settings': { de: 'Einstellungen', en: 'Settings' },
  'app.loading': { de: 'Einen Augenblick …', en: 'One moment …' },
  'app.lost': { de: 'Hier liegt kein Blatt.', en: 'There is no page here.' },
  'app.lost.way': { de: 'Zum Regal mit den Spielen', en: 'To the shelf with the games' },
  'app.broken': { de: 'Diese Seite ließ sich nicht laden. Lade sie noch einmal.', en: 'This page did not load. Load it again.' },
} as const satisfies Words;
