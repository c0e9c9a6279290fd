// What the table screen asks of a game: how it looks, how its stones are handled, what it says.
import type { Introduced } from '../intro/introduction';
import { finalFrom, sheetFrom } from './headStart';
import { plainHandle, type Handle } from './handle';
import { plainLook, type Look } from './look';
import { plainTell, type Tell } from './tell';

interface Traits {
  /** Is something of the view only for one seat? Then a lid lies between the turns on one device. */
  hidden: boolean;
  /** In real time: where all play together, each person sits at a page of their own. */
  live: boolean;
  /** False where words bring no points. */
  points: boolean;
  /** Is nothing looked up here? Then what a move brings stands beside the board. */
  wordless: boolean;
}

export interface TableGame<View = unknown> extends Traits {
  name: string;
  /** How the numbers of its clauses begin: a refusal names those of all games. */
  clauses: string[];
  /** Its first minute, fetched when it is wanted. */
  introduction: Introduced;
  look: Look<View>;
  handle: Handle<View>;
  tell: Tell<View>;
}

type Drawn = 'picture' | 'placeOf' | 'final';
interface Told<View> extends Partial<Omit<Traits, 'live'>> {
  name: string;
  clauses: string[];
  introduction: Introduced;
  look: Pick<Look<View>, Drawn> & Partial<Omit<Look<View>, Drawn>>;
  handle?: Partial<Handle<View>>;
  tell?: Partial<Tell<View>>;
}
/** The plain table calls for no round and knows no turn of all: real time needs a face of its own. */
type Pace<View> = { live?: false } | { live: true; look: Required<Pick<Look<View>, 'face'>> };
/** What a game must say of itself, and what it may say where it differs from others. */
export type Plan<View> = Told<View> & Pace<View>;

const plainTraits: Traits = { hidden: false, live: false, points: true, wordless: false };

/** Sums with the points that seats had before the first move. */
const fromStart = <View>(look: Look<View>): Look<View> => ({
  ...look,
  sheet: (frame, trial) => sheetFrom(look.sheet(frame, trial), frame),
  final: (frame) => finalFrom(look.final(frame), frame),
});

/** A whole game from its plan: what it does not say is as in most games. */
export function tableGame<View>({ look, handle, tell, ...traits }: Plan<View>): TableGame<View> {
  return {
    ...plainTraits,
    ...traits,
    look: fromStart({ ...plainLook, ...look }),
    handle: { ...plainHandle, ...handle },
    tell: { ...plainTell, ...tell },
  };
}
