// The growing row: letters of a hidden hand before or behind the word that lies.
import { layingText } from '../../board/laying';
import { lettersOf, plainPiece, type Picture } from '../../board/picture';
import { named } from '../../board/squares';
import { chanceTold } from '../../families/hands/turns';
import type { Frame, ToyView } from '../../lib/wire';
import { tableGame } from '../../table/game';
import type { Final, RackContents } from '../../table/look';
import { t } from './words';

const HAND = 5;
const FREE = '.';

export const game = tableGame<ToyView>({
  name: 'Wachsende Zeile',
  clauses: ['TOY-'],
  introduction: () => import('./introduction'),
  hidden: true,
  look: {
    placeOf: named,
    picture,
    supply,
    sheet: ({ scores }) => ({
      rounds: [],
      foot: [{ label: t('pad.sum'), cells: scores.map(String) }],
    }),
    final: finalOf,
  },
  handle: {
    laying: (stones, view) => layingText(stones, lettersOf(picture(view))),
    sideActions: () => [{ action: 'pass', label: t('toy.pass'), probes: ['pass'] }],
  },
  tell: {
    turnLine: ({ view }) => t(lying(view) ? 'toy.turn' : 'toy.turn.first'),
    invitation: () => t('toy.take'),
    stepTold: ({ seat, action }, nameOfSeat) =>
      seat === null
        ? chanceTold(action ?? '', nameOfSeat)
        : action === 'pass'
          ? t('toy.passed', { name: nameOfSeat(seat) })
          : undefined,
  },
});

const lying = ({ row }: ToyView): string => row.replaceAll(FREE, '');

function picture({ row }: ToyView): Picture {
  const stones = [...row].flatMap((letter, col) =>
    letter === FREE ? [] : [{ square: [0, col] as [number, number], letter }],
  );
  const label = t('toy.board', { n: row.length });
  return { label, top: 0, left: 0, rows: 1, cols: row.length, open: false, stones, last: [] };
}

function supply({ hand }: ToyView): { kind: 'rack' } & RackContents {
  const pieces = hand.map((letter, at) => ({ ...plainPiece(letter, 1), id: `${letter}${at}` }));
  return { kind: 'rack', pieces, places: HAND, few: true };
}

function finalOf({ scores, view }: Frame<ToyView>): Final {
  const rows = scores.map((total, seat) => ({
    seat,
    values: [],
    total,
    left: (view.shown[seat] ?? []).map((letter) => ({ letter })),
  }));
  rows.sort((one, other) => other.total - one.total);
  return { heads: [], rows, longest: lying(view) || null };
}
