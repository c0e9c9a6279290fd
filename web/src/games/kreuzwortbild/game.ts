// Kreuzwortbild: a picture of crossing words that one person builds in their own time.
import type { Picture } from '../../board/picture';
import type { Objection } from '../../board/pointing';
import { named } from '../../board/squares';
import { t } from './words';
import { tableGame } from '../../table/game';
import Editor from './Editor.svelte';
import type { PictureView } from './view';

export const game = tableGame<PictureView>({
  name: 'Kreuzwortbild',
  clauses: ['HOB-', 'GEN-'],
  introduction: () => import('./introduction'),
  points: false,
  look: {
    face: Editor,
    plainEnd: true,
    placeOf: named,
    picture: pictureOf,
    final: ({ view }) => ({
      heads: [t('picture.words'), t('picture.empty')],
      rows: [
        {
          seat: 0,
          values: [String(view.words.length), String(without(view))],
          total: view.letters,
        },
      ],
      total: t('picture.letters'),
      longest:
        view.words.map(({ word }) => word).sort((one, other) => other.length - one.length)[0] ??
        null,
    }),
  },
  tell: {
    leaving: () => t('picture.leave'),
    turnLine: ({ view }) =>
      t('picture.line', { letters: view.letters, free: view.free, left: view.case_left }),
    endTitle({ view }) {
      if (view.given_up) return t('picture.end.left');
      return t(view.within_goal ? 'picture.end.goal' : 'picture.end.over', { n: without(view) });
    },
    ended: ({ view }) =>
      t(view.given_up ? 'picture.ended.left' : 'picture.ended', { n: view.words.length }),
  },
});

export function pictureOf({ rows, cols, stones, fillers }: PictureView): Picture {
  const chips = fillers.map((square) => ({ square, disc: 'filler', spoken: t('picture.filler') }));
  return {
    label: t('picture.board', { rows, cols }),
    top: 0,
    left: 0,
    rows,
    cols,
    open: false,
    stones,
    last: [],
    chips,
  };
}

export const without = ({ fillers, free }: PictureView): number => fillers.length + free;

/** What is not in order yet: words that are none, doubles, letters alone or apart. */
export function objectionsTo(view: PictureView): Objection[] {
  const words = view.words.filter(({ allowed, double }) => allowed === false || double);
  const found = words.map(({ word, squares, allowed }) => ({
    word,
    squares,
    reason: t(allowed === false ? 'picture.noword' : 'picture.double'),
  }));
  const lone = view.lone.map((square) => ({
    word: null,
    squares: [square],
    reason: t('picture.lone'),
  }));
  const stray = view.stray.length
    ? [{ word: null, squares: view.stray, reason: t('picture.stray') }]
    : [];
  return [...found, ...lone, ...stray].map((one, at) => ({ ...one, pin: at + 1, data: {} }));
}
