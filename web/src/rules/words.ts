// Words of the rules beside a table and of the worked games; they come with those, not with the first page.
import { speaking, type Words } from '../app/language.svelte';

export const words = {
  'sample.title': { de: 'Musterpartie', en: 'Sample game' },
  'sample.of': { de: 'Musterpartie: {game}', en: 'Sample game: {game}' },
  'sample.watch': { de: 'Musterpartie ansehen', en: 'Watch the sample game' },
  'sample.rules': { de: 'Zu den Regeln', en: 'To the rules' },
  'rules.companion': { de: 'Begleiter zur Schachtel', en: 'Companion to the box' },
  'beside.rules': { de: 'Regeln: {game}', en: 'Rules: {game}' },
  'beside.back': { de: 'Zurück zum Tisch', en: 'Back to the table' },
} as const satisfies Words;

export const t = speaking(words);
