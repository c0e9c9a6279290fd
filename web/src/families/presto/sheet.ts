// The sheets of Presto: ranks of the evening, or points.
import { clockFace } from '../../table/clock.svelte';
import { t } from './words';
import { endedTold, mostOf, of } from '../../ending/told';
import { t as endT } from '../../ending/words';
import { aloneAt, nameOf } from '../../table/seats';
import { endTitle } from '../../table/wording';
import type { Frame } from '../../lib/wire';
import type { Final, Sheet } from '../../table/look';
import { stonesOf, type PrestoRound, type PrestoStone, type PrestoView } from './view';

type PrestoFrame = Frame<PrestoView>;

export interface Place {
  seat: number;
  /** From 1; null for who has not finished. */
  rank: number | null;
  time: string;
  left: number;
  points: number;
  stones: PrestoStone[];
}

/** All seats, the first to finish on top. */
export function placesOf({ finishes, points, boards }: PrestoRound): Place[] {
  const places = points.map((n, seat): Place => {
    const at = finishes.findIndex((finish) => finish.seat === seat);
    const finish = finishes[at];
    return {
      seat,
      rank: finish ? at + 1 : null,
      time: finish ? clockFace(Math.round(finish.millis / 1000)) : '',
      left: finish?.left ?? 0,
      points: n,
      stones: stonesOf(boards[seat] ?? []),
    };
  });
  return places.sort(
    (one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || one.seat - other.seat,
  );
}

const cellText = (place: Place, ranks: boolean): string =>
  ranks ? (place.rank === null ? '–' : `${place.rank}.`) : String(place.points);

export function sheetOf(frame: PrestoFrame, ranks: boolean): Sheet | null {
  const { rounds } = frame.view;
  if (!rounds.length) return null;
  return {
    title: t(ranks ? 'presto.pad.ranks' : 'pad.title'),
    rounds: rounds.map((round) => {
      const places = new Map(placesOf(round).map((place) => [place.seat, place]));
      return frame.seats.map((_, seat) => {
        const place = places.get(seat);
        return place ? { text: cellText(place, ranks), spoken: '', words: [] } : null;
      });
    }),
    foot: [{ label: t(ranks ? 'presto.wins' : 'pad.sum'), cells: frame.scores.map(String) }],
  };
}

export function finalOf(frame: PrestoFrame, ranks: boolean): Final {
  const { rounds } = frame.view;
  const rows = frame.seats.map((_, seat) => {
    const times = rounds.flatMap(({ finishes }) =>
      finishes.filter((finish) => finish.seat === seat).map(({ millis }) => millis),
    );
    const best = times.length ? clockFace(Math.round(Math.min(...times) / 1000)) : '–';
    return { seat, values: [String(times.length), best], total: frame.scores[seat] ?? 0 };
  });
  return {
    heads: [t('presto.finished'), t('presto.best')],
    rows: rows.sort((one, other) => other.total - one.total),
    total: t(ranks ? 'presto.wins' : 'presto.points'),
    longest: null,
  };
}

export function endingOf(frame: PrestoFrame, ranks: boolean): string {
  const n = Math.max(...frame.scores);
  if (!n) return t('presto.end.nobody');
  if (!ranks) return endTitle(frame);
  const [first] = frame.winners;
  if (frame.winners.length === 1 && first === aloneAt(frame)) return t('presto.end.you', { n });
  return t('presto.end', { names: frame.winners.map((seat) => nameOf(frame, seat)), n });
}

export function ended(frame: PrestoFrame): string {
  const { rounds } = frame.view;
  const fastest = mostOf(
    rounds.flatMap(({ finishes }) => finishes),
    ({ millis }) => -millis,
  );
  const time = fastest && clockFace(Math.round(fastest.millis / 1000));
  return endedTold(
    frame,
    endT('ended.rounds', { n: rounds.length }),
    fastest ? of(frame, fastest.seat, 'decisive.fastest', { time }) : '',
  );
}
