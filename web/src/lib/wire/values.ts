// What server and client say to each other (docs/wire.md). Written by ./setz wire.

/** row and column from 0; negative on an open table */
export type Square = [number, number];

/** how well a computer plays */
export type Level =
  | 'leicht'
  | 'leicht+'
  | 'meister'
  | 'meister+'
  | 'mittel'
  | 'mittel+'
  | 'stark'
  | 'stark+'
  | '~leicht'
  | '~leicht+'
  | '~meister'
  | '~meister+'
  | '~mittel'
  | '~mittel+'
  | '~stark'
  | '~stark+'
  | '~~leicht'
  | '~~leicht+'
  | '~~meister'
  | '~~meister+'
  | '~~mittel'
  | '~~mittel+'
  | '~~stark'
  | '~~stark+'
  | '~~~leicht'
  | '~~~meister+'
  | '~~~~leicht'
  | '~~~~meister+';

/** of a house rule */
export type OptionValue = boolean | number | string;

/** of a puzzle's words (RAE-02, RAE-03) */
export type Numbering = 'common' | 'leaflet';

/** how people may talk at a table */
export type TalkWay = 'child' | 'phrases' | 'text';

/** why somebody is reported */
export type ReportReason = 'name' | 'other' | 'spoiling' | 'words';

/** what is said with one tap */
export type Phrase =
  | 'bravo'
  | 'good-night'
  | 'ha-ha'
  | 'hello'
  | 'hm'
  | 'lucky'
  | 'nice-move'
  | 'no'
  | 'oh-no'
  | 'short-break'
  | 'take-your-time'
  | 'thank-you'
  | 'wait-a-moment'
  | 'well-played'
  | 'well-seen'
  | 'yes';

/** what a request wants */
export type Do =
  | 'accept'
  | 'act'
  | 'answer'
  | 'arrange'
  | 'ask-vote'
  | 'busy'
  | 'come-back'
  | 'doubt'
  | 'go-on'
  | 'hold'
  | 'leave'
  | 'look'
  | 'nudge'
  | 'offer'
  | 'offer-words'
  | 'say'
  | 'spell'
  | 'spelled'
  | 'take-back'
  | 'time'
  | 'try'
  | 'undo'
  | 'vote'
  | 'write';
