// Krux: two halves of a board, each builds in the own one and sets blockers into the other.
import { layingText } from '../../board/laying';
import { lettersOf, type Picture } from '../../board/picture';
import { keyOf, named } from '../../board/squares';
import { numeral, t } from '../../app/language.svelte';
import { aloneAt, nameOf } from '../../table/seats';
import type { Frame, Seat, Trial } from '../../lib/wire';
import type { SideAction, TableGame, TrialLine } from '../game';
import Blockers from './Blockers.svelte';
import { finalOf, remarksOf } from './count';
import { blocking, FIRST, givingBack, halfOf, rebuilding } from './handling';
import { lately, news, stepTold } from './told';
import type { KruxView } from './view';

type KruxFrame = Frame<KruxView>;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
// In which phases may stones that lie be moved or given back, by both?
const PLAYING = new Set(['lay', 'after', 'last']);

export const krux: TableGame<KruxView> = {
  id: 'krux',
  name: 'Krux',
  clauses: ['KRX-', 'GEN-'],
  points: false,
  placeOf: named,
  thinkingMillis: ({ time }) => (typeof time === 'number' && time > 0 ? time * 1000 : null),
  premature: ({ code }, stones, view) =>
    (code === 'three_stones' && stones < view.stones_due) || (code === 'ten_blockers' && stones < FIRST),

  picture(view, table) {
    const { rows, cols, stones, last, blockers, after = [] } = view;
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
      gap: { row: rows / 2, above: halfName(table, 0), below: halfName(table, 1) },
      chips: blockers.map((square) => {
        const pin = pins.get(keyOf(square));
        return { square, disc: 'block', spoken: t(pin ? 'krux.afterblocker' : 'krux.blocker', { n: pin ?? 0 }), ...(pin && { pin }) };
      }),
    } satisfies Picture;
  },

  supply: (view) => ({
    kind: 'case',
    letters: LETTERS.map((letter) => ({ letter, left: view.case[letter] ?? 0 })),
    bons: null,
    chips: { disc: 'block', text: t('krux.chips', { n: view.chips }) },
  }),
  reach: (view, seat) => (square) => halfOf(view, square) === seat,
  laying: (stones, view) => layingText(stones, lettersOf(krux.picture(view))),

  handling(frame, seat) {
    if (frame.phase === 'block') return blocking(frame, seat, FIRST);
    return frame.phase === 'after' && frame.view.turn === seat ? blocking(frame, seat, frame.view.due) : null;
  },
  handlings(frame, people) {
    const builders = people.filter((seat) => frame.view.stones.some(({ square }) => halfOf(frame.view, square) === seat));
    return PLAYING.has(frame.phase) ? builders.flatMap((seat) => [rebuilding(frame, seat), givingBack(frame, seat)]) : [];
  },

  layLabel: (trial) => (trial?.earned ? t('krux.lay.earned', { earned: numeral(trial.earned), n: trial.earned }) : t('act.lay')),
  trialLines,
  turnLine(frame, seat) {
    const line = t('krux.turn', { due: capital(numeral(frame.view.stones_due)), n: frame.view.stones_due, half: whose(frame, seat) });
    return frame.phase === 'last' ? `${t('nomina.lastmove')} ${line}` : line;
  },
  invitation({ view }, stones) {
    const n = view.stones_due - stones;
    return t(stones ? 'nomina.more' : 'nomina.take', { due: numeral(n), n });
  },

  sideActions(frame): SideAction[] {
    const no = t('giveup.stay');
    if (frame.phase === 'after') {
      const n = frame.view.due;
      return [{ action: 'pass', label: t('krux.decline', { n }), confirm: { title: t('krux.decline.title', { n }), text: t('krux.decline.text', { n }), yes: t('krux.decline.yes'), no: t('krux.decline.no') } }];
    }
    if (frame.phase === 'last') {
      const label = t('nomina.pass');
      return [{ action: 'pass', label, confirm: { title: t('nomina.pass.title'), text: t('krux.pass.text'), yes: label, no } }];
    }
    if (frame.phase !== 'lay') return [];
    const label = t('giveup.label');
    return [{ action: 'give-up', label, confirm: { title: t('giveup.title'), text: t('krux.giveup.text'), yes: label, no } }];
  },

  panel: Blockers,
  sheet: () => null,
  final: finalOf,
  remarks: remarksOf,
  news,
  lately,
  stepTold,
  lastMove: () => null,
  /** Who starts was drawn: each seat's letter (GEN-03). */
  greeting(frame) {
    const letters = frame.view.drawn;
    if (!letters.length || frame.view.stones.length || frame.phase !== 'lay') return '';
    return t('nomina.drawn', { draws: letters.map((letter, seat) => `${nameOf(frame, seat)} ${letter}`) });
  },
};

function trialLines(trial: Trial): TrialLine[] {
  const words = trial.words.map(({ word, answer, relation }) => {
    const text = answer === 'no' ? t('krux.try.noword') : relation === 'inflection' ? t('krux.try.inflection') : '';
    return { word, text, value: '' };
  });
  if (!trial.earned) return words;
  return [...words, { text: t('krux.try.earned', { n: trial.earned }), value: `+${trial.earned}`, sum: words.length > 0 }];
}

function halfName(table: { seats: Seat[] } | undefined, seat: number): string {
  return table ? nameOf(table, seat) : '';
}

function whose(frame: KruxFrame, seat: number): string {
  return seat === aloneAt(frame) ? t('krux.half.yours') : t('krux.half.own');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
