// The accounts of Lingua: what a word comes to line by line, the pad, and the final sheet.
import { aheadOf } from '../../newgame/handicap';
import { listed } from '../../board/spoken';
import { keyOf } from '../../board/squares';
import type { Tentative } from '../../board/picture';
import { t } from './words';
import { nameOf } from '../../table/seats';
import type { Frame, Trial, TrialWord } from '../../lib/wire';
import type { Final, Sheet } from '../../table/look';
import type { TrialLine } from '../../table/tell';
import { faceOf } from './tiles';
import type { LinguaMove, LinguaView } from './view';

type LinguaFrame = Frame<LinguaView>;

const part = (word: Pick<TrialWord, 'parts'>, name: string): number =>
  word.parts?.find(([one]) => one === name)?.[1] ?? 0;

/** Each word with its values, the colour word, the aces, the factor, the goal's prize, and all together. */
export function trialLines(
  trial: Trial,
  frame: LinguaFrame,
  stones: readonly Tentative[],
): TrialLine[] {
  const factor = trial.words.reduce((most, word) => Math.max(most, part(word, 'factor')), 1);
  const plain = (word: TrialWord) => part(word, 'letters') || word.points;
  const words = trial.words.flatMap((word): TrialLine[] => {
    const colour = part(word, 'colour');
    const line = {
      word: word.word,
      text: valuesOf(word, frame.view, stones),
      value: String(plain(word)),
    };
    return colour
      ? [line, { text: t('lingua.try.colour', { n: word.squares.length }), value: `+${colour}` }]
      : [line];
  });
  const prize = trial.points - trial.words.reduce((sum, word) => sum + word.points, 0);
  const lines = [...words];
  if (trial.earned)
    lines.push({ text: t('lingua.try.aces', { n: trial.earned }), value: aceStars(trial.earned) });
  if (factor > 1) lines.push({ text: factorTold(trial, frame, factor), value: `× ${factor}` });
  if (prize) lines.push({ text: t('lingua.try.prize'), value: `+${prize}` });
  const single = words.length === 1 && factor === 1 && !prize;
  return single
    ? lines
    : [...lines, { text: t('try.sum'), value: String(trial.points), sum: true }];
}

const aceStars = (n: number): string => (n > 4 ? `★ ${n}` : '★'.repeat(n));

/** '3 + 2 + 1 + 4' */
function valuesOf(
  { squares }: TrialWord,
  { values, stones: lying }: LinguaView,
  stones: readonly Tentative[],
): string {
  if (!values) return '';
  const colours = new Map([
    ...lying.map(({ square, colour }): [string, string] => [keyOf(square), colour]),
    ...stones.map(({ square, kind = '' }): [string, string] => [keyOf(square), kind.charAt(1)]),
  ]);
  return squares.map((square) => values[colours.get(keyOf(square)) ?? ''] ?? '?').join(' + ');
}

/** Says with which ace it begins, where this word reaches it. */
function factorTold(trial: Trial, { view }: LinguaFrame, factor: number): string {
  const before = view.factors[view.turn] ?? 1;
  const ace = { 2: 10, 3: 15, 4: 20 }[factor];
  const times = t(`lingua.times.${factor as 2 | 3 | 4}`);
  return factor > before && trial.earned
    ? t('lingua.try.reached', { ace, times })
    : t('lingua.try.factor', { times });
}

export function sheetOf(frame: LinguaFrame, trial: { seat: number; points: number } | null): Sheet {
  const { moves, aces } = frame.view;
  const row = (seat: number, text: string, now = false) =>
    frame.seats.map((_, at) =>
      at === seat ? { text, spoken: '', words: [], ...(now && { now }) } : null,
    );
  const rounds = moves.map((move) =>
    row(move.seat, move.kind === 'lay' ? String(move.points) : '–'),
  );
  const labels = moves.map((move) => ({
    texts: [labelOf(move), move.aces ? String(move.aces) : ''],
    words: move.words.map(({ word }) => word),
  }));
  if (trial) {
    rounds.push(row(trial.seat, `${trial.points}?`, true));
    labels.push({ texts: ['…', ''], words: [] });
  }
  return {
    rounds,
    heads: [t('lingua.pad.word'), t('lingua.aces')],
    labels,
    foot: [
      { label: t('pad.sum'), cells: frame.scores.map(String) },
      { label: t('lingua.aces'), cells: aces.map(String) },
    ],
  };
}

function labelOf({ kind, words, swapped }: LinguaMove): string {
  if (kind === 'lay') return listed(words.map(({ word }) => word));
  return swapped ? t('lingua.pad.swap', { n: swapped }) : t('lingua.pad.pass');
}

export function finalOf(frame: LinguaFrame): Final {
  const { moves, aces, ace_points, shown } = frame.view;
  const rows = frame.seats.map((_, seat) => {
    const total = frame.scores[seat] ?? 0;
    const prize = moves
      .filter((move) => move.seat === seat)
      .reduce((sum, move) => sum + move.prize, 0);
    const words = total - prize - (ace_points[seat] ?? 0) - aheadOf(frame, seat);
    const lines = [
      { label: t('lingua.end.words'), text: String(words) },
      {
        label: t('lingua.end.aces', { n: aces[seat] ?? 0 }),
        text: ace_points[seat] ? `+${ace_points[seat]}` : '0',
      },
      { label: t('lingua.end.prize'), text: prize ? `+${prize}` : '–' },
    ];
    return { seat, values: [], total, lines, left: (shown[seat] ?? []).map(faceOf) };
  });
  const laid = moves.flatMap((move) => move.words.map(({ word }) => word));
  return {
    heads: [],
    rows: rows.sort((one, other) => other.total - one.total),
    moves: moves.length,
    longest: laid.reduce<string | null>(
      (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
      null,
    ),
  };
}

/** Names and aces of the others, for those who look at their own. */
export function othersTold(frame: LinguaFrame, seat: number | null): string {
  const others = frame.view.aces.flatMap((n, at) =>
    at === seat ? [] : [t('lingua.aces.of', { name: nameOf(frame, at), n })],
  );
  return others.join(' · ');
}
