// Nomina: a board of 12 × 12, the open case, three letters a move, bons.
import { layingText } from '../../board/laying';
import { lettersOf, type Picture } from '../../board/picture';
import { listed } from '../../board/spoken';
import { named } from '../../board/squares';
import { numeral } from '../../app/language.svelte';
import { t } from './words';
import { aloneAt, nameOf } from '../../table/seats';
import type { Frame } from '../../lib/wire';
import { capital, compartments, drawsTold } from '../../families/wood/letters';
import { bestMoveTold, endedTold, of } from '../../ending/told';
import { t as endT } from '../../ending/words';
import { tableGame } from '../../table/game';
import type { SideAction } from '../../table/handle';
import type { Final, Sheet, SheetCell } from '../../table/look';
import type { NominaMove, NominaView } from './view';

type NominaFrame = Frame<NominaView>;

export const game = tableGame<NominaView>({
  name: 'Nomina',
  clauses: ['NOM-', 'GEN-'],
  introduction: () => import('./introduction'),
  look: {
    placeOf: named,
    picture,
    supply: (view, seat) => ({
      kind: 'case',
      letters: compartments(view.case),
      bons: seat === null ? 0 : (view.bons[seat] ?? 0),
    }),
    sheet: sheetOf,
    final: finalOf,
  },
  handle: {
    laying: (stones, view) => layingText(stones, lettersOf(picture(view))),
    sideActions,
  },
  tell: {
    leaving: () => t('nomina.leave'),
    lastOne: (frame, seat) => t('leave.lastmove', { name: nameOf(frame, seat) }),
    turnLine({ view }, seat) {
      const bons = view.bons[seat] ?? 0;
      const due = capital(numeral(view.stones_due));
      const extra =
        bons === 0
          ? ''
          : bons === 1
            ? t('nomina.turn.bon')
            : t('nomina.turn.bons', { bons: numeral(bons) });
      const line = `${t('nomina.turn', { move: view.moves.length + 1, due, n: view.stones_due })}${extra}.`;
      return view.last_move ? `${t('wood.lastmove')} ${line}` : line;
    },

    invitation({ view }, stones) {
      const n = view.stones_due - stones;
      return t(stones ? 'wood.more' : 'wood.take', { due: numeral(n), n });
    },
    news,
    ended(frame) {
      const last = frame.view.given_up.at(-1);
      const why = last === undefined ? endT('ended.stuck') : of(frame, last, 'ended.gaveup');
      return endedTold(frame, why, bestMoveTold(frame, frame.view.moves));
    },
    greeting: (frame) => (frame.view.moves.length ? '' : drawsTold(frame, frame.view.drawn ?? [])),
    lastMove({ moves }) {
      const last = moves.at(-1);
      return last?.words.length
        ? { seat: last.seat, words: last.words, points: last.points }
        : null;
    },
  },
});

function picture({ rows, cols, stones, last }: NominaView): Picture {
  return {
    label: t('nomina.board', { rows, cols }),
    top: 0,
    left: 0,
    rows,
    cols,
    open: false,
    stones,
    last,
  };
}

function sideActions(frame: NominaFrame, seat: number): SideAction[] {
  const points = t('points.count', { n: frame.scores[seat] ?? 0 });
  const no = t('giveup.stay');
  if (frame.view.last_move) {
    const label = t('wood.pass');
    return [
      {
        action: 'pass',
        label,
        confirm: { title: t('wood.pass.title'), text: t('nomina.pass.text'), yes: label, no },
      },
    ];
  }
  const text = t('nomina.giveup.text', { points, n: frame.scores[seat] ?? 0 });
  const label = t('giveup.label');
  return [
    { action: 'give-up', label, confirm: { title: t('giveup.title'), text, yes: label, no } },
  ];
}

function sheetOf(frame: NominaFrame, trial: { seat: number; points: number } | null): Sheet {
  const bySeat = frame.seats.map((_, seat) =>
    frame.view.moves.filter((move) => move.seat === seat),
  );
  const done = bySeat.map((moves, seat) => moves.map((move, at) => cellOf(frame, move, seat, at)));
  if (trial) done[trial.seat]?.push({ text: `${trial.points}?`, spoken: '', words: [], now: true });
  const length = Math.max(1, ...done.map((cells) => cells.length));
  return {
    rounds: Array.from({ length }, (_, at) => done.map((cells) => cells[at] ?? null)),
    foot: [
      { label: t('pad.sum'), cells: frame.scores.map(String) },
      { label: t('pad.bons'), cells: frame.view.bons.map((bons) => (bons ? String(bons) : '–')) },
    ],
  };
}

function finalOf(frame: NominaFrame): Final {
  const { moves, penalties } = frame.view;
  const rows = frame.seats.map((_, seat) => {
    const words = moves
      .filter((move) => move.seat === seat)
      .reduce((sum, move) => sum + move.points, 0);
    const penalty = Math.abs(penalties[seat] ?? 0);
    return {
      seat,
      values: [String(words), penalty ? `−${penalty}` : '–'],
      total: frame.scores[seat] ?? words - penalty,
    };
  });
  const laid = moves.flatMap((move) => move.words.map(({ word }) => word));
  return {
    heads: [t('end.words'), t('pad.bons')],
    rows: rows.sort((one, other) => other.total - one.total),
    moves: moves.length,
    longest: laid.reduce<string | null>(
      (longest, word) => (word.length > (longest?.length ?? 0) ? word : longest),
      null,
    ),
  };
}

function news(before: NominaFrame, after: NominaFrame): string[] {
  const moves = after.view.moves.slice(before.view.moves.length);
  const left = after.view.given_up.filter((seat) => !before.view.given_up.includes(seat));
  const late = (seat: number) =>
    after.log.some(({ name, data }) => name === 'time_up' && data.seat === seat);
  return [
    ...moves.map((move) => laid(after, move)),
    ...left.map((seat) => by(after, seat, late(seat) ? 'news.timeup' : 'news.gaveup', {})),
  ];
}

function laid(frame: NominaFrame, move: NominaMove): string {
  const words = listed(move.words.map(({ word }) => word));
  return by(frame, move.seat, 'news.laid', { words, n: move.points });
}

function by(
  frame: Frame,
  seat: number,
  key: 'news.laid' | 'news.gaveup' | 'news.timeup',
  values: Record<string, unknown>,
): string {
  return seat === aloneAt(frame)
    ? t(`${key}.you`, values)
    : t(key, { name: nameOf(frame, seat), ...values });
}

function cellOf(frame: NominaFrame, move: NominaMove, seat: number, at: number): SheetCell {
  const words = move.words.map(({ word }) => word);
  const spoken = t('pad.move', {
    name: nameOf(frame, seat),
    round: at + 1,
    words: listed(words),
    n: move.points,
  });
  return { text: String(move.points), spoken, words };
}
