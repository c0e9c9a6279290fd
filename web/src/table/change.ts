// A frame and what became of it: the server tells the parts that changed, lists by what comes and goes.
import type { Frame, FrameChange, OwnChange } from '../lib/wire';

const LOG_LENGTH = 20;
const OF_VIEW = 'view.';

type Parts = Record<string, unknown>;

/** The frame after the change; null: one was lost in between, and the whole frame has to be asked for. */
export function changed(frame: Frame, change: FrameChange): Frame | null {
  if (change.v !== frame.v + 1) return null;
  const view = { ...(frame.view as Parts) };
  const after = { ...frame, view, v: change.v, now: change.now };
  for (const part of [change, change.own]) if (part) apply(after, view, part);
  return after;
}

function apply(frame: Frame, view: Parts, { set = {}, lists = {}, log = [] }: OwnChange): void {
  for (const [name, value] of Object.entries(set)) {
    const [place, part] = placeOf(frame, view, name);
    place[part] = value;
  }
  for (const [name, splices] of Object.entries(lists)) {
    const [place, part] = placeOf(frame, view, name);
    const items = [...(place[part] as unknown[])];
    for (const [at, gone, come] of splices) items.splice(at, gone, ...come);
    place[part] = items;
  }
  if (log.length) frame.log = [...frame.log, ...log].slice(-LOG_LENGTH);
}

function placeOf(frame: Frame, view: Parts, name: string): [Parts, string] {
  return name.startsWith(OF_VIEW)
    ? [view, name.slice(OF_VIEW.length)]
    : [frame as unknown as Parts, name];
}
