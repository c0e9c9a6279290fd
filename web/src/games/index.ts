// The games that this client can show. A new game is one file and one line here.
import type { TableGame } from './game';
import { boggle } from './boggle';
import { cartino } from './cartino';
import { kreuzwortbild } from './kreuzwortbild';
import { krux } from './krux';
import { lingua } from './lingua';
import { nomina } from './nomina';
import { presto1936, prestoSuper } from './presto';
import { recht1936, rechtSuper } from './recht';
import { schachDemWort } from './schach';
import { kreuzwort1936, kreuzwortSuper, pointTypDom } from './typdom';

const all = [
  nomina,
  krux,
  lingua,
  kreuzwort1936,
  kreuzwortSuper,
  pointTypDom,
  presto1936,
  prestoSuper,
  schachDemWort,
  recht1936,
  rechtSuper,
  cartino,
  boggle,
  kreuzwortbild,
] as TableGame[];
const games = new Map(all.map((game) => [game.id, game]));

export function gameOf(id: string): TableGame | undefined {
  return games.get(id);
}
