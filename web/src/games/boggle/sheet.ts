// The sheets of Boggle: the words of a round with their finders, and the points of all rounds.
import { t } from './words';
import { bestMoveTold, endedTold, of } from '../../ending/told';
import { t as endT } from '../../ending/words';
import { aloneAt, nameOf } from '../../table/seats';
import { endTitle } from '../../table/wording';
import type { Frame, Square } from '../../lib/wire';
import type { Final, Sheet } from '../../table/look';
import type { BoggleRound, BoggleView } from './view';

type BoggleFrame = Frame<BoggleView>;

export interface RoundLine {
  word: string;
  path: Square[];
  finders: number[];
  points: number;
  verdict: 'counts' | 'shared' | 'refused';
}

const RANKS: RoundLine['verdict'][] = ['counts', 'shared', 'refused'];

/** Each word once: what counts first, the most points on top, then what is struck. */
export function linesOf({ lists }: BoggleRound): RoundLine[] {
  const lines = new Map<string, RoundLine>();
  lists.forEach((list, seat) =>
    list.forEach(({ word, path, points, shared, allowed }) => {
      const line = lines.get(word);
      if (line) line.finders.push(seat);
      else
        lines.set(word, {
          word,
          path,
          finders: [seat],
          points,
          verdict: !allowed ? 'refused' : shared ? 'shared' : 'counts',
        });
    }),
  );
  const rank = ({ verdict }: RoundLine) => RANKS.indexOf(verdict);
  return [...lines.values()].sort(
    (one, other) =>
      rank(one) - rank(other) || other.points - one.points || one.word.localeCompare(other.word),
  );
}

const counting = (round: BoggleRound, seat: number): string[] =>
  (round.lists[seat] ?? []).filter(({ points }) => points > 0).map(({ word }) => word);

export function sheetOf(frame: BoggleFrame): Sheet | null {
  const { rounds } = frame.view;
  if (!rounds.length) return null;
  return {
    rounds: rounds.map((round, at) =>
      round.points.map((n, seat) => {
        const words = counting(round, seat);
        return {
          text: String(n),
          words,
          spoken: t('boggle.pad.cell', { name: nameOf(frame, seat), round: at + 1, n }),
        };
      }),
    ),
    foot: [{ label: t('pad.sum'), cells: frame.scores.map(String) }],
  };
}

export function finalOf(frame: BoggleFrame): Final {
  const { rounds } = frame.view;
  const words = rounds.flatMap((round) =>
    round.lists
      .flat()
      .filter(({ points }) => points > 0)
      .map(({ word }) => word),
  );
  const rows = frame.seats.map((_, seat) => ({
    seat,
    values: [String(rounds.reduce((sum, round) => sum + counting(round, seat).length, 0))],
    total: frame.scores[seat] ?? 0,
  }));
  return {
    heads: [t('end.words')],
    rows: rows.sort((one, other) => other.total - one.total),
    longest: words.reduce<string | null>(
      (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
      null,
    ),
  };
}

/** Alone nobody wins against anybody. */
export function endingOf(frame: BoggleFrame): string {
  if (frame.seats.length > 1) return endTitle(frame);
  return t(aloneAt(frame) === null ? 'boggle.end.team' : 'boggle.end.solo', {
    n: frame.scores[0] ?? 0,
    name: nameOf(frame, 0),
  });
}

/** After its rounds, or when somebody had the points; and the word that brought most. */
export function ended(frame: BoggleFrame): string {
  const { rounds } = frame.view;
  const target = Number(frame.options.target) || Infinity;
  const [first] = frame.winners.length ? frame.winners : [0];
  const reached = first !== undefined && (frame.scores[first] ?? 0) >= target ? first : null;
  const why =
    reached === null
      ? endT('ended.rounds', { n: rounds.length })
      : of(frame, reached, 'ended.target', { n: target });
  const found = rounds.flatMap(({ lists }) =>
    lists.flatMap((list, seat) =>
      list.map(({ word, points }) => ({ seat, points, words: [{ word, points }] })),
    ),
  );
  return endedTold(frame, why, bestMoveTold(frame, found));
}

/** 'Insgesamt 15 Runden.', 'Bis 100 Punkte.' */
export function lengthTold({ options }: Pick<Frame, 'options'>): string {
  const rounds = Number(options.rounds) || (options.target ? 0 : 15);
  const parts = [
    rounds ? t('boggle.of', { n: rounds }) : '',
    options.target ? t('boggle.until', { n: options.target }) : '',
  ];
  return parts.filter(Boolean).join(' ');
}
