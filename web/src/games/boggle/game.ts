// Boggle: sixteen dice, a sand-glass, and lists that stay hidden until they are read. Its table has
// a face of its own.
import type { Picture } from '../../board/picture';
import { named } from '../../board/squares';
import { listed } from '../../board/spoken';
import { t } from './words';
import { aloneAt, nameOf } from '../../table/seats';
import type { Frame, ReplayStep } from '../../lib/wire';
import { tableGame } from '../../table/game';
import Face from './Face.svelte';
import Middle from './Middle.svelte';
import { letterAt, SIDE, squares } from './paths';
import { ended, endingOf, finalOf, sheetOf } from './sheet';
import type { BoggleView } from './view';

type BoggleFrame = Frame<BoggleView>;

export const game = tableGame<BoggleView>({
  name: 'Boggle',
  clauses: ['BOG-', 'SOL-', 'GEN-'],
  introduction: () => import('./introduction'),
  hidden: true,
  live: true,
  look: {
    face: Face,
    middle: Middle,
    headline: ({ view }) => t('live.round', { n: view.round }),
    placeOf: named,
    picture: diceOf,
    sheet: sheetOf,
    final: finalOf,
  },
  tell: {
    leaving: ({ phase }, others) => (others > 1 && phase === 'search' ? t('boggle.leave') : ''),
    endTitle: endingOf,
    ended,
    news,
    lately: (frame) =>
      frame.view.done.length
        ? t('boggle.turned', { names: frame.view.done.map((seat) => nameOf(frame, seat)) })
        : '',
    stepTold,
  },
});

/** The dice for the slider: those that lie there, else those of the round that was read last. */
function diceOf({ letters, rounds }: BoggleView): Picture {
  const shown = letters || (rounds.at(-1)?.letters ?? '');
  const stones = shown
    ? squares.map((square) => ({ square, letter: letterAt(shown, square), kind: 'ivory' }))
    : [];
  return {
    label: t('boggle.tray'),
    top: 0,
    left: 0,
    rows: SIDE,
    cols: SIDE,
    open: false,
    stones,
    last: [],
  };
}

function news(before: BoggleFrame, after: BoggleFrame): string[] {
  const told: string[] = [];
  if (after.phase === 'search' && before.phase !== 'search') told.push(t('boggle.begins'));
  const done = after.view.done.filter(
    (seat) => !before.view.done.includes(seat) && seat !== aloneAt(after),
  );
  if (done.length && after.phase === 'search')
    told.push(...done.map((seat) => t('boggle.isdone', { name: nameOf(after, seat) })));
  if (before.phase === 'search' && after.phase !== 'search') told.push(t('boggle.searched'));
  const round = after.view.rounds.at(-1);
  if (round && after.view.rounds.length > before.view.rounds.length) {
    told.push(
      `${listed(round.points.map((n, seat) => t('boggle.scored', { name: nameOf(after, seat), n })))}.`,
    );
  }
  return told;
}

function stepTold(
  { kind, seat, action }: ReplayStep,
  nameOfSeat: (seat: number) => string,
): string | undefined {
  const [verb = '', word = ''] = (action ?? '').split(' ');
  if (kind === 'chance') return t('boggle.step.shake');
  if (kind === 'expired') return t('boggle.ends');
  if (seat === null) return undefined;
  const name = nameOfSeat(seat);
  if (verb === 'go') return t('boggle.step.go', { name });
  if (verb === 'done') return t('boggle.isdone', { name });
  if (verb === 'strike') return t('boggle.step.strike', { name, word });
  return verb ? t('boggle.step.write', { name, word: verb }) : undefined;
}
