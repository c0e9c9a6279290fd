// An analysis in words: names of moves, sentences of turning points, what was missed.
import { listed } from '../board/spoken';
import { gameOf } from '../games';
import { t, tMaybe } from '../app/language.svelte';
import type { AnalysedRound, Analysis, Better, Replay, TurningPoint } from '../lib/wire';
import { ownName } from '../table/seats';
import { moveNumbers, told } from './telling';

/** At which step of the replay a move was made, or a round was over; 0: nowhere. */
export function stepOf(replay: Replay, analysis: Analysis, number: number): number {
  if (!analysis.rounds.length) {
    const numbers = moveNumbers(replay);
    return Math.max(0, numbers.indexOf(number));
  }
  const played = (view: unknown): number => (view as { rounds?: unknown[] }).rounds?.length ?? 0;
  return Math.max(
    0,
    replay.steps.findIndex(({ view }) => played(view) >= number),
  );
}

/** Its words, else the stones that it lays as the game names them, else what it is. */
export function doing(game: string, { words, stones, action }: Better): string {
  if (words.length) return listed([...words]);
  const naming = gameOf(game)?.tell.naming ?? (({ letter }) => letter);
  if (stones.length) return listed(stones.map(naming));
  return tMaybe(`analysis.do.${action.split(' ')[0]}`) ?? action;
}

export function betterTold(game: string, better: Better): string {
  const key = better.complete ? 'analysis.better' : 'analysis.better.least';
  return t(key, { words: doing(game, better), n: better.gain });
}

/** A turning point in one sentence. */
export function turningTold(replay: Replay, analysis: Analysis, turning: TurningPoint): string {
  const { number, seat, kind } = turning;
  const name = ownName(replay.seats[seat], seat);
  if (analysis.rounds.length) {
    const points = analysis.rounds[number - 1]?.points[seat] ?? 0;
    const key = kind === 'lead' ? 'analysis.round.lead' : 'analysis.round.brought';
    return t(key, { n: number, name, points });
  }
  const better = analysis.moves[number - 1]?.better;
  const rest: string[] = [];
  if (kind === 'lead') rest.push(t('analysis.leads', { name }));
  if (kind === 'missed' && better) rest.push(wouldHave(replay.game, analysis.unit, better));
  const made = told(replay, stepOf(replay, analysis, number));
  return t('analysis.move', { n: number, told: [made, ...rest].join(' ') });
}

function wouldHave(game: string, unit: Analysis['unit'], better: Better): string {
  const key = better.complete ? 'analysis.would' : 'analysis.would.least';
  const gain = t(`analysis.gain.${unit}`, { n: better.gain });
  const k = better.words.length || better.stones.length || 1;
  return t(key, { words: doing(game, better), gain, k });
}

export function unseenTold({ unseen, rounds, unit }: Analysis): string {
  if (!unseen) return '';
  const long = unseen.last > unseen.first ? 'analysis.unseen.long' : 'analysis.unseen.once';
  const key = rounds.length ? 'analysis.unseen.round' : long;
  return t(key, { ...unseen, gain: t(`analysis.gain.${unit}`, { n: unseen.gain }) });
}

/** What each seat left lying, one sentence each. */
export function wastedTold(replay: Replay, { wasted }: Analysis): string[] {
  return wasted.flatMap(({ earned, jollies }, seat) => {
    const name = ownName(replay.seats[seat], seat);
    const left = earned ? tMaybe(`wasted.${replay.game}`, { name, n: earned }) : undefined;
    return [
      ...(left ? [left] : []),
      ...(jollies ? [t('analysis.wasted.jollies', { name, n: jollies })] : []),
    ];
  });
}

/** What nobody found in a round, and which hands could have been laid. */
export function missedTold(replay: Replay, { missed, count, complete }: AnalysedRound): string[] {
  const shared = missed.filter(({ seat }) => seat === null);
  const hands = missed.flatMap(({ seat, words }) =>
    seat === null
      ? []
      : [t('analysis.missed.hand', { name: nameAt(replay, seat), words: listed(words) })],
  );
  if (!shared.length) return hands.length ? hands : [t('analysis.missed.none')];
  const named = shared.map(({ words, points }) => `${words[0]} ${points}`).join(', ');
  const words = count > shared.length ? t('analysis.missed.more', { words: named }) : named;
  return [t(complete ? 'analysis.missed' : 'analysis.missed.least', { n: count, words }), ...hands];
}

const nameAt = (replay: Replay, seat: number): string => ownName(replay.seats[seat], seat);
