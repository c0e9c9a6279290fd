// Solving a puzzle: the pencil and notes, and solving together.
import type { Words } from '../app/language.svelte';

export const solving = {
  'solve.pencil': { de: 'Bleistift', en: 'Pencil' },
  'solve.pencil.key': {
    de: 'Mit Bleistift schreiben; auch mit der Taste Punkt',
    en: 'Write in pencil; the full stop key does it, too',
  },
  'solve.pencil.ink': { de: 'Fest eintragen', en: 'Write it in ink' },
  'solve.pencil.rub': { de: 'Ausradieren', en: 'Rub it out' },
  'solve.cell.pencilled': { de: 'mit Bleistift', en: 'in pencil' },
  'solve.notes': { de: 'Notizen', en: 'Notes' },
  'solve.note.word': { de: 'Zu {word}', en: 'On {word}' },
  'solve.note.all': { de: 'Zum ganzen Rätsel', en: 'On the whole puzzle' },
  'solve.notes.kept': {
    de: 'Nur für dich: Notizen bleiben auf diesem Gerät.',
    en: 'Only for you: notes stay on this device.',
  },
} as const satisfies Words;
