// What may come over the line to a table: each message has some of these parts.
import type {
  Announcement,
  Answer,
  Arranged,
  Arranging,
  Bilingual,
  Company,
  Frame,
  FrameChange,
  Nudge,
  Waiting,
  Written,
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
  written?: Written[];
  restart?: true;
  announced?: Announcement | null;
};
