// Sessions of the client's own line (web/src/table/socket.svelte.ts) through a bad proxy.
// In: {proxy, server, cookie, tables: [{name, seats, moves}]}. Out: one line a table, what differs.
import { setMaxListeners } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [web] = process.argv.slice(2);
const job = JSON.parse(readFileSync(0, 'utf8'));
const need = createRequire(join(web, 'package.json'));
const typescript = need('typescript');
const { compileModule } = need('svelte/compiler');

const plain = (path) =>
  typescript.transpileModule(readFileSync(join(web, 'src/table', path), 'utf8'), {
    compilerOptions: { target: 'esnext', module: 'esnext' },
  }).outputText;

// Beside node_modules, so that the runtime of the components is found.
const folder = mkdtempSync(join(web, '.soak-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
// What it imports of its own folder is plain code without imports.
const line = plain('socket.svelte.ts').replace(/from '\.\/(\w+)'/g, (_, name) => {
  writeFileSync(join(folder, `${name}.mjs`), plain(`${name}.ts`));
  return `from './${name}.mjs'`;
});
writeFileSync(join(folder, 'socket.mjs'), compileModule(line, { generate: 'client' }).js.code);
setMaxListeners(0);
globalThis.window = new EventTarget();
globalThis.document = Object.assign(new EventTarget(), { hidden: false });
const { TableSocket } = await import(pathToFileURL(join(folder, 'socket.mjs')).href);

const pause = (millis) => new Promise((done) => setTimeout(done, millis));
const until = async (holds, millis) => {
  for (const ends = Date.now() + millis; !holds() && Date.now() < ends; ) await pause(10);
  return holds();
};
const HEARD_MILLIS = 300;
const QUIET_MILLIS = 20_000;

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

/** Time passes: a page that knocks hears how the table is, or finds out that its line is dead. */
async function settled(pages) {
  for (let round = 0; round < 4; round++) {
    for (const page of pages.filter(({ line }) => line !== 'open')) {
      page.lose();
      page.hurry();
    }
    await until(() => pages.every((page) => page.line === 'open'), QUIET_MILLIS);
    for (const page of pages) page.listenIn();
    await pause(HEARD_MILLIS);
  }
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
await pause(500);
await settled(tables.flatMap(({ pages }) => pages));
const told = (await Promise.all(tables.map(compared))).flat();
process.stdout.write(`${JSON.stringify(told)}\n`);
process.exit(0);

async function compared({ name, pages }) {
  const told = [];
  for (const page of pages) {
    const server = await fresh(name, page.frame?.seat ?? null);
    const seen = page.frame && still(page.frame);
    if (seen !== server) told.push({ name, line: page.line, parts: apart(seen, server) });
    // A knock may be on its way at any time; a move may not be without an answer.
    const left = [...page.waiting.values()].filter(({ again }) => again);
    if (left.length) told.push({ name, unanswered: left });
    page.close();
  }
  return told;
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
  await until(() => page.frame, QUIET_MILLIS);
  if (seat !== null) {
    page.look(seat);
    await until(() => page.frame?.seat === seat, QUIET_MILLIS);
  }
  const frame = still(page.frame);
  page.close();
  return frame;
}
