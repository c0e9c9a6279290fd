// What happened in Wer behält recht, in sentences.
import { keyOf } from '../../board/squares';
import { t, type Key } from './words';
import { endedTold, of, outTold, restTold } from '../../ending/told';
import { t as endT } from '../../ending/words';
import { aloneAt, nameOf } from '../../table/seats';
import type { Frame, ReplayStep } from '../../lib/wire';
import { chanceTold, lastTurn } from '../hands/turns';
import { stonesTold } from '../kreuzwort/told';
import type { RechtMove, RechtResult, RechtView } from './view';

type RechtFrame = Frame<RechtView>;

const LAID: Record<string, Key> = {
  begin: 'recht.said',
  change: 'recht.said',
  fit: 'recht.fitted',
  finish: 'recht.completed',
};

export const signed = (n: number): string => (n < 0 ? `−${-n}` : n ? `+${n}` : '0');

/** One sentence a move, by name or as "Du", and what it earned. */
function moveTold(frame: RechtFrame, move: RechtMove): string {
  const { seat, kind, word } = move;
  const say = (key: Key, values: Record<string, unknown> = {}) =>
    t((seat === aloneAt(frame) ? `${key}.you` : key) as Key, {
      name: nameOf(frame, seat),
      word,
      ...values,
    });
  const laid = LAID[kind];
  if (laid) {
    const premiums = [
      move.square_premium && t('recht.premium.square'),
      move.vowel_premium && t('recht.premium.vowel'),
    ];
    return [say(move.complete ? 'recht.completed' : laid), ...premiums].filter(Boolean).join(' ');
  }
  if (kind === 'out' || kind === 'left')
    return say(kind === 'out' ? 'recht.outed' : 'recht.left', { n: move.paid });
  if (kind === 'rob') return say('typdom.robbed', { letter: letterAt(frame.view, move) });
  if (kind === 'buy') return say('typdom.bought', { stones: stonesTold(1) });
  return say(kind === 'time' ? 'typdom.timeup' : 'recht.passed');
}

function letterAt(view: RechtView, { squares: [square] }: RechtMove): string {
  return (
    view.stones.find((stone) => square && keyOf(stone.square) === keyOf(square))?.letter ?? '?'
  );
}

export function resultTold(
  frame: RechtFrame,
  { winner, change }: RechtResult,
  game: number,
): string {
  if (winner === null) return t('recht.tied', { game });
  return t(winner === aloneAt(frame) ? 'recht.won.you' : 'recht.won', {
    game,
    name: nameOf(frame, winner),
    change: signed(change[winner] ?? 0),
  });
}

export function news(before: RechtFrame, after: RechtFrame): string[] {
  const ended = after.view.results
    .slice(before.view.results.length)
    .map((result, at) => resultTold(after, result, before.view.results.length + at + 1));
  const same = before.view.game === after.view.game;
  const told = same
    ? after.view.moves.slice(before.view.moves.length).map((move) => moveTold(after, move))
    : [];
  if (after.phase === 'finish' && before.phase !== 'finish' && after.view.author !== null)
    told.push(dutyTold(after, after.view.author));
  if (!same) ended.push(beginningTold(after));
  return [...told, ...ended];
}

/** Whose word came to nothing, else who had stones left; an evening is decided by all its games. */
export function ended(frame: RechtFrame): string {
  const { results, moves, hand_sizes: hands } = frame.view;
  if (results.length > 1) return endedTold(frame, endT('ended.games', { n: results.length }), '');
  const failed = moves.filter(({ kind }) => kind === 'out').at(-1);
  const decisive = failed
    ? of(frame, failed.seat, 'decisive.unfinished', { word: failed.word })
    : restTold(frame, hands);
  const [alone, ...others] = frame.seats.flatMap((_, at) =>
    frame.view.out.includes(at) ? [] : [at],
  );
  const why =
    alone === undefined || others.length || frame.seats.length < 2
      ? outTold(frame, hands)
      : of(frame, alone, 'ended.dropped');
  return endedTold(frame, why, decisive);
}

/** 'Partie 2 beginnt Anna.' */
export function beginningTold(frame: RechtFrame): string {
  const { game, turn } = frame.view;
  return t(turn === aloneAt(frame) ? 'recht.next.you' : 'recht.next', {
    game,
    name: nameOf(frame, turn),
  });
}

function dutyTold(frame: RechtFrame, author: number): string {
  return t(author === aloneAt(frame) ? 'recht.duty.you' : 'recht.duty', {
    word: frame.view.word,
    name: nameOf(frame, author),
  });
}

/** The last turn: all moves that its seat made in a row. */
export function lately(frame: RechtFrame): string {
  const told = lastTurn(frame.view.moves).map((move) => moveTold(frame, move));
  if (!told.length) return '';
  if (frame.phase === 'finish' && frame.view.author !== null)
    told.push(dutyTold(frame, frame.view.author));
  return told.join(' ');
}

/** Steps of a replay: announcements are words, so only the rest is told here. */
export function stepTold(
  { kind, seat, action, words }: ReplayStep,
  nameOfSeat: (seat: number) => string,
): string | undefined {
  if (!action) return undefined;
  const [verb = '', ...rest] = action.split(' ');
  if (kind === 'chance' || seat === null) return chanceTold(action, nameOfSeat);
  const name = nameOfSeat(seat);
  const word = words[0]?.word ?? '';
  if (action.includes(' says ')) return t('recht.said', { name, word });
  if (verb === 'finish') return t('recht.completed', { name, word });
  if (verb === 'buy') return t('typdom.bought', { name, stones: stonesTold(1) });
  if (verb === 'rob') return t('typdom.robbed.replay', { name });
  if (verb === 'drop-out') return t('recht.out.replay', { name });
  if (verb === 'pass') return t('recht.passed', { name });
  return word ? t('recht.fitted', { name, word }) : undefined;
}
