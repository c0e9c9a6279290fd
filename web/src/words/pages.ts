// Words of the pages around the table: shelf, new game, games, replay, rules, look-up, settings.
import type { Words } from '../app/language.svelte';
import { analysis } from './analysis';
import { book } from './book';
import { contest } from './contest';
import { house } from './house';
import { gamelist } from './gamelist';
import { lookup } from './lookup';
import { mydata } from './mydata';
import { reaching } from './reach';
import { newgame } from './newgame';
import { replay } from './replay';
import { rules } from './rules';
import { settings } from './settings';
import { shelf } from './shelf';

export const pages = {
  ...analysis,
  ...book,
  ...contest,
  ...shelf,
  ...newgame,
  ...gamelist,
  ...replay,
  ...rules,
  ...lookup,
  ...settings,
  ...mydata,
  ...reaching,
  ...house,
} as const satisfies Words;
