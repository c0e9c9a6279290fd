const LOG_LENGTH = 20;
const OF_VIEW = 'view.';
/** The frame after the change; null: one was lost in between, and the whole frame has to be asked for. */
export function changed(frame, change) {
    if (change.v !== frame.v + 1)
        return null;
    const view = { ...frame.view };
    const after = { ...frame, view, v: change.v, now: change.now };
    for (const part of [change, change.own])
        if (part)
            apply(after, view, part);
    return after;
}
function apply(frame, view, { set = {}, lists = {}, log = [] }) {
    for (const [name, value] of Object.entries(set)) {
        const [place, part] = placeOf(frame, view, name);
        place[part] = value;
    }
    for (const [name, splices] of Object.entries(lists)) {
        const [place, part] = placeOf(frame, view, name);
        const items = [...place[part]];
        for (const [at, gone, come] of splices)
            items.splice(at, gone, ...come);
        place[part] = items;
    }
    if (log.length)
        frame.log = [...frame.log, ...log].slice(-LOG_LENGTH);
}
function placeOf(frame, view, name) {
    return name.startsWith(OF_VIEW)
        ? [view, name.slice(OF_VIEW.length)]
        : [frame, name];
}
