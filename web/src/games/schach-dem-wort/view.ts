// Schach dem Wort as the server shows it.
import type { Frame, SchachView } from '../../lib/wire';

export type {
  SchachCounted as Counted,
  SchachMove,
  SchachSeenWord as SeenWord,
  SchachView,
} from '../../lib/wire';

export type SchachFrame = Frame<SchachView>;
