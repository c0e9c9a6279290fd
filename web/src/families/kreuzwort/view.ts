// The crossing games of Typ-Dom as the server shows them.
export type { KreuzwortMove as TypdomMove, KreuzwortView as TypdomView } from '../../lib/wire';
