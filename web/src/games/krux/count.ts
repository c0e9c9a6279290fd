// The final count of Krux: three lines a half, and what it objects to.
import type { Objection } from '../../board/pointing';
import { t } from './words';
import { bestMoveTold, endedTold, mostOf, of } from '../../ending/told';
import { t as endT } from '../../ending/words';
import type { Frame, LaidWord } from '../../lib/wire';
import type { Final } from '../../table/look';
import type { KruxView } from './view';

/** Runs that cost: letters that make no word, and words that stand there once more. */
export function remarksOf({ sheets }: KruxView): Objection[] {
  const faults = sheets.flatMap(({ words }) =>
    words.filter((word) => word.answer === 'no' || word.points <= 0),
  );
  return faults.map((word, at) => ({
    pin: at + 1,
    word: word.word,
    squares: word.squares ?? [],
    reason: reasonOf(word),
    data: {},
  }));
}

function reasonOf({ word, answer }: LaidWord): string {
  return t(answer === 'no' ? 'krux.salad' : 'krux.double', { n: word.length });
}

const less = (n: number): string => (n ? `−${n}` : '0');

export function finalOf({ view, seats, scores }: Frame<KruxView>): Final {
  const words = view.sheets.flatMap((sheet) =>
    sheet.words.filter(({ points }) => points > 0).map(({ word }) => word),
  );
  const rows = seats.map((_, seat) => {
    const { across = 0, down = 0, penalties = 0 } = view.sheets[seat] ?? {};
    const lines = [
      { label: t('krux.across'), text: String(across) },
      { label: t('krux.down'), text: down ? `+${down}` : '0' },
      { label: t('krux.penalties'), text: less(penalties) },
    ];
    return { seat, values: [], total: scores[seat] ?? 0, lines };
  });
  return {
    heads: [],
    rows: rows.sort((one, other) => other.total - one.total),
    total: t('pad.sum'),
    longest: words.reduce<string | null>(
      (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
      null,
    ),
  };
}

/** Penalties, where they were more than the difference; else the best word. */
export function ended(frame: Frame<KruxView>): string {
  const { given_up: gone, sheets } = frame.view;
  const why = gone === null ? endT('ended.stuck') : of(frame, gone, 'ended.gaveup');
  const [winner] = frame.winners;
  const loser = frame.scores.findIndex((_, seat) => seat !== winner);
  const penalties = sheets[loser]?.penalties ?? 0;
  const apart = (frame.scores[winner ?? 0] ?? 0) - (frame.scores[loser] ?? 0);
  if (frame.winners.length === 1 && penalties > 0 && penalties >= apart)
    return endedTold(frame, why, of(frame, loser, 'decisive.penalties', { n: penalties }));
  const moves = sheets.flatMap(({ words }, seat) => {
    const best = mostOf(words, ({ points }) => points);
    return best ? [{ seat, points: best.points, words: [best] }] : [];
  });
  return endedTold(frame, why, bestMoveTold(frame, moves));
}
