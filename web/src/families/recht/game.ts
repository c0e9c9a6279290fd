// Wer behält recht: one stone and one announced word a turn, a hidden hand, a table without an edge.
import { layingText, wordFirst } from '../../board/laying';
import { lettersOf, type Picture, type Tentative } from '../../board/picture';
import { keyOf } from '../../board/squares';
import type { Frame, LaidWord, Trial } from '../../lib/wire';
import { tableGame, type TableGame } from '../../table/game';
import type { Announcement, SideAction } from '../../table/handle';
import type { SignTold } from '../../table/look';
import { aloneAt, nameOf } from '../../table/seats';
import { endTitle } from '../../table/wording';
import { freeJollies, jollySigns, placeOf, tableOf, writing } from '../typdom/place';
import { piecesOf } from '../typdom/stones';
import { buying, robberies, robberyAt } from '../typdom/trade';
import Announced from './Announced.svelte';
import { finalOf, sheetOf } from './sheet';
import { beginningTold, ended, lately, news, resultTold, stepTold } from './told';
import type { RechtView } from './view';
import { t } from './words';

type RechtFrame = Frame<RechtView>;

const NAME = 'Wer behält recht';

function signsOf({ view }: RechtFrame): SignTold[] {
  const ends = (view.word || view.stones.length) && view.ends.length;
  return [...jollySigns(view.stones), ...(ends ? [{ sign: '⬚', text: t('recht.sign.end') }] : [])];
}

function picture(view: RechtView): Picture {
  const { stones, ends, word } = view;
  const next = (word || stones.length ? ends : []).map((square) => ({
    square,
    kind: 'next',
    spoken: t('recht.end'),
    bare: true,
  }));
  return { ...tableOf(NAME, view), grounds: [...freeJollies(stones), ...next] };
}

/** A new word goes across the finished one, whatever else its first stone touches. */
function laying(stones: readonly Tentative[], view: RechtView, down: boolean): string {
  const lying = lettersOf(picture(view));
  const [first] = stones;
  const { crossed, word } = view;
  if (!word && first && stones.length === 1 && crossed.length > 1) {
    const across = crossed[0]?.[0] === crossed[1]?.[0];
    return `${keyOf(first.square)}${across ? 'v' : '>'} ${writing.signOf?.(first)}`;
  }
  return stones.length > 1
    ? layingText(stones, lying, writing)
    : wordFirst(stones, lying, down, writing);
}

export function recht(): TableGame<RechtView> {
  return tableGame<RechtView>({
    name: NAME,
    clauses: ['WBR-'],
    introduction: () => import('./introduction'),
    hidden: true,
    points: false,
    look: {
      placeOf,
      picture,
      supply: ({ hand }) => ({ kind: 'rack', pieces: piecesOf(hand, false), places: 13 }),
      benches: ({ hand_sizes, stock }) => ({ counts: hand_sizes, stock }),
      standing: ({ view }) => ({ counts: view.hand_sizes, of: 'stones' }),
      panel: Announced,
      sheet: sheetOf,
      final: finalOf,
      signs: signsOf,
    },
    handle: {
      laying,
      saying,
      sideActions: (frame) => (frame.phase === 'finish' ? duties(frame) : choices(frame)),
      squareAction: ({ view }, _seat, square) =>
        view.premium || view.bought ? null : robberyAt(square, view),
    },
    tell: {
      leaving: () => t('recht.leave'),
      layLabel,
      trialLines: (trial) =>
        trial.words.length ? trial.words.map(({ word }) => ({ word, text: '', value: '' })) : [],
      trialNote,
      aside: ({ word, premium }) =>
        premium ? t('recht.tell.aside.premium', { n: premium }) : word,
      turnLine,
      invitation,
      otherwise: () => t('recht.tell.otherwise'),
      endTitle: ending,
      ended,
      news,
      lately,
      greeting,
      lastMove({ moves }) {
        const last = moves.at(-1);
        return last?.word && last.squares.length
          ? { seat: last.seat, words: [announced(last.word)], points: 0 }
          : null;
      },
      stepTold,
    },
  });
}

/** Announced and not paid for: it stands nowhere as a whole. */
const announced = (word: string): LaidWord => ({
  word,
  squares: [],
  points: 0,
  relation: null,
  answer: 'yes',
  parts: [],
});

function saying({ phase, view }: RechtFrame): Announcement | null {
  const text = (word: string) => `says ${word}`;
  if (phase === 'begin')
    return {
      label: t('recht.say'),
      hint: t(view.stones.length ? 'recht.say.crossing' : 'recht.say.first'),
      text,
    };
  const { word } = view;
  if (phase !== 'add' && phase !== 'premium') return null;
  return { label: t('recht.say.after', { word }), hint: t('recht.say.empty', { word }), text };
}

function layLabel(trial: Trial | null, { phase, view }: RechtFrame): string {
  const word = trial?.words[0]?.word;
  if (!word) return t('act.lay');
  if (phase === 'finish' || trial.phase === 'begin') return t('recht.lay.done', { word });
  return t(word === view.word ? 'recht.lay.fit' : 'recht.lay.word', { word });
}

function trialNote(trial: Trial): string {
  if (trial.phase === 'over') return t('recht.note.over');
  return trial.earned ? t('recht.note.premium', { n: trial.earned }) : '';
}

function turnLine({ phase, view }: RechtFrame): string {
  const { word, missing, premium, stones, crossed, bought } = view;
  if (phase === 'finish') return t('recht.turn.finish', { word, missing: [...missing].join(' ') });
  if (premium) return t('recht.turn.premium', { n: premium });
  if (bought) return t('recht.turn.bought');
  if (phase === 'add') return t('recht.turn.add', { word });
  return t(
    crossed.length
      ? 'recht.turn.begin'
      : stones.length
        ? 'recht.turn.elsewhere'
        : 'recht.turn.first',
  );
}

function invitation({ phase }: RechtFrame, stones: number): string {
  if (phase === 'finish') return t('recht.take.finish');
  if (!stones) return t('recht.take');
  return t(phase === 'begin' ? 'recht.more.first' : 'recht.more');
}

/** Whose word came round lays all of it, or pays. */
function duties(frame: RechtFrame): SideAction[] {
  const { word, can_finish: leads } = frame.view;
  const label = t('recht.out');
  const confirm = {
    title: t('recht.out.title'),
    text: t('recht.out.text', { word }),
    yes: label,
    no: t('recht.out.no'),
  };
  return [
    { action: 'finish', label: t('recht.finish', { word }), probes: ['finish'], leads },
    { action: 'drop-out', label, probes: ['drop-out'], confirm },
    ...robberies(frame.view.stones),
  ];
}

function choices({ view }: RechtFrame): SideAction[] {
  const pass = {
    action: 'pass',
    label: t(view.premium ? 'recht.pass.premium' : 'recht.pass'),
    probes: ['pass'],
  };
  return view.premium ? [pass] : [...buying(view), ...robberies(view.stones), pass];
}

/** Who starts, and why; in an evening also how the game before ended. */
function greeting(frame: RechtFrame): string {
  const { starter, stones, moves, results } = frame.view;
  if (starter === null || moves.length || stones.length || frame.over) return '';
  const name = nameOf(frame, starter);
  const before = results.at(-1);
  if (before) return `${resultTold(frame, before, results.length)} ${beginningTold(frame)}`;
  if (frame.options.start === 'agreed') return '';
  return t(starter === aloneAt(frame) ? 'typdom.begins.letter.you' : 'typdom.begins.letter', {
    name,
  });
}

function ending(frame: RechtFrame): string {
  const [winner] = frame.winners;
  if (winner === undefined) return t('typdom.end.nobody');
  if (frame.view.results.length > 1) return endTitle(frame);
  const values = { name: nameOf(frame, winner), n: frame.scores[winner] ?? 0 };
  return t(winner === aloneAt(frame) ? 'typdom.end.paid.you' : 'typdom.end.paid', values);
}
