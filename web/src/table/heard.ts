// What may come over the line of a table: an answer, or one of these.
import type {
  Answer,
  Arranged,
  Arranging,
  Bilingual,
  Company,
  Frame,
  FrameChange,
  Nudge,
  Waiting,
} from '../lib/wire';

export type Heard = Partial<Answer> & {
  frame?: Frame;
  change?: FrameChange;
  waiting?: Waiting;
  company?: Company;
  arranged?: Arranged;
  arranging?: Arranging;
  nudge?: Nudge;
  again?: string;
  farewell?: Bilingual;
  restart?: true;
};
