import { introductionOf } from '../../families/presto/introduction';
import { say } from '../../intro/introduction';

export const introduction = introductionOf(
  say(
    'Danach zählt der Platz: Wer früher fertig ist, steht vorn.',
    'Then places count: who is done earlier stands in front.',
  ),
);
