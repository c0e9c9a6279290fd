// Presto, 1936 and Super: everybody turns the stones at once and builds a crossword alone. Its
// table has a face of its own.
import { around, joined } from '../../board/extent';
import type { Picture } from '../../board/picture';
import { t } from './words';
import { aloneAt, nameOf } from '../../table/seats';
import type { Frame, ReplayStep } from '../../lib/wire';
import type { Introduced } from '../../intro/introduction';
import { tableGame, type TableGame } from '../../table/game';
import { EMPTY } from './building.svelte';
import Face from './Face.svelte';
import Middle from './Middle.svelte';
import { placeOf, stonesOf } from '../typdom/place';
import { ended, endingOf, finalOf, placesOf, sheetOf } from './sheet';
import type { PrestoView } from './view';

type PrestoFrame = Frame<PrestoView>;

/** What differs on the screen; the rules are the server's. */
interface Edition {
  introduction: Introduced;
  clauses: string[];
  /** Are ranks noted instead of points? */
  ranks: boolean;
}

export function presto({ introduction, clauses, ranks }: Edition): TableGame<PrestoView> {
  return tableGame<PrestoView>({
    name: 'Presto',
    clauses: [...clauses, 'GEN-'],
    introduction,
    hidden: true,
    live: true,
    points: !ranks,
    look: {
      face: Face,
      middle: Middle,
      headline: ({ view }) => t('live.round', { n: view.round }),
      placeOf,
      picture: boardOf,
      sheet: (frame) => sheetOf(frame, ranks),
      final: (frame) => finalOf(frame, ranks),
    },
    tell: {
      leaving: (_, others) => (others > 1 ? t('presto.leave') : ''),
      endTitle: (frame) => endingOf(frame, ranks),
      ended,
      news,
      lately: (frame) =>
        frame.view.finished.length
          ? t('presto.ready', { names: frame.view.finished.map((seat) => nameOf(frame, seat)) })
          : '',
      stepTold,
    },
  });
}

/** For the slider: the best crossword of the round that was over last. */
function boardOf({ rounds, building, boards }: PrestoView): Picture {
  const last = rounds.at(-1);
  const stones = building.length
    ? (boards[0]?.stones ?? [])
    : last
      ? (placesOf(last)[0]?.stones ?? [])
      : [];
  return {
    label: t('presto.board'),
    look: 'tdm',
    open: true,
    ...joined(
      EMPTY,
      around(
        stones.map(({ square }) => square),
        1,
      ),
    ),
    stones: stonesOf(stones),
    last: [],
  };
}

function news(before: PrestoFrame, after: PrestoFrame): string[] {
  const told: string[] = [];
  if (after.phase === 'build' && before.phase !== 'build') told.push(t('presto.begins'));
  const same = before.view.round === after.view.round;
  const fresh = (now: number[], then: number[]) =>
    now.filter((seat) => same && !then.includes(seat) && seat !== aloneAt(after));
  told.push(
    ...fresh(after.view.finished, before.view.finished).map((seat) =>
      t('presto.isdone', { name: nameOf(after, seat) }),
    ),
  );
  told.push(
    ...fresh(after.view.out, before.view.out).map((seat) =>
      t('presto.isout', { name: nameOf(after, seat) }),
    ),
  );
  if (after.view.rounds.length > before.view.rounds.length)
    told.push(t('presto.over', { n: after.view.rounds.length }));
  return told;
}

function stepTold(
  { kind, seat, action }: ReplayStep,
  nameOfSeat: (seat: number) => string,
): string | undefined {
  const [verb = ''] = (action ?? '').split(' ');
  if (kind === 'chance') return t('presto.step.deal');
  if (seat === null) return undefined;
  const name = nameOfSeat(seat);
  if (verb === 'go') return t('presto.step.go', { name });
  if (verb === 'build') return t('presto.step.build', { name });
  if (verb === 'done') return t('presto.isdone', { name });
  return verb === 'give-up' ? t('presto.isout', { name }) : undefined;
}
