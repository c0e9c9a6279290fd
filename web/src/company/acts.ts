// What the menu of a table offers about its seats.
import { t } from '../app/language.svelte';
import type { Company, Frame } from '../lib/wire';
import type { Inviting } from './InviteDialog.svelte';
import type { Desk } from '../table/desk.svelte';
import { sitsHere } from '../table/seats';

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
  const onact = (): void => void desk.socket.ask({ do: 'hold', seat, aye });
  return [{ label: t(aye ? 'clock.hold' : 'clock.release'), onact }];
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
