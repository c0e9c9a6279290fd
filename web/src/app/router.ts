// Addresses after the hash. A page has one address; every address has a page.

export type Route =
  | { page: 'shelf' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; clause?: string }
  | { page: 'sample'; game: string }
  | { page: 'lookup'; word?: string }
  | { page: 'wordlist' }
  | { page: 'games' }
  | { page: 'book'; id?: string }
  | { page: 'settings' }
  | { page: 'mydata' }
  | { page: 'reach' }
  | { page: 'letter'; kind: 'ja' | 'ende'; secret: string }
  | { page: 'abc' }
  | { page: 'puzzles' }
  | { page: 'week'; week?: string }
  | { page: 'daily'; part?: 'tray' | 'crossword'; day?: string }
  | { page: 'puzzle'; id: string }
  | { page: 'solve'; id: string }
  | { page: 'joining'; secret: string }
  | { page: 'sheet'; id: string }
  | { page: 'class'; id: string }
  | { page: 'workshop'; id?: string }
  | { page: 'invited'; secret?: string }
  | { page: 'keeper'; secret?: string }
  | { page: 'admission'; secret: string }
  | { page: 'housetext'; kind: 'impressum' | 'datenschutz' }
  | { page: 'offline' }
  | { page: 'companion'; game?: string }
  | { page: 'lost'; hash: string };

/** `#/regeln/nomina/NOM-02` → the rules page of Nomina at clause NOM-02. */
export function routeOf(hash: string): Route {
  const [name = '', first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  if (name === '') return { page: 'shelf' };
  if (name === 'neu' && first) return { page: 'new', game: first };
  if (name === 'tisch' && first) return { page: 'table', id: first };
  if (name === 'nachspielen' && first) return { page: 'replay', id: first };
  if (name === 'regeln' && first)
    return { page: 'rules', game: first, ...(second && { clause: second }) };
  if (name === 'musterpartie' && first) return { page: 'sample', game: first };
  if (name === 'wort') return { page: 'lookup', ...(first && { word: first }) };
  if (name === 'merkliste') return { page: 'wordlist' };
  if (name === 'wortbuch') return { page: 'book', ...(first && { id: first }) };
  if (name === 'partien') return { page: 'games' };
  if (name === 'meine-daten') return { page: 'mydata' };
  if (name === 'bescheid') return { page: 'reach' };
  if (name === 'post' && (first === 'ja' || first === 'ende') && second)
    return { page: 'letter', kind: first, secret: second };
  if (name === 'abc') return { page: 'abc' };
  if (name === 'raetsel') return first ? { page: 'puzzle', id: first } : { page: 'puzzles' };
  if (name === 'woche') return { page: 'week', ...(first && { week: first }) };
  if (name === 'heute') return dailyOf(first, second);
  if (name === 'loesen' && first) return { page: 'solve', id: first };
  if (name === 'zusammen' && first) return { page: 'joining', secret: first };
  if (name === 'blatt' && first) return { page: 'sheet', id: first };
  if (name === 'klasse' && first) return { page: 'class', id: first };
  if (name === 'werkstatt') return { page: 'workshop', ...(first && { id: first }) };
  if (name === 'komm') return { page: 'invited', ...(first && { secret: first }) };
  if (name === 'wart') return { page: 'keeper', ...(first && { secret: first }) };
  if (name === 'einlass' && first) return { page: 'admission', secret: first };
  if (name === 'impressum' || name === 'datenschutz') return { page: 'housetext', kind: name };
  if (name === 'begleiter') return { page: 'companion', ...(first && { game: first }) };
  if (name === 'ohne-netz') return { page: 'offline' };
  if (name === 'einstellungen') return { page: 'settings' };
  return { page: 'lost', hash };
}

/** The way back: the address of a route, for links. */
export function addressOf(route: Route): string {
  switch (route.page) {
    case 'shelf':
      return '#/';
    case 'new':
      return `#/neu/${encodeURIComponent(route.game)}`;
    case 'table':
      return `#/tisch/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `#/nachspielen/${encodeURIComponent(route.id)}`;
    case 'rules':
      return `#/regeln/${encodeURIComponent(route.game)}${tail(route.clause)}`;
    case 'sample':
      return `#/musterpartie/${encodeURIComponent(route.game)}`;
    case 'lookup':
      return `#/wort${tail(route.word)}`;
    case 'book':
      return `#/wortbuch${tail(route.id)}`;
    case 'wordlist':
      return '#/merkliste';
    case 'games':
      return '#/partien';
    case 'settings':
      return '#/einstellungen';
    case 'mydata':
      return '#/meine-daten';
    case 'reach':
      return '#/bescheid';
    case 'letter':
      return `#/post/${route.kind}/${encodeURIComponent(route.secret)}`;
    case 'abc':
      return '#/abc';
    case 'puzzles':
      return '#/raetsel';
    case 'puzzle':
      return `#/raetsel/${encodeURIComponent(route.id)}`;
    case 'week':
      return `#/woche${tail(route.week)}`;
    case 'daily':
      return `#/heute${tail(PARTS.find(([part]) => part === route.part)?.[1])}${tail(route.day)}`;
    case 'solve':
      return `#/loesen/${encodeURIComponent(route.id)}`;
    case 'joining':
      return `#/zusammen/${encodeURIComponent(route.secret)}`;
    case 'sheet':
      return `#/blatt/${encodeURIComponent(route.id)}`;
    case 'class':
      return `#/klasse/${encodeURIComponent(route.id)}`;
    case 'workshop':
      return `#/werkstatt${tail(route.id)}`;
    case 'invited':
      return `#/komm${tail(route.secret)}`;
    case 'keeper':
      return `#/wart${tail(route.secret)}`;
    case 'admission':
      return `#/einlass/${encodeURIComponent(route.secret)}`;
    case 'housetext':
      return `#/${route.kind}`;
    case 'offline':
      return '#/ohne-netz';
    case 'companion':
      return `#/begleiter${tail(route.game)}`;
    case 'lost':
      return route.hash;
  }
}

export function go(route: Route): void {
  location.hash = addressOf(route);
}

// What a day has, and how addresses call it.
const PARTS = [
  ['tray', 'brett'],
  ['crossword', 'raetsel'],
] as const;

/** `#/heute`, `#/heute/2026-11-18`, `#/heute/brett`, `#/heute/brett/2026-11-18`. */
function dailyOf(first: string | undefined, second: string | undefined): Route {
  const part = PARTS.find(([, name]) => name === first)?.[0];
  const day = part ? second : first;
  return { page: 'daily', ...(part && { part }), ...(day && { day }) };
}

function tail(part: string | undefined): string {
  return part ? `/${encodeURIComponent(part)}` : '';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
