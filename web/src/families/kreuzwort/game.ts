// The crossing games of Typ-Dom: Kreuzwort-Spiel in two editions and Point-Typ-Dom. A hidden hand,
// a table without an edge.
import { wordFirst } from '../../board/laying';
import { lettersOf, type Picture } from '../../board/picture';
import type { Frame, Trial } from '../../lib/wire';
import type { Introduced } from '../../intro/introduction';
import { bestMoveTold, endedTold, outTold, restTold } from '../../ending/told';
import { tableGame, type TableGame } from '../../table/game';
import type { SideAction } from '../../table/handle';
import { aloneAt, nameOf } from '../../table/seats';
import { endTitle } from '../../table/wording';
import { freeJollies, jollySigns, placeOf, tableOf, writing } from '../typdom/place';
import { piecesOf } from '../typdom/stones';
import { buying, buyingMany, robberies, robberyAt } from '../typdom/trade';
import { t } from '../typdom/words';
import { finalOf, sheetOf } from './sheet';
import { lately, news, stepTold } from './told';
import type { TypdomView } from './view';

type TypdomFrame = Frame<TypdomView>;

/** What differs on the screen; the rules are the server's. */
interface Edition {
  introduction: Introduced;
  name: string;
  clauses: string[];
  points: boolean;
  /** How many places the tray for bought stones has. */
  most: number;
}

export function crossing({
  introduction,
  name,
  clauses,
  points,
  most,
}: Edition): TableGame<TypdomView> {
  const picture = (view: TypdomView): Picture => ({
    ...tableOf(name, view, points),
    grounds: freeJollies(view.stones),
  });
  return tableGame<TypdomView>({
    name,
    clauses,
    introduction,
    hidden: true,
    points,
    look: {
      placeOf,
      picture,
      supply: ({ hand }) => ({ kind: 'rack', pieces: piecesOf(hand, points), places: 13 }),
      benches: ({ hand_sizes, stock }) => ({ counts: hand_sizes, stock }),
      standing: ({ view }) => ({ counts: view.hand_sizes, of: 'stones' }),
      sheet: (frame, trial) => sheetOf(frame, trial, points),
      final: (frame) => finalOf(frame, points),
      signs: ({ view }) => jollySigns(view.stones),
    },
    handle: {
      laying: (stones, view, down) => wordFirst(stones, lettersOf(picture(view)), down, writing),
      sideActions: ({ view, phase }) => [
        ...buying(view, { must: phase === 'buy' }),
        ...several(view, most),
        ...robberies(view.stones),
        passing(view),
      ],
      squareAction: ({ view }, _seat, square) => (view.second ? null : robberyAt(square, view)),
    },
    tell: {
      leaving: () => t(points ? 'typdom.leave.points' : 'typdom.leave'),
      layLabel: (trial, frame) => layLabel(trial, frame, points),
      trialNote,
      turnLine,
      invitation: ({ phase }, stones) =>
        t(phase === 'buy' ? 'typdom.late' : stones ? 'typdom.more' : 'typdom.take'),
      otherwise: () => t('hands.otherwise'),
      endTitle: (frame) => ending(frame, points),
      ended(frame) {
        const { hand_sizes: hands, moves } = frame.view;
        const decisive = points ? bestMoveTold(frame, moves) : restTold(frame, hands);
        return endedTold(frame, outTold(frame, hands), decisive);
      },
      news: (before, after) => news(before, after, points),
      lately: (frame) => lately(frame, points),
      greeting,
      lastMove({ moves }) {
        const last = moves.at(-1);
        return last?.words.length
          ? { seat: last.seat, words: last.words, points: last.points }
          : null;
      },
      stepTold,
    },
  });
}

function layLabel(trial: Trial | null, { view }: TypdomFrame, points: boolean): string {
  const word = trial?.words[0]?.word;
  if (!trial || !word) return t(view.second ? 'typdom.lay.second' : 'act.lay');
  if (points)
    return t(view.second ? 'typdom.lay.second.points' : 'typdom.lay.points', {
      word,
      n: trial.points,
    });
  return t(view.second ? 'typdom.lay.second.word' : 'typdom.lay.word', { word });
}

function trialNote(trial: Trial, { view }: TypdomFrame): string {
  if (trial.phase === 'over') return t('typdom.note.over');
  return trial.phase === 'second'
    ? t('typdom.note.second')
    : view.second
      ? t('typdom.note.is.second')
      : '';
}

function turnLine(frame: TypdomFrame): string {
  if (frame.phase === 'buy') return t('typdom.turn.late');
  if (frame.view.second) return t('typdom.turn.second');
  return t(frame.view.stones.length ? 'typdom.turn' : 'typdom.turn.first');
}

function several({ colours, stock }: TypdomView, most: number): SideAction[] {
  const many = {
    label: t('typdom.buy.many'),
    title: t('typdom.buy.title.many'),
    text: t('typdom.buy.text.many', { most }),
    most: Math.min(most, stock),
    yes: (n: number) =>
      n === 1 ? t('typdom.buy.yes.one') : n ? t('typdom.buy.yes', { n }) : t('typdom.buy.none'),
  };
  return buyingMany(colours, many);
}

function passing({ second }: TypdomView): SideAction {
  return {
    action: 'pass',
    label: t(second ? 'typdom.pass.second' : 'typdom.pass'),
    probes: ['pass'],
  };
}

/** Who starts, and why. */
function greeting(frame: TypdomFrame): string {
  const { starter, stones, moves } = frame.view;
  if (
    starter === null ||
    moves.length ||
    stones.length ||
    frame.over ||
    frame.options.start === 'agreed'
  )
    return '';
  const you = starter === aloneAt(frame);
  const key = frame.options.start === 'lot' ? 'hands.begins.lot' : 'typdom.begins.letter';
  return t(you ? `${key}.you` : key, { name: nameOf(frame, starter) });
}

function ending(frame: TypdomFrame, points: boolean): string {
  const [winner] = frame.winners;
  if (winner === undefined) return t('typdom.end.nobody');
  const n = frame.scores[winner] ?? 0;
  const you = winner === aloneAt(frame);
  const values = { name: nameOf(frame, winner), n };
  if (!points) return t(you ? 'typdom.end.paid.you' : 'typdom.end.paid', values);
  if (n === Math.max(...frame.scores)) return endTitle(frame);
  return t(you ? 'typdom.end.out.you' : 'typdom.end.out', values);
}
