// The pad of the games in which rests are paid; the prices are those of the box.
import { GAME, TOTAL } from '../../companion/fields';
import { EACH } from '../../companion/payments';
import type { Companion, Field } from '../../companion/plan';
import type { Bilingual } from '../../lib/wire';

const RESTS: readonly Field[] = [
  { id: 'black', label: { de: 'Schwarz ×1', en: 'Black ×1' }, times: 1 },
  { id: 'red', label: { de: 'Rot ×3', en: 'Red ×3' }, times: 3 },
  { id: 'jolly', label: { de: 'Jolly ×10', en: 'Jolly ×10' }, times: 10 },
];

/** `penalty`: what is paid to each of the others is called so. */
export function paying(own: Pick<Companion, 'glass' | 'start'>, penalty?: Bilingual): Companion {
  const fine: Field[] = penalty ? [{ id: EACH, label: penalty, times: 0 }] : [];
  return {
    ...own,
    pad: {
      row: GAME,
      fields: [...RESTS, ...fine],
      ends: [],
      way: 'payments',
      total: TOTAL,
      note: {
        de:
          'Schreibt auf, was jedem übrig bleibt. Wer fertig ist oder am wenigsten hat, bekommt die ' +
          'Reste der anderen. Nach einem Gleichstand gilt im nächsten Spiel der doppelte Einsatz.',
        en:
          'Write down what everybody has left. Whoever is out or has least is paid the rests of the ' +
          'others. After a tie the next game goes for double stake.',
      },
    },
  };
}
