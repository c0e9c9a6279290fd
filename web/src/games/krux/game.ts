// Krux: two halves of a board, each builds in the own one and sets blockers into the other.
import { aheadOf } from '../../newgame/handicap';
import { layingText } from '../../board/laying';
import { lettersOf, type Picture } from '../../board/picture';
import { keyOf, named } from '../../board/squares';
import { numeral } from '../../app/language.svelte';
import { t } from './words';
import { aloneAt, nameOf, sitsHere } from '../../table/seats';
import type { Frame, Trial } from '../../lib/wire';
import { capital, compartments, drawsTold } from '../../families/wood/letters';
import { tableGame } from '../../table/game';
import type { SideAction } from '../../table/handle';
import type { TrialLine } from '../../table/tell';
import Blockers from './Blockers.svelte';
import { ended, finalOf, remarksOf } from './count';
import { blocking, FIRST, givingBack, halfOf, rebuilding } from './handling';
import { lately, news, stepTold } from './told';
import type { KruxView } from './view';

type KruxFrame = Frame<KruxView>;
type Table = Pick<Frame, 'seats' | 'mine'>;

// In which phases may stones that lie be moved or given back, by both?
const PLAYING = new Set(['lay', 'after', 'last']);

export const game = tableGame<KruxView>({
  name: 'Krux',
  clauses: ['KRX-', 'GEN-'],
  introduction: () => import('./introduction'),
  points: false,
  look: {
    placeOf: named,
    picture,
    supply: (view) => ({
      kind: 'case',
      letters: compartments(view.case),
      bons: null,
      chips: { disc: 'block', text: t('krux.chips', { n: view.chips }) },
    }),
    panel: Blockers,
    standing: (frame) => ({
      counts: frame.view.so_far.map((n, at) => n + aheadOf(frame, at)),
      of: 'points',
    }),
    signs: ({ view }) => [
      ...(view.blockers.length ? [{ sign: '✕', text: t('krux.sign.blocker') }] : []),
      ...(view.after?.length ? [{ sign: '✕1', text: t('krux.sign.after') }] : []),
    ],
    final: finalOf,
    remarks: remarksOf,
  },
  handle: {
    laying: (stones, view) => layingText(stones, lettersOf(picture(view))),
    reach: (view, seat) => (square) => halfOf(view, square) === seat,
    handling(frame, seat) {
      if (frame.phase === 'block') return blocking(frame, seat, FIRST);
      return frame.phase === 'after' && frame.view.turn === seat
        ? blocking(frame, seat, frame.view.due)
        : null;
    },
    handlings(frame, people) {
      const builders = people.filter((seat) =>
        frame.view.stones.some(({ square }) => halfOf(frame.view, square) === seat),
      );
      return PLAYING.has(frame.phase)
        ? builders.flatMap((seat) => [rebuilding(frame, seat), givingBack(frame, seat)])
        : [];
    },
    sideActions,
  },
  tell: {
    leaving: () => t('krux.leave'),
    lastOne: (frame, seat) =>
      frame.view.given_up === seat
        ? t('leave.alone')
        : t('leave.lastmove', { name: nameOf(frame, seat) }),
    layLabel: (trial) =>
      trial?.earned
        ? t('krux.lay.earned', { earned: numeral(trial.earned), n: trial.earned })
        : t('act.lay'),
    trialLines,
    turnLine(frame, seat) {
      const line = t('krux.turn', {
        due: capital(numeral(frame.view.stones_due)),
        n: frame.view.stones_due,
        half: whose(frame, seat),
      });
      return frame.phase === 'last' ? `${t('wood.lastmove')} ${line}` : line;
    },
    invitation({ view }, stones) {
      const n = view.stones_due - stones;
      return t(stones ? 'wood.more' : 'wood.take', { due: numeral(n), n });
    },
    ended,
    news,
    lately,
    stepTold,
    greeting: ({ phase, view, ...frame }) =>
      phase === 'lay' && !view.stones.length ? drawsTold(frame, view.drawn) : '',
  },
});

/** Whoever has this device to themselves sees the own half below, with the same coordinates. */
function swapped(table: Table | undefined): boolean {
  const own = table?.seats.flatMap((_, seat) => (sitsHere(table, seat) ? [seat] : []));
  return own?.length === 1 && own[0] === 0;
}

function picture(view: KruxView, table?: Table): Picture {
  const { rows, cols, stones, last, blockers, after = [] } = view;
  const low = swapped(table);
  const pins = new Map(after.map((square, at) => [keyOf(square), at + 1]));
  return {
    label: t('krux.board', { rows: rows / 2, cols }),
    top: 0,
    left: 0,
    rows,
    cols,
    open: false,
    stones,
    last,
    gap: {
      row: rows / 2,
      above: halfName(table, low ? 1 : 0),
      below: halfName(table, low ? 0 : 1),
      swapped: low,
    },
    chips: blockers.map((square) => {
      const pin = pins.get(keyOf(square));
      return {
        square,
        disc: 'block',
        spoken: t(pin ? 'krux.afterblocker' : 'krux.blocker', { n: pin ?? 0 }),
        ...(pin && { pin }),
      };
    }),
  };
}

function sideActions(frame: KruxFrame): SideAction[] {
  const no = t('giveup.stay');
  if (frame.phase === 'after') {
    const n = frame.view.due;
    return [
      {
        action: 'pass',
        label: t('krux.decline', { n }),
        confirm: {
          title: t('krux.decline.title', { n }),
          text: t('krux.decline.text', { n }),
          yes: t('krux.decline.yes'),
          no: t('krux.decline.no'),
        },
      },
    ];
  }
  if (frame.phase === 'last') {
    const label = t('wood.pass');
    return [
      {
        action: 'pass',
        label,
        confirm: { title: t('wood.pass.title'), text: t('krux.pass.text'), yes: label, no },
      },
    ];
  }
  if (frame.phase !== 'lay') return [];
  const label = t('giveup.label');
  return [
    {
      action: 'give-up',
      label,
      confirm: { title: t('giveup.title'), text: t('krux.giveup.text'), yes: label, no },
    },
  ];
}

function trialLines(trial: Trial): TrialLine[] {
  const words = trial.words.map(({ word, answer, relation }) => {
    const text =
      answer === 'no'
        ? t('krux.try.noword')
        : relation === 'inflection'
          ? t('krux.try.inflection')
          : '';
    return { word, text, value: '' };
  });
  if (!trial.earned) return words;
  return [
    ...words,
    {
      text: t('krux.try.earned', { n: trial.earned }),
      value: `+${trial.earned}`,
      sum: words.length > 0,
    },
  ];
}

function halfName(table: Table | undefined, seat: number): string {
  return table ? nameOf(table, seat) : '';
}

function whose(frame: KruxFrame, seat: number): string {
  return seat === aloneAt(frame) ? t('krux.half.yours') : t('krux.half.own');
}
