// Sessions of the client's own line (web/src/table/socket.svelte.ts) through a bad proxy.
// In: {proxy, server, cookie, tables: [{name, seats, moves}]}. Out: one line a table, what differs.
import { setMaxListeners } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [web] = process.argv.slice(2);
const job = JSON.parse(readFileSync(0, 'utf8'));
const need = createRequire(join(web, 'package.json'));
const { build } = await import(pathToFileURL(need.resolve('vite')).href);
const { svelte } = await import(pathToFileURL(need.resolve('@sveltejs/vite-plugin-svelte')).href);

// The line as the browser gets it, in one file.
const folder = mkdtempSync(join(tmpdir(), 'setzkasten-soak-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
await build({
  root: web,
  configFile: false,
  logLevel: 'error',
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  build: {
    outDir: folder,
    minify: false,
    lib: { entry: join(web, 'src/table/socket.svelte.ts'), formats: ['es'], fileName: 'socket' },
  },
});
setMaxListeners(0);
globalThis.window = new EventTarget();
globalThis.document = Object.assign(new EventTarget(), { hidden: false });
const { TableSocket } = await import(pathToFileURL(join(folder, 'socket.js')).href);

const pause = (millis) => new Promise((done) => setTimeout(done, millis));
const until = async (holds, millis) => {
  for (const ends = Date.now() + millis; !holds() && Date.now() < ends; ) await pause(10);
  return holds();
};
const KNOCKS = 10;
const QUIET_MILLIS = 20_000;
const LOOKS = 5;

/** A frame but for what time alone changes; who sits at this device is not of the frame. */
function still({ now, v, mine, ...frame }) {
  for (const part of ['deadline', 'ballot', 'reading'])
    if (frame[part]) frame[part] = { ...frame[part], left: 0, at: 0, running: false };
  return JSON.stringify(frame, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );
}

/** One after the other, each on a page of its own; nobody waits longer than a knock for an answer. */
async function play(pages, moves) {
  let number = 0;
  for (const [seat, action, kind] of moves) {
    const page = pages[number++ % pages.length];
    if (kind === 'look') page.look(seat);
    else void page.ask({ do: kind, seat, action });
    await pause(30);
  }
}

/**
 * A page knocks until it is answered, on a new line if need be: then it shows what the server shows.
 * On a crowded machine that takes its time, and a page that still waits shows no difference.
 */
async function heard(page) {
  for (let knocks = 0; knocks < KNOCKS; knocks++) {
    page.hurry(); // once: each time a lost line is called anew, and the call before is given up
    if (!(await until(() => page.line === 'open', QUIET_MILLIS))) continue;
    page.sendOverdue();
    const answer = await Promise.race([page.ask(page.looking()), pause(QUIET_MILLIS)]);
    if (answer?.ok) return;
    if (!answer) page.lose();
  }
  const { address, line, failures, farewell, waiting } = page;
  const told = { address, line, failures, farewell, waiting: [...waiting.values()] };
  throw new Error(`nobody answers: ${JSON.stringify(told)}`);
}

/** Whatever had no answer goes out again at the second knock. */
async function settled(pages) {
  for (let round = 0; round < 3; round++) await Promise.all(pages.map(heard));
  const moves = ({ waiting }) => [...waiting.values()].some(({ again }) => again);
  await until(() => !pages.some(moves), QUIET_MILLIS);
}

async function session({ name, seats, moves }) {
  const at = `/api/tables/${name}/socket`;
  const pages = seats.map((seat) => {
    const page = new TableSocket(`ws://127.0.0.1:${job.proxy}${at}`);
    page.look(seat);
    return page;
  });
  await until(() => pages.every((page) => page.frame), QUIET_MILLIS);
  await play(pages, moves);
  return { name, pages };
}

const tables = await Promise.all(job.tables.map(session));
process.stdout.write('calm\n'); // from here on the proxy passes everything on
await settled(tables.flatMap(({ pages }) => pages));
const told = (await Promise.all(tables.map(compared))).flat();
process.stdout.write(`${JSON.stringify(told)}\n`);
process.exit(0);

async function compared({ name, pages }) {
  const told = [];
  for (const page of pages) {
    const parts = await different(name, page);
    if (parts.length) told.push({ name, line: page.line, parts });
    // A knock may be on its way at any time; a move may not be without an answer.
    const left = [...page.waiting.values()].filter(({ again }) => again);
    if (left.length) told.push({ name, unanswered: left });
    page.close();
  }
  return told;
}

/** What differs in the end: a clock that struck between two looks is heard at the next knock. */
async function different(name, page) {
  let parts = [];
  for (let round = 0; round < LOOKS; round++) {
    await heard(page);
    const server = await fresh(name, page.frame?.seat ?? null);
    const seen = page.frame && still(page.frame);
    if (seen === server) return [];
    parts = apart(seen, server);
  }
  return parts;
}

/** The parts of two frames that differ, in short. */
function apart(seen, server) {
  const [one, other] = [JSON.parse(seen ?? '{}'), JSON.parse(server)];
  const parts = Object.keys(other).map((name) => [name, one[name], other[name]]);
  const short = (part) => JSON.stringify(part)?.slice(0, 120);
  const differ = ([, a, b]) => JSON.stringify(a) !== JSON.stringify(b);
  return parts.filter(differ).map(([name, a, b]) => [name, short(a), short(b)]);
}

/** The table as somebody sees it who comes now. */
async function fresh(name, seat) {
  const page = new TableSocket(`ws://127.0.0.1:${job.proxy}/api/tables/${name}/socket`);
  page.look(seat);
  await heard(page);
  const frame = still(page.frame);
  page.close();
  return frame;
}
