// What the menu of a table offers about its seats, its clock and its end.
import { gameFacts } from '../app/facts.svelte';
import { t } from '../app/language.svelte';
import type { Company, Frame } from '../lib/wire';
import type { Inviting } from './InviteDialog.svelte';
import type { Desk } from '../table/desk.svelte';
import { endsIt } from '../table/leaving';
import { sitsHere } from '../table/seats';
import { refusalSentence } from '../table/wording';

export type Ending = 'leave' | 'agree';

interface MenuAct {
  label: string;
  onact: () => void;
}

/** Whoever laid the table stops the clock for all, and lets it go on. */
export function holdingActs(desk: Desk, frame: Frame): MenuAct[] {
  const { company } = desk.socket;
  const seat = desk.lid.here.find((at) => frame.people.includes(at));
  if (!frame.clock || frame.over || seat === undefined || (company && !company.opener)) return [];
  const aye = !frame.clock.held;
  const onact = async (): Promise<void> => {
    const outcome = await desk.socket.ask({ do: 'hold', seat, aye });
    if ('refusal' in outcome) desk.agreeing.told = refusalSentence(outcome.refusal);
  };
  return [{ label: t(aye ? 'clock.hold' : 'clock.release'), onact: () => void onact() }];
}

export function invitingActs(
  frame: Frame,
  company: Company | null,
  onask: (kind: Inviting) => void,
  /** Has everybody a hand of their own? Then it may lie on a telephone. */
  hidden = false,
): MenuAct[] {
  const own = frame.people.filter((at) => sitsHere(frame, at));
  if (!own.length || frame.over) return [];
  const kinds: Inviting[] = ['carry'];
  if (hidden && (company?.opener ?? true)) kinds.push('hand');
  if (company) kinds.push('mate', 'watch');
  if (company?.opener && own.length < frame.people.length) kinds.push('anew');
  return kinds.map((kind) => ({
    label: t(kind === 'watch' ? 'invite.watch' : `${kind}.menu`),
    onact: () => onask(kind),
  }));
}

/** Other words from now on, the game broken off by consent, or leaving it alone. */
export function endingActs(
  desk: Desk,
  frame: Frame,
  leavers: number[],
  onsheet: (sheet: Ending) => void,
): MenuAct[] {
  const [only] = leavers;
  if (only === undefined) return [];
  const ends = leavers.length === 1 && endsIt(frame, only);
  const seat = desk.lid.here.find((at) => frame.people.includes(at)) ?? only;
  const acts: MenuAct[] = [];
  if (gameFacts(frame.game)?.words?.length && !frame.offer)
    acts.push({ label: t('agree.menu'), onact: () => onsheet('agree') });
  const abort = async (): Promise<void> => {
    const refusal = await desk.agreeing.offer(seat, 'abort');
    if (refusal) desk.agreeing.told = refusalSentence(refusal);
  };
  if (frame.people.length > 1 && !frame.offer)
    acts.push({ label: t('abort.menu'), onact: () => void abort() });
  acts.push({ label: t(ends ? 'leave.menu.end' : 'leave.menu'), onact: () => onsheet('leave') });
  return acts;
}
